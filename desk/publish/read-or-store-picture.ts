import type { EntryListName } from '#contract/published/published-entries.ts';
import { type Picture, uploadedPictureNameOf } from '#contract/published/published-picture.ts';
import type { PublishApi, PublishProblem } from '../api-types/publish-api.ts';

type PictureResult =
  | { at: 'none' }
  | { at: 'picture'; picture: Picture }
  | { at: 'refused'; problem: PublishProblem };

/**
 * Reads the picture of the submitted form: a new file, or the picture that the form names. A new file is stored at
 * once, so that it is kept when the form is refused. `before` is the present picture of the entry.
 */
export async function readOrStorePicture(
  publish: PublishApi,
  list: EntryListName,
  form: FormData,
  before: Picture | undefined,
): Promise<PictureResult> {
  const file = form.get('picture');
  const alt = String(form.get('alt') ?? '')
    .replaceAll('\0', '')
    .trim();
  if (file instanceof File && file.size > 0) {
    const added = await publish.addPicture(list, new Uint8Array(await file.arrayBuffer()));
    if (added.at === 'refused') return added;
    const { at: _, ...picture } = added;
    return { at: 'picture', picture: { ...picture, alt } };
  }
  const src = String(form.get('pictureSrc') ?? '');
  if (src === '' || form.get('withoutPicture') !== null) return { at: 'none' };
  if (src === before?.src) return { at: 'picture', picture: { ...before, alt } };
  const name = uploadedPictureNameOf(src);
  const stored = name === null ? null : await publish.picture(name);
  if (stored === null)
    return {
      at: 'refused',
      problem: { field: 'picture', sentence: 'The picture is gone. Choose the file again.' },
    };
  const { width, height } = stored;
  return { at: 'picture', picture: { src, alt, width, height } };
}
