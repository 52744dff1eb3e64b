import type { KindName } from '../entry.ts';
import type { FoundText } from '../texts-of.ts';

/** What becomes a brochure, a certificate, a cover or a picture for sharing is drawn in one font. */
const printed: ReadonlySet<KindName> = new Set([
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
/** What that font holds; `postbuild/fonts.test.ts` compares. */
export const printable = /^[\u0020-\u007e\u00a1-\u00ff–—‘’“”•…−₹]*$/u;

/** Shown by a phone alone, which has letters for everything. */
const onScreenOnly: Partial<Record<KindName, string>> = { provider: 'chat', pages: 'description' };

/** Letters that would be empty boxes on paper; null when there are none. */
export function whyNotPrinted({ text, field }: FoundText, kind: KindName): string | null {
  if (!printed.has(kind) || onScreenOnly[kind] === field || printable.test(text)) return null;
  const letter = [...text].find((one) => !printable.test(one)) ?? '';
  return `holds "${letter}", which brochures and pictures can not print; leave it out`;
}
