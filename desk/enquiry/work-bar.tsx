import { isFinished } from '#domain/enquiries/enquiry-states.ts';
import type { EnquiryDetails } from '../api/enquiry-api.ts';
import { mailHref, openMessageHref } from '../contact/contact-hrefs.ts';
import { ContactWays } from '../contact/contact-ways.tsx';
import { Glyph } from '../ui/glyph.tsx';

const outcomes = [
  ['outcome:answered', 'Answered'],
  ['outcome:no answer', 'Not picked up'],
  ['outcome:busy', 'Busy'],
] as const;

type WorkBarProps = {
  sheet: EnquiryDetails;
  /**
   * Attributes for the links, with which the script assigns the enquiry at a tap. Undefined if contacting the person
   * does not assign it.
   */
  claim: { 'data-takes-at': string } | undefined;
};

/**
 * The buttons to contact the person and to record the result. On a phone the bar is fixed above the navigation,
 * within reach of the thumb. The buttons belong to the form of the note, so that the note is saved with the result.
 */
export function WorkBar({ sheet, claim }: WorkBarProps) {
  const { enquiry, messages, mayAct } = sheet;
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
          {outcomes.map(([value, label]) => (
            <button
              key={value}
              className={label === 'Busy' ? 'beside' : undefined}
              type="submit"
              form="work"
              name="do"
              value={value}
              aria-keyshortcuts={label === 'Answered' ? 'e' : undefined}
            >
              {label}
            </button>
          ))}
          {!isFinished(enquiry.state) && (
            <button type="button" popoverTarget="due">
              Later…
            </button>
          )}
          <button
            type="submit"
            form="work"
            name="do"
            value="outcome:wrong number"
            className="beside"
          >
            Wrong no.
          </button>
          <button type="button" popoverTarget="more-outcomes" className="more-outcomes">
            More…
          </button>
          <MoreOutcomes enquiry={enquiry} messages={messages} />
        </div>
      )}
      {!mayAct && (
        <p className="small muted">
          <Glyph name="account" /> A colleague works on it. Ask them before you call.
        </p>
      )}
    </section>
  );
}

/** The further actions, for which the bar of a phone has no room. */
function MoreOutcomes({ enquiry, messages }: Pick<EnquiryDetails, 'enquiry' | 'messages'>) {
  const mail = messages.find(({ channel }) => channel === 'mail');
  const plain = mailHref(enquiry.email);
  const href = plain === null || mail === undefined ? plain : openMessageHref(enquiry.id, mail.id);
  return (
    <div
      id="more-outcomes"
      popover="auto"
      className="sheet"
      role="dialog"
      aria-label="More ways and outcomes"
    >
      <div className="choices">
        <button type="submit" form="work" name="do" value="outcome:busy">
          Busy
        </button>
        <button type="submit" form="work" name="do" value="outcome:wrong number">
          Wrong no.
        </button>
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
