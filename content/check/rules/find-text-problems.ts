/**
 * Finds text that visitors should not read: leftovers of a chat or a document, and `{name}` where nothing replaces it.
 * Also finds letters that the PDF font lacks, and telephone numbers: our number in a text would stay the same when the
 * provider's number changes.
 */
import { type ContentKindName, listAllEntries, makeFieldProblem } from '../content-entries.ts';
import type { ContentProblem } from '../content-problem.ts';
import type { RuleInput } from '../rule-input.ts';
import { textsOf } from '../texts-of.ts';
import { describeLeftoverCode } from './describe-leftover-code.ts';
import { describeUnprintableLetter } from './describe-unprintable-letter.ts';
import { describeWrongCharacter } from './describe-wrong-character.ts';

/**
 * The only kinds of content that may contain a telephone number. Ours is written in `provider`; `privacyOfficer` copies
 * it from there.
 */
const kindsWithNumbers: ReadonlySet<ContentKindName> = new Set(['provider', 'privacyOfficer']);

export function findTextProblems({ content }: RuleInput): ContentProblem[] {
  const own = content.provider.phone.replace(/\D/g, '').slice(-10);
  return listAllEntries(content).flatMap((entry) =>
    textsOf(entry.value).flatMap((found) => {
      const reason =
        describeWrongCharacter(found.text) ??
        describeLeftoverCode(found.text, entry.kind) ??
        describeUnprintableLetter(found, entry.kind) ??
        (kindsWithNumbers.has(entry.kind) ? null : describeTelephoneNumber(found.text, own));
      return reason === null ? [] : [makeFieldProblem(entry, found.place, reason)];
    }),
  );
}

function describeTelephoneNumber(text: string, own: string): string | null {
  const found = /\+91[\d -]{8,}\d/.exec(text)?.[0];
  const isOurs = own.length === 10 && text.replace(/[ -]/g, '').includes(own);
  if (!found && !isOurs) return null;
  return `spells a telephone number${found ? `, ${found}` : ''}; it stands in content/provider.ts alone, so that one change reaches every page`;
}
