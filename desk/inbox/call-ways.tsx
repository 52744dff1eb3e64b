import { toE164 } from '#contract/phone.ts';
import type { Enquiry } from '#office/enquiries/enquiry.ts';
import { Glyph } from '../ui/glyph.tsx';

/**
 * To call and to write, each in one tap. What is nobody's becomes one's own with the tap, where the script runs
 * (`data-takes`): otherwise two would ring the same person.
 */
export function CallWays({ enquiry, takes }: { enquiry: Enquiry; takes: boolean }) {
  const { id, phone, email } = enquiry;
  const dialled = phone && toE164(phone);
  const claim = takes ? { 'data-takes': id } : {};
  if (!dialled)
    return email === null ? null : (
      <a className="button" href={`mailto:${encodeURIComponent(email)}`} {...claim}>
        <Glyph name="mail" />
        <span className="word">Mail</span>
      </a>
    );
  return (
    <>
      <a className="button call" href={`tel:${dialled}`} {...claim}>
        <Glyph name="call" />
        <span className="word">Call</span>
      </a>
      <a
        className="button"
        href={`https://wa.me/${dialled.slice(1)}`}
        target="_blank"
        rel="noreferrer"
        {...claim}
      >
        <Glyph name="chat" />
        <span className="word">WhatsApp</span>
      </a>
    </>
  );
}
