import { type CallOutcome, isFinished } from '#domain/enquiries/enquiry-states.ts';
import type { EnquiryDetails } from '../api-types/enquiry-api.ts';
import { mailHref, openMessageHref } from '../contact/contact-hrefs.ts';
import { ContactWays } from '../contact/contact-ways.tsx';
import { Icon } from '../ui/icon.tsx';

/** The bar of a phone has no room for these outcomes, so a phone has them under “More…”. */
const rarerOutcomes = {
  busy: { value: 'outcome:busy', label: 'Busy' },
  wrongNumber: { value: 'outcome:wrong number', label: 'Wrong no.' },
} as const;

type ContactAndOutcomeBarProps = {
  enquiryDetails: EnquiryDetails;
  /**
   * Attributes for the links to call, message or mail: at a tap, the script assigns the enquiry to the member.
   * Undefined for an enquiry that already has an owner.
   */
  claim: { 'data-takes-at': string } | undefined;
};

/**
 * The buttons to contact the person and to record the result. On a phone the bar is fixed above the navigation,
 * within reach of the thumb. The buttons belong to the form of the note, so that the note is saved with the result.
 */
export function ContactAndOutcomeBar({ enquiryDetails, claim }: ContactAndOutcomeBarProps) {
  const { enquiry, messages, mayAct } = enquiryDetails;
  if (enquiry.isQuarantined) return null;
  return (
    <section className="work-bar" aria-label="Reach them, and note what came of it">
      <div className="reach">
        <ContactWays of={enquiry} messages={messages} claim={claim} />
      </div>
      {/* Enter in a field presses the first button of the form, and this first button must not record a call. */}
      {mayAct && <button type="submit" form="work" name="do" value="entered" hidden />}
      {mayAct && enquiry.phone !== null && (
        <div className="outcomes">
          <OutcomeButton value="outcome:answered" label="Answered" keys="e" />
          <OutcomeButton value="outcome:no answer" label="Not picked up" />
          <OutcomeButton {...rarerOutcomes.busy} className="beside" />
          {!isFinished(enquiry.state) && (
            <button type="button" popoverTarget="due">
              Later…
            </button>
          )}
          <OutcomeButton {...rarerOutcomes.wrongNumber} className="beside" />
          <button type="button" popoverTarget="more-outcomes" className="more-outcomes">
            More…
          </button>
          <MoreOutcomes enquiry={enquiry} messages={messages} />
        </div>
      )}
      {!mayAct && (
        <p className="small muted">
          <Icon name="account" /> A colleague works on it. Ask them before you call.
        </p>
      )}
    </section>
  );
}

type OutcomeButtonProps = {
  value: `outcome:${CallOutcome}`;
  label: string;
  className?: string;
  keys?: string;
};

function OutcomeButton({ value, label, className, keys }: OutcomeButtonProps) {
  return (
    <button
      className={className}
      type="submit"
      form="work"
      name="do"
      value={value}
      aria-keyshortcuts={keys}
    >
      {label}
    </button>
  );
}

/** The further actions, for which the bar of a phone has no room. */
function MoreOutcomes({ enquiry, messages }: Pick<EnquiryDetails, 'enquiry' | 'messages'>) {
  const mail = messages.find(({ channel }) => channel === 'mail');
  const emptyMailHref = mailHref(enquiry.email);
  const href =
    emptyMailHref === null || mail === undefined
      ? emptyMailHref
      : openMessageHref(enquiry.id, mail.id);
  return (
    <div
      id="more-outcomes"
      popover="auto"
      className="sheet"
      role="dialog"
      aria-label="More ways and outcomes"
    >
      <div className="choices">
        {Object.values(rarerOutcomes).map((outcome) => (
          <OutcomeButton key={outcome.value} {...outcome} />
        ))}
        {href !== null && (
          <a className="button" href={href}>
            Mail
          </a>
        )}
      </div>
      <button
        type="button"
        className="quiet"
        popoverTarget="more-outcomes"
        popoverTargetAction="hide"
      >
        Close
      </button>
    </div>
  );
}
