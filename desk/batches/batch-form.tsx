import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { languageNames } from '#contract/text/language-names.ts';
import { weekdayLabels, weekdays } from '#contract/text/weekdays.ts';
import { type BatchPlan, batchLanguages } from '#domain/batches/batch.ts';
import type { BatchProblems } from '#domain/batches/check-batch.ts';
import type { OfferChoice } from '../api-types/batches-and-fees-api.ts';
import { Field } from '../ui/field.tsx';
import type { NumberFieldTexts } from './read-batch-form.ts';

type BatchFormProps = {
  plan: BatchPlan;
  problems: BatchProblems;
  /** The number fields as the member typed them, when the form was refused; otherwise null. */
  typed: NumberFieldTexts | null;
  /** The version of the batch when the form was opened; null for a new batch. */
  version: number | null;
  /**
   * The id of the batch from which a new batch is copied. The browser stores a draft of the form under this id, so that
   * a draft for one copy does not appear in the form of another.
   */
  copyOf: string | null;
  offers: readonly OfferChoice[];
  mentors: readonly string[];
  children: ReactNode;
};

const rupeesOf = (paise: number | undefined) => (paise === undefined ? '' : String(paise / 100));

/** The form of a batch. It has only native fields, so that it works with the keyboard and without a script. */
export function BatchForm(props: BatchFormProps) {
  const { plan, problems, typed, version, copyOf, offers, mentors, children } = props;
  const kinds = [...new Set(offers.map(({ kind }) => kind))];
  const early = plan.earlyPrice;
  return (
    <Form method="post" className="form batch-form" data-draft={`batch ${copyOf ?? ''}`}>
      {version !== null && <input type="hidden" name="version" value={version} />}
      <div className="field">
        <label htmlFor="offer">What is taught</label>
        <select
          id="offer"
          name="offer"
          required
          defaultValue={plan.offer}
          aria-invalid={problems.offer ? true : undefined}
          aria-describedby={problems.offer && 'offer-wrong'}
        >
          <option value="">Choose</option>
          {kinds.map((kind) => (
            <optgroup key={kind} label={kind}>
              {offers
                .filter((offer) => offer.kind === kind)
                .map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
          {plan.offer !== '' && !offers.some(({ slug }) => slug === plan.offer) && (
            <option value={plan.offer}>{plan.offer}</option>
          )}
        </select>
        {problems.offer && (
          <p className="wrong" id="offer-wrong">
            {problems.offer}
          </p>
        )}
      </div>
      <div className="row">
        <Field
          name="startsOn"
          type="date"
          label="First day"
          required
          defaultValue={plan.startsOn}
          wrong={problems.startsOn}
        />
        <Field
          name="endsOn"
          type="date"
          label="Last day"
          required
          defaultValue={plan.endsOn}
          wrong={problems.endsOn}
        />
      </div>
      <fieldset className="field" aria-describedby={problems.days && 'days-wrong'}>
        <legend className="label">Days of the week</legend>
        <div className="day-ticks">
          {weekdays.map((day) => (
            <label key={day} className="tick">
              <input
                type="checkbox"
                name="days"
                value={day}
                defaultChecked={plan.days.includes(day)}
              />
              {weekdayLabels[day]}
            </label>
          ))}
        </div>
        {problems.days && (
          <p className="wrong" id="days-wrong">
            {problems.days}
          </p>
        )}
      </fieldset>
      <div className="row">
        <Field
          name="from"
          type="time"
          label="From"
          required
          defaultValue={plan.from}
          wrong={problems.from}
        />
        <Field
          name="to"
          type="time"
          label="To"
          required
          defaultValue={plan.to}
          wrong={problems.to}
        />
        <div className="field">
          <label htmlFor="language">Language</label>
          <select id="language" name="language" defaultValue={plan.language}>
            {batchLanguages.map((language) => (
              <option key={language} value={language}>
                {languageNames[language]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Field
        name="mentor"
        label="Mentor"
        required
        autoComplete="off"
        list="mentors"
        defaultValue={plan.mentor}
        wrong={problems.mentor}
      />
      <datalist id="mentors">
        {mentors.map((mentor) => (
          <option key={mentor} value={mentor} />
        ))}
      </datalist>
      <Field
        name="seats"
        label="Seats"
        inputMode="numeric"
        autoComplete="off"
        help="Empty: no limit"
        defaultValue={typed?.seats ?? plan.seats ?? ''}
        wrong={problems.seats}
      />
      <details open={early !== null}>
        <summary>Early price</summary>
        <div className="form">
          <div className="row">
            <Field
              name="early"
              label="Rupees"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={typed?.early ?? rupeesOf(early?.paise)}
              wrong={problems.earlyPaise}
            />
            <Field
              name="earlyUntil"
              type="date"
              label="Until, that day included"
              defaultValue={early?.untilDay}
              wrong={problems.earlyUntil}
            />
          </div>
          <Field
            name="earlyReason"
            label="Why"
            autoComplete="off"
            help="Visitors read it beside the price"
            defaultValue={early?.reason}
            wrong={problems.earlyReason}
          />
        </div>
      </details>
      <div className="buttons">{children}</div>
    </Form>
  );
}
