import type { ContentKindName } from '../content-entries.ts';
import type { FoundText } from '../texts-of.ts';

/** Kinds whose texts are set in brochures, certificates, covers or share pictures, all in one font. */
const printedKinds: ReadonlySet<ContentKindName> = new Set([
  'provider',
  'pages',
  'about',
  'certificates',
  'families',
  'courses',
  'skillTerms',
  'skillPrograms',
  'intermediateTerms',
  'intermediatePrograms',
  'superTerms',
  'superPrograms',
  'workshops',
  'enrolment',
  'phpProjects',
  'projectDocumentations',
]);
/**
 * Matches a text if the font of PDFs and pictures has all its characters. A test, `postbuild/fonts/anek-latin.test.ts`,
 * compares this pattern with the font.
 */
export const printablePattern = /^[\u0020-\u007e\u00a1-\u00ff–—‘’“”•…−₹]*$/u;

/** For a kind, the field that is never printed. Only browsers show it, and browsers have fonts for every letter. */
const neverPrintedFieldByKind: Partial<Record<ContentKindName, string>> = {
  provider: 'chat',
  pages: 'description',
};

/** Names the first letter of a text that can't be printed; null when all can. */
export function describeUnprintableLetter(
  { text, field }: FoundText,
  kind: ContentKindName,
): string | null {
  if (
    !printedKinds.has(kind) ||
    neverPrintedFieldByKind[kind] === field ||
    printablePattern.test(text)
  )
    return null;
  const letter = [...text].find((one) => !printablePattern.test(one)) ?? '';
  return `holds "${letter}", which brochures and pictures can not print; leave it out`;
}
