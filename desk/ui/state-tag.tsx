import type { EnquiryState } from '#domain/enquiries/enquiry-states.ts';
import { stateWords } from '../words.ts';

/** Marigold is what is new, leaf what is finished well; the words say the rest. */
const looks: Readonly<Record<EnquiryState, string>> = {
  new: 'tag fresh',
  reached: 'tag act',
  thinking: 'tag act',
  enrolled: 'tag done',
  lost: 'tag',
  'not reachable': 'tag',
};

/** Where the work stands; what is in quarantine stands nowhere yet. */
export function StateTag({ of }: { of: { state: EnquiryState; isQuarantined: boolean } }) {
  if (of.isQuarantined) return <span className="tag aside">Quarantine</span>;
  return <span className={looks[of.state]}>{stateWords[of.state]}</span>;
}
