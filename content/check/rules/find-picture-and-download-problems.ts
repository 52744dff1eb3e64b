/**
 * Checks pictures and downloads. Each picture that an entry names must be in `public/`, with the same upper and lower
 * case, neither empty nor too large. Each picture in `public/` must be named by an entry. A picture, document or
 * archive that the build makes must be named after its entry.
 */
import { uploadedPictureNameOf } from '#contract/published/published-picture.ts';
import {
  type ContentEntry,
  checkEachEntry,
  listAllEntries,
  makeFieldProblem,
} from '../content-entries.ts';
import type { ContentProblem } from '../content-problem.ts';
import { formatDidYouMean } from '../find-closest-word.ts';
import type { RuleInput } from '../rule-input.ts';
import { type FoundText, textsOf } from '../texts-of.ts';

const isPicture = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
/** The maximum size of a picture: half a megabyte takes several seconds on a slow phone. */
const largestBytes = 500_000;

export function findPictureAndDownloadProblems(input: RuleInput): ContentProblem[] {
  const { content, files } = input;
  const named = listAllEntries(content)
    .filter(({ kind }) => kind !== 'certificates')
    .flatMap((entry) =>
      textsOf(entry.value)
        .filter(namesPicture)
        .map(({ place, text }) => ({ entry, place, address: text })),
    );
  const used = new Set(named.map(({ address }) => address));
  const unused = [...files.public.keys()].filter((path) => isPicture.test(path) && !used.has(path));
  return [
    ...named.flatMap(({ entry, place, address }) => {
      const reason = whyNoPicture(address, files.public);
      return reason === null ? [] : [makeFieldProblem(entry, place, reason)];
    }),
    ...unused
      // A file that differs from a used picture only in upper and lower case is not reported as unused. The entry with
      // the wrong spelling is reported instead.
      .filter((path) => ![...used].some((one) => one.toLowerCase() === path.toLowerCase()))
      .map((path) => ({
        file: `public${path}`,
        entry: null,
        reason:
          'no entry of the content names this picture; delete it, or name it where it belongs',
      })),
    ...builtFilePathProblems(input),
  ];
}

function whyNoPicture(address: string, sizes: ReadonlyMap<string, number>): string | null {
  const size = sizes.get(address);
  if (!isPicture.test(address)) return `"${address}" is no picture (webp, png, jpg, svg or avif)`;
  if (size === 0) return `"${address}" is an empty file`;
  if (size !== undefined && size > largestBytes) {
    return `"${address}" is ${Math.round(size / 1000)} kB, too heavy for a phone; make it smaller than ${largestBytes / 1000} kB`;
  }
  if (size !== undefined) return null;
  const known = [...sizes.keys()];
  const otherCase = known.find((path) => path.toLowerCase() === address.toLowerCase());
  if (otherCase)
    return `"${address}" is spelled "${otherCase}" in the folder public; capitals count`;
  return `"${address}" is not in the folder public${formatDidYouMean(address, known)}`;
}

/**
 * Whether the text is the path of a picture file of the project. A portrait or logo that is drawn has a word such as
 * `harini-s` instead, and an uploaded picture is not part of the project.
 */
function namesPicture({ key, text }: FoundText): boolean {
  return (
    text.startsWith('/') &&
    (key === 'image' || key === 'src') &&
    uploadedPictureNameOf(text) === null
  );
}

/**
 * Checks the paths of certificates and project downloads, which the build names after the slug or id of their entry. If
 * an entry named another file, visitors would get the file of another entry, or none.
 */
function builtFilePathProblems({ content }: RuleInput): ContentProblem[] {
  const compare = (entry: ContentEntry, place: string, found: string, made: string) =>
    found === made
      ? []
      : [
          makeFieldProblem(
            entry,
            place,
            `is "${found}", but the build makes this one as "${made}"`,
          ),
        ];
  return [
    ...checkEachEntry(content, 'certificates', ({ slug, image, pdfLink }, entry) => [
      ...compare(entry, 'image', image, `/certificates/${slug}.webp`),
      ...compare(entry, 'pdfLink', pdfLink, `/certificates/${slug}.pdf`),
    ]),
    ...checkEachEntry(content, 'phpProjects', ({ id, downloads }, entry) => [
      ...compare(entry, 'downloads, source', downloads.source, `/downloads/${id}.zip`),
      ...compare(
        entry,
        'downloads, documentation',
        downloads.documentation,
        `/downloads/${id}.pdf`,
      ),
    ]),
  ];
}
