import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState } from '#domain/enquiries/enquiry-states.ts';
import { enquiryStateWords, quarantineWord } from '../words/stored-value-words.ts';

/** The CSS classes of the tag for each state. `fresh` has the colour for new, `done` the one for finished well. */
const looks: Readonly<Record<EnquiryState, string>> = {
  new: 'tag fresh',
  reached: 'tag act',
  thinking: 'tag act',
  enrolled: 'tag done',
  lost: 'tag',
  'not reachable': 'tag',
};

type EnquiryStateTagProps = {
  of: { kind: EnquiryKind; state: EnquiryState; isQuarantined: boolean };
};

/** Shows the state of the work, or "Quarantine". Nobody works on a newsletter subscription, so it has no state. */
export function EnquiryStateTag({ of }: EnquiryStateTagProps) {
  if (of.isQuarantined) return <span className="tag aside">{quarantineWord}</span>;
  if (of.kind === 'email_subscriptions') return null;
  return <span className={looks[of.state]}>{enquiryStateWords[of.state]}</span>;
}
