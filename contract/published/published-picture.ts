/**
 * A picture of an entry. An uploaded picture is published as a file with a hash in its name, so that the file never
 * changes. `npm run content -- adopt` moves such a file into `public/`.
 */
import * as z from 'zod/mini';
import { strictShape as strict } from './strict-shape.ts';

const uploadedPath = /^\/assets\/(picture-[\w-]{8}\.webp)$/;

/** The name of an uploaded picture's file; null for a picture of `public/`. */
export const uploadedPictureNameOf = (src: string): string | null =>
  uploadedPath.exec(src)?.[1] ?? null;
export const uploadedPicturePathOf = (name: string) => `/assets/${name}`;

const pixels = z.int().check(z.positive('must be more than nothing'));

export const pictureSchema = strict({
  src: z
    .string()
    .check(z.regex(/^\/(?:assets\/picture-[\w-]{8}|pictures\/[a-z0-9-]+)\.webp$/, 'is no picture')),
  /** A description of the picture in words, for people who do not see it. */
  alt: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(120, 'must have at most 120 letters'),
    ),
  width: pixels,
  height: pixels,
});
export type Picture = z.infer<typeof pictureSchema>;

/** The names of the uploaded pictures that these entries show, each once. */
export function listUploadedPictureNames(
  entries: Readonly<Record<string, Readonly<Record<string, object | null>> | undefined>> = {},
): string[] {
  const names = Object.values(entries).flatMap((list) =>
    Object.values(list ?? {}).flatMap((fields) => {
      const { picture } = (fields ?? {}) as { picture?: Picture };
      return (picture && uploadedPictureNameOf(picture.src)) ?? [];
    }),
  );
  return [...new Set(names)];
}
