import { uploadedPictureNameOf } from '#contract/published/published-picture.ts';
import { maxPictureBytes } from '#domain/max-picture-bytes.ts';
import { Field } from '../ui/field.tsx';

type PictureFieldsProps = {
  entryKey: string;
  help: string;
  /** The present picture of the entry; empty for none. */
  src: string;
  alt: string;
  wrong: (name: string) => string | undefined;
};

const megabytes = maxPictureBytes / (1024 * 1024);

/** Shows the picture of an entry, and the fields to replace or remove it. */
export function PictureFields({ entryKey, help, src, alt, wrong }: PictureFieldsProps) {
  const name = uploadedPictureNameOf(src);
  return (
    <fieldset className="entry-picture">
      <legend>Picture</legend>
      {src !== '' && (
        <>
          <img src={name === null ? src : `/desk/publish/pictures/${name}`} alt={alt} />
          <input type="hidden" name="pictureSrc" value={src} />
          <label className="tick">
            <input type="checkbox" name="withoutPicture" />
            Take the picture away
          </label>
        </>
      )}
      <Field
        id={`${entryKey}-picture`}
        name="picture"
        label={src === '' ? 'File' : 'Another file'}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        help={`${help} JPEG, PNG, WebP or AVIF, at most ${megabytes} MB. You need the permission of whoever it shows.`}
        wrong={wrong('picture')}
      />
      <Field
        id={`${entryKey}-alt`}
        name="alt"
        label="What the picture shows"
        help="For people who do not see it"
        autoComplete="off"
        defaultValue={alt}
        wrong={wrong('alt')}
      />
    </fieldset>
  );
}
