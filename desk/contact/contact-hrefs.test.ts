import { describe, expect, it } from 'vitest';
import { mailHref, telHref, whatsappHref } from './contact-hrefs.ts';

describe('one tap', () => {
  it('dials a phone number in any spelling, and refuses a text that is no number', () => {
    expect(telHref('098765-43210')).toBe('tel:+919876543210');
    expect(telHref('९८७६५ ४३२१०')).toBe('tel:+919876543210');
    expect(telHref('call me;ext=1')).toBeNull();
    expect(telHref(null)).toBeNull();
  });

  it('opens a chat with the message in it, but not for a landline in India', () => {
    expect(whatsappHref('+91 98765 43210', 'Hello Asha & co,\n₹3,999? #1')).toBe(
      'https://wa.me/919876543210?text=Hello%20Asha%20%26%20co%2C%0A%E2%82%B93%2C999%3F%20%231',
    );
    expect(whatsappHref('(022) 2345 6789', 'Hello')).toBeNull();
    expect(whatsappHref('+1 202 555 0136')).toBe('https://wa.me/12025550136');
  });

  it('opens a mail to one address, whatever characters the address has', () => {
    expect(mailHref('asha@example.com', 'Fee & start', 'One\nTwo')).toBe(
      'mailto:asha@example.com?subject=Fee%20%26%20start&body=One%0D%0ATwo',
    );
    expect(mailHref('a?bcc=b@example.com')).toBe('mailto:a%3Fbcc%3Db@example.com');
    expect(mailHref(null, 'Subject')).toBeNull();
  });

  it('replaces half a character by U+FFFD', () => {
    expect(whatsappHref('+91 98765 43210', 'Asha \ud800')).toContain('%EF%BF%BD');
  });
});
