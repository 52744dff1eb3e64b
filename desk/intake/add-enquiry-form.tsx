/**
 * The form for a person who walks in, calls or writes. Only a name and one way to reach the person are required;
 * everything else may stay empty.
 *
 * The text fields have `autoComplete="off"`, because otherwise the browser would keep the names and numbers of people,
 * even after they are erased here. So the browser does not restore the text after Back either; the desk's script does
 * (`data-draft`).
 */
import { Form } from 'react-router';
import { maxLengths } from '#contract/rows/max-lengths.ts';
import { handAddedWays, privacyNoticeStatuses } from '#domain/enquiries/added-enquiry-facts.ts';
import type {
  AddedEnquiriesApi,
  AddedEnquiryProblems,
  HandAddedEnquiryInput,
} from '../api-types/added-enquiries-api.ts';
import { Field } from '../ui/field.tsx';
import { RadioChoices } from '../ui/radio-choices.tsx';
import { addedWayWords, privacyNoticeAnswerWords } from '../words/stored-value-words.ts';

type AddEnquiryFormProps = {
  given: HandAddedEnquiryInput;
  refusals: AddedEnquiryProblems;
  offers: ReturnType<AddedEnquiriesApi['offers']>;
};

export function AddEnquiryForm({ given, refusals, offers }: AddEnquiryFormProps) {
  const { typed } = given;
  const kinds = [...new Set(offers.map(({ kind }) => kind))];
  return (
    <Form method="post" className="form added-form" data-draft="added">
      <input type="hidden" name="key" value={given.formKey} />
      <RadioChoices
        name="way"
        legend="How they reached us"
        choices={handAddedWays}
        words={addedWayWords}
        chosen={given.way}
      />
      <Field
        name="name"
        label="Name"
        autoComplete="off"
        maxLength={maxLengths.name}
        defaultValue={typed.name}
        wrong={refusals.name}
      />
      <div className="row">
        <Field
          name="phone"
          // The phone number and the mail address have the type "text", because the browser itself would check an input
          // of the type "email". Instead, the service checks the values and shows a sentence beside the field.
          type="text"
          inputMode="tel"
          label="Phone"
          autoComplete="off"
          maxLength={maxLengths.phone}
          defaultValue={typed.phone}
          wrong={refusals.phone}
        />
        <Field
          name="email"
          type="text"
          inputMode="email"
          label="Email"
          autoComplete="off"
          maxLength={maxLengths.email}
          defaultValue={typed.email}
          wrong={refusals.email}
        />
      </div>
      <p className="small muted">One of the two is enough.</p>
      <div className="field">
        <label htmlFor="offer">Wants</label>
        <select
          id="offer"
          name="offer"
          defaultValue={typed.offer}
          aria-invalid={refusals.offer ? true : undefined}
          aria-describedby={refusals.offer && 'offer-wrong'}
        >
          <option value="">Nothing in particular</option>
          {kinds.map((kind) => (
            <optgroup key={kind} label={kind}>
              {offers
                .filter((offer) => offer.kind === kind)
                .map(({ slug, title }) => (
                  <option key={slug} value={slug}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        {refusals.offer && (
          <p className="wrong" id="offer-wrong">
            {refusals.offer}
          </p>
        )}
      </div>
      <div className="field">
        <label htmlFor="message">What they asked</label>
        <textarea
          id="message"
          name="message"
          rows={4}
          maxLength={maxLengths.message}
          defaultValue={typed.message}
          aria-invalid={refusals.message ? true : undefined}
          aria-describedby={refusals.message && 'message-wrong'}
        />
        {refusals.message && (
          <p className="wrong" id="message-wrong">
            {refusals.message}
          </p>
        )}
      </div>
      <Field
        name="source"
        label="Where they heard of us"
        autoComplete="off"
        maxLength={maxLengths.source}
        defaultValue={typed.source}
        help="A friend, JustDial, a poster: enquiries are counted by it."
        wrong={refusals.source}
      />
      <RadioChoices
        name="told"
        legend="What they were told about their data"
        choices={privacyNoticeStatuses.filter((answer) => answer !== 'elsewhere')}
        words={privacyNoticeAnswerWords}
        chosen={given.told}
        help="To say: “We keep your name and number to answer you, and for nothing else. Ask us, and we erase them. All of it stands on our page Privacy.”"
      />
      <label className="tick">
        <input type="checkbox" name="mine" defaultChecked={given.isMine} />
        Assign it to me
      </label>
      <div className="buttons">
        <button type="submit" className="main">
          Add enquiry
        </button>
        <a className="button quiet" href="/desk/enquiries">
          Back to the inbox
        </a>
      </div>
    </Form>
  );
}
