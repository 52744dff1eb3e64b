import type { EnquiryDetails, SentField } from '../../api-types/enquiry-api.ts';
import { BreakableMailAddress } from '../../ui/breakable-mail-address.tsx';

type SentFieldsPanelProps = {
  enquiryDetails: EnquiryDetails;
  action: string;
  refused: { field: string; typed: string; sentence: string } | null;
};

const correctableFields = [
  { field: 'name', label: 'Name', type: 'text' },
  { field: 'phone', label: 'Phone', type: 'tel' },
  { field: 'email', label: 'Email', type: 'email' },
] as const;

/**
 * Shows every field exactly as it was sent, with forms to correct name, phone and email. A correction does not replace
 * the sent value, so the page can show both.
 */
export function SentFieldsPanel({ enquiryDetails, action, refused }: SentFieldsPanelProps) {
  const { enquiry, sent, mayAct } = enquiryDetails;
  return (
    <section className="panel" aria-labelledby="sent">
      <h2 id="sent">{enquiryDetails.added === null ? 'What was sent' : 'What was noted'}</h2>
      <dl className="facts">
        {sent.map((one) => (
          <SentFieldRow key={one.field} {...one} />
        ))}
      </dl>
      {mayAct && (
        <details open={refused !== null}>
          <summary>Edit details</summary>
          {correctableFields.map(({ field, label, type }) => {
            const wrong = refused?.field === field ? refused : null;
            const id = `correct-${field}`;
            return (
              <form key={field} method="post" action={action} data-draft={id} className="row">
                <div className="field">
                  <label htmlFor={id}>{label}</label>
                  <input
                    id={id}
                    // The type is "text" for every field, because the browser itself would check an input of the type
                    // "email". Instead, the service checks the value and shows a sentence beside the field.
                    type="text"
                    inputMode={type === 'text' ? undefined : type}
                    name="becomes"
                    autoComplete="off"
                    defaultValue={wrong?.typed ?? enquiry[field] ?? ''}
                    aria-invalid={wrong ? true : undefined}
                    aria-describedby={wrong ? `${id}-wrong` : undefined}
                  />
                  {wrong && (
                    <p className="wrong" id={`${id}-wrong`}>
                      {wrong.sentence}
                    </p>
                  )}
                </div>
                <button type="submit" name="do" value={`correct:${field}`}>
                  Correct<span className="visually-hidden"> the {label.toLowerCase()}</span>
                </button>
              </form>
            );
          })}
        </details>
      )}
    </section>
  );
}

function SentFieldRow({ field, label, value }: SentField) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="as-written">
        {field === 'email' ? <BreakableMailAddress of={value} /> : value}
      </dd>
    </>
  );
}
