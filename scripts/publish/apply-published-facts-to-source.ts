/**
 * Computes the source files of `content/` with the published contact details and fees, so that a new machine starts
 * with them. `apply-published-entries-to-source.ts` does the same for entries. Batches and announcements are
 * temporary, so they stay in the database. Facts for which `content/` has no line stay there too.
 */
import type { PublishedFacts } from '#contract/published/published-facts.ts';
import { quoteStringLiteral } from './quote-string-literal.ts';

interface AdoptedFacts {
  /** The new text of each file that changes, by its path. */
  files: Record<string, string>;
  /** Sentences that say which facts were not written, and why. */
  left: string[];
}

const providerFile = 'content/provider.ts';
const feesFile = 'content/fees.ts';
const feeNames: Readonly<Record<string, string>> = {
  workshop: 'workshopRupees',
  skill: 'skillRupees',
  course: 'internshipRupees',
  intermediate: 'intermediateRupees',
  super: 'superRupees',
};

/**
 * Returns the new texts of the files that change; the caller writes them. `read` returns the present text of a file;
 * `today` is the day in India, because a fee that begins later is not written.
 */
export function applyPublishedFactsToSource(
  facts: PublishedFacts,
  read: (file: string) => string,
  today: string,
): AdoptedFacts {
  const files: Record<string, string> = {};
  const left: string[] = [];
  const setLine = (file: string, name: string, value: string | number | null) => {
    const text = files[file] ?? read(file);
    const line = new RegExp(`(\\b${name}: )(?:'(?:[^'\\\\]|\\\\.)*'|null|[\\d_]+)`);
    if (!line.test(text)) {
      left.push(`${file} has no line for ${name}, so ${JSON.stringify(value)} was not written.`);
      return;
    }
    const written = typeof value === 'string' ? quoteStringLiteral(value) : String(value);
    const changed = text.replace(line, (_, before: string) => before + written);
    if (changed !== text) files[file] = changed;
  };

  const { phone, email, supportHours, address, chat, social, lmsUrl, gstin } = facts.provider;
  const { legalName, grievanceOfficer } = facts.provider;
  const lines = { phone, email, address, lmsUrl, gstin, legalName, grievanceOfficer };
  for (const [name, value] of Object.entries(lines))
    if (value !== undefined) setLine(providerFile, name, value);
  for (const [name, value] of Object.entries(supportHours ?? {}))
    setLine(providerFile, name, value);
  for (const [name, value] of Object.entries(chat ?? {})) setLine(providerFile, name, value);
  for (const { name, url } of social ?? []) {
    const text = files[providerFile] ?? read(providerFile);
    const line = new RegExp(`(name: '${RegExp.escape(name)}', url: )'[^']*'`);
    if (line.test(text))
      files[providerFile] = text.replace(
        line,
        (_, before: string) => before + quoteStringLiteral(url),
      );
    else left.push(`${providerFile} has no link called ${name}; write it there by hand.`);
  }

  const linked = social?.map(({ name }) => name);
  for (const [, name = ''] of read(providerFile).matchAll(/name: '([^']*)', url: /g))
    if (linked !== undefined && !linked.includes(name))
      left.push(`${providerFile} still has the link called ${name}; take it out by hand.`);

  const begun = facts.fees.filter(({ fromDay }) => fromDay <= today);
  for (const fee of begun.toSorted((a, b) => (a.fromDay < b.fromDay ? -1 : 1))) {
    const name = feeNames[fee.of];
    if (name !== undefined) setLine(feesFile, name, fee.paise / 100);
  }
  for (const { of, fromDay } of facts.fees)
    if (fromDay > today) left.push(`The fee of ${of} begins on ${fromDay} and is not written yet.`);
  if (facts.batches.length > 0) left.push('Batches stay in the database.');
  if (facts.notices.length > 0) left.push('Notices stay in the database.');
  return { files, left };
}
