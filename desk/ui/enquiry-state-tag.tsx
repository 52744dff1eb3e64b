import type { EnquiryState } from '#domain/enquiries/enquiry-states.ts';
import { enquiryStateWords } from '../words/stored-value-words.ts';

/** The CSS classes of the tag for each state. `fresh` has the colour for new, `done` the one for finished well. */
const looks: Readonly<Record<EnquiryState, string>> = {
  new: 'tag fresh',
  reached: 'tag act',
  thinking: 'tag act',
  enrolled: 'tag done',
  lost: 'tag',
  'not reachable': 'tag',
};

/** Shows the state of the work, or "Quarantine". */
export function EnquiryStateTag({ of }: { of: { state: EnquiryState; isQuarantined: boolean } }) {
  if (of.isQuarantined) return <span className="tag aside">Quarantine</span>;
  return <span className={looks[of.state]}>{enquiryStateWords[of.state]}</span>;
}
