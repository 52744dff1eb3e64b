/**
 * What a visitor would read and nobody meant: leftovers of a chat or a document, `{name}` where nothing fills
 * it, letters that our documents have not, and a telephone number that the next change would forget.
 */
import { allEntries, type KindName, problemAt } from '../entry.ts';
import type { Material } from '../material.ts';
import type { Problem } from '../problem.ts';
import { textsOf } from '../texts-of.ts';
import { whyNotFilled } from './why-not-filled.ts';
import { whyNotPrinted } from './why-not-printed.ts';
import { whyUnreadable } from './why-unreadable.ts';

/** The provider's own number, and what repeats it from there. */
const kindsWithNumbers: ReadonlySet<KindName> = new Set(['provider', 'privacyOfficer']);

export function textProblems({ content }: Material): Problem[] {
  const own = content.provider.phone.replace(/\D/g, '').slice(-10);
  return allEntries(content).flatMap((entry) =>
    textsOf(entry.value).flatMap((found) => {
      const reason =
        whyUnreadable(found.text) ??
        whyNotFilled(found.text, entry.kind) ??
        whyNotPrinted(found, entry.kind) ??
        (kindsWithNumbers.has(entry.kind) ? null : whyOwnNumber(found.text, own));
      return reason === null ? [] : [problemAt(entry, found.place, reason)];
    }),
  );
}

function whyOwnNumber(text: string, own: string): string | null {
  const found = /\+91[\d -]{8,}\d/.exec(text)?.[0];
  const isOurs = own.length === 10 && text.replace(/[ -]/g, '').includes(own);
  if (!found && !isOurs) return null;
  return `spells a telephone number${found ? `, ${found}` : ''}; it stands in content/provider.ts alone, so that one change reaches every page`;
}
