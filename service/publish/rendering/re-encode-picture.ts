/** Makes the picture for the site from an uploaded file. The caller stores the picture. */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntryListName } from '#contract/published/published-entries.ts';
import type { StoredPicture } from '#database/publications/picture-port.ts';
import { maxPictureBytes } from '#domain/max-picture-bytes.ts';
import { pictureRefusals } from '../problems/picture-refusals.ts';
import { RenderingFailed, runRenderingScript } from './run-rendering-script.ts';

/**
 * The time limit for re-encoding a picture. A photograph of 50 million pixels takes half a second; the slowest allowed
 * file takes three seconds.
 */
const timeLimitMs = 30_000;

type ReEncodedPicture = { at: 'made'; picture: StoredPicture } | { at: 'refused'; why: string };

let lastInTurn: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes pictures one after the other, because one picture may need half a gigabyte of memory. Only tests pass
 * `run`.
 */
export async function reEncodePicture(
  list: EntryListName,
  bytes: Uint8Array,
  run = runRenderingScript,
): Promise<ReEncodedPicture> {
  if (bytes.length > maxPictureBytes) return { at: 'refused', why: pictureRefusals.bytes };
  const made = lastInTurn.then(() => reEncode(list, bytes, run));
  lastInTurn = made.catch(() => {});
  return made;
}

async function reEncode(
  list: EntryListName,
  bytes: Uint8Array,
  run: typeof runRenderingScript,
): Promise<ReEncodedPicture> {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'));
  try {
    const [from, to] = [join(folder, 'upload'), join(folder, 'picture.webp')];
    await writeFile(from, bytes);
    const args = [`--list=${list}`, `--from=${from}`, `--to=${to}`];
    const answer = await run('re-encode-picture.ts', args, null, AbortSignal.timeout(timeLimitMs));
    const { width, height, refused } = JSON.parse(answer);
    if (refused !== undefined) return { at: 'refused', why: refused };
    const made = await readFile(to);
    const hash = createHash('sha256').update(made).digest('base64url').slice(0, 8);
    return {
      at: 'made',
      picture: { name: `picture-${hash}.webp`, width, height, bytes: made },
    };
  } catch (error) {
    // A file that takes too long, or that makes the process fail, is refused with the same words as a file that is no
    // picture.
    const isFile = error instanceof RenderingFailed || (error as Error).name === 'AbortError';
    if (isFile) return { at: 'refused', why: pictureRefusals.kind };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
