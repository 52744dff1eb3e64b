import type {
  AddedEnquiryFacts,
  PrivacyNoticeStatus,
} from '#domain/enquiries/added-enquiry-facts.ts';
import { addedWayWords, privacyNoticeAnswerWords } from '../../words/stored-value-words.ts';

type AddedEnquiryPanelProps = {
  added: AddedEnquiryFacts & { system: string | null };
  mayAct: boolean;
  action: string;
  nameOf: (id: string) => string | null;
};

const selectableAnswers: readonly PrivacyNoticeStatus[] = ['in words', 'notice sent'];

/**
 * Shows how the enquiry was added (by hand, import or another system), and whether the person was told how their data
 * are used. If not, the panel shows this as a task.
 */
export function AddedEnquiryPanel({ added, mayAct, action, nameOf }: AddedEnquiryPanelProps) {
  const { way, told, takenBy, system } = added;
  return (
    <section className="panel" aria-labelledby="added">
      <h2 id="added">How it came</h2>
      <dl className="facts">
        <dt>Came as</dt>
        <dd>{addedWayWords[way]}</dd>
        <dt>{way === 'other system' ? 'Sent by' : 'Taken by'}</dt>
        <dd>{system ?? nameOf(takenBy) ?? 'somebody who is not known here'}</dd>
        <dt>Their data</dt>
        <dd>
          {told === 'not yet' ? (
            <strong>{privacyNoticeAnswerWords[told]}</strong>
          ) : (
            privacyNoticeAnswerWords[told]
          )}
        </dd>
      </dl>
      {told === 'not yet' && mayAct && (
        <>
          <p className="small muted">
            Say what we keep and why, and that they can have it erased; or send them the address of
            the page Privacy.
          </p>
          <form method="post" action={action} className="buttons">
            {selectableAnswers.map((answer) => (
              <button key={answer} type="submit" name="do" value={`told:${answer}`}>
                {privacyNoticeAnswerWords[answer]}
              </button>
            ))}
          </form>
        </>
      )}
    </section>
  );
}
