import { describe, expect, it } from 'vitest';
import { provider } from '../provider.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { formPrivacyNotices } from './form-privacy-notices.ts';
import { privacyIntro, privacySections, storedData } from './privacy-notice.ts';
import { privacyVersions } from './privacy-versions.ts';

const values = {
  name: 'Provider',
  phone: '+91 12345 67890',
  email: 'someone@example.com',
  hours: '11:00 AM to 09:00 PM',
  rupees: String,
};
const clauses = privacySections.flatMap((section) => section.clauses);
const cells = storedData.flatMap(({ data, why, kept, seenBy }) => [data, why, kept, seenBy]);

describe('the privacy page', () => {
  it('says for everything that is stored what, why, how long and who sees it, in whole sentences', () => {
    for (const cell of cells) expect(cell).toMatch(/^[A-Z\d].*\.$/);
  });

  it('has a row for an order, for messages about its payment, for money without an enrolment, and for counted mails', () => {
    const ids = storedData.map(({ id }) => id);
    for (const id of ['order', 'payment-messages', 'unmatched-payment', 'counted-mails'])
      expect(ids).toContain(id);
  });

  it('has no misspelt token, and names the provider only by tokens', () => {
    for (const text of [privacyIntro, ...clauses, ...cells]) {
      expect(fillPlaceholders(text, values)).not.toMatch(/[{}]/);
      for (const own of [provider.name, provider.phone, provider.email])
        expect(text).not.toContain(own);
    }
  });

  it('has an anchor for each question, and no two with the same name', () => {
    const ids = [...storedData, ...privacySections].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ['your-consent', 'your-rights', 'under-18', 'complaints']) {
      expect(ids).toContain(id);
    }
  });

  it('names the withdrawal of consent, the Board, and a way to write and to call', () => {
    const all = clauses.join(' ');
    for (const part of [
      'take your consent back',
      'Data Protection Board of India',
      '{email}',
      '{phone}',
    ]) {
      expect(all).toContain(part);
    }
  });

  it('has versions sorted by date', () => {
    const days = privacyVersions.map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].sort());
    expect(days.length).toBeGreaterThan(0);
  });
});

describe('the line beside each form', () => {
  it.each(Object.entries(formPrivacyNotices))(
    '%s leads to the row about that form',
    (_, { href, text }) => {
      const [page, row] = href.split('#');
      expect(page).toBe('/privacy');
      expect(storedData.map(({ id }) => id)).toContain(row);
      expect(text.length).toBeLessThanOrEqual(100);
    },
  );
});
