import type { EnquirySheet } from '../api/enquiry-api.ts';
import { ContactWays } from '../contact/contact-ways.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { WhenSheet } from './when-sheet.tsx';

const outcomes = [
  ['outcome:answered', 'Answered'],
  ['outcome:no answer', 'Not picked up'],
  ['outcome:busy', 'Busy'],
] as const;

type WorkBarProps = {
  sheet: EnquirySheet;
  now: Date;
  /** For the links, when reaching somebody takes the enquiry. */
  claim: { 'data-takes-at': string } | undefined;
};

/**
 * Reaching somebody, and what came of it: on a phone it lies under the thumb, above the ways of the desk. The buttons
 * belong to the form of the note, so that what was typed is kept with what was noted.
 */
export function WorkBar({ sheet, now, claim }: WorkBarProps) {
  const { enquiry, messages, mayAct } = sheet;
  if (enquiry.isQuarantined) return null;
  return (
    <section className="work-bar" aria-label="Reach them, and note what came of it">
      <div className="reach">
        <ContactWays of={enquiry} messages={messages} claim={claim} />
      </div>
      {/* Enter in a field presses the first button of its form, which must not be one that says how a call went. */}
      {mayAct && <button type="submit" form="work" name="do" value="entered" hidden />}
      {mayAct && enquiry.phone !== null && (
        <div className="outcomes">
          {outcomes.map(([value, label]) => (
            <button
              key={value}
              type="submit"
              form="work"
              name="do"
              value={value}
              aria-keyshortcuts={label === 'Answered' ? 'e' : undefined}
            >
              {label}
            </button>
          ))}
          <button type="button" popoverTarget="later">
            Later…
          </button>
          <button type="submit" form="work" name="do" value="outcome:wrong number">
            Wrong no.
          </button>
        </div>
      )}
      {mayAct && <WhenSheet name="later" heading="When are they to be called again?" now={now} />}
      {!mayAct && (
        <p className="small muted">
          <Glyph name="account" /> A colleague works on it. Ask them before you call.
        </p>
      )}
    </section>
  );
}
