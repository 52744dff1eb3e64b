import { describe, expect, it } from 'vitest';
import { formatRupees } from '../format-rupees.ts';
import { offers } from '../offers/offers.ts';
import { summariseForFamily } from './summarise-for-family.ts';

const contact = {
  name: 'Sample School',
  phone: '+91 98765 43210',
  supportHours: { opens: '11:00', closes: '21:00' },
};
const numbersIn = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? [];

describe.each(offers)('$slug, in five lines', (offer) => {
  const english = summariseForFamily(offer, contact, 'en');
  const hindi = summariseForFamily(offer, contact, 'hi');
  const back = offer.feeRupees - offer.registrationChargeRupees;

  it.each([
    ['English', english],
    ['Hindi', hindi],
  ])('says fee, length, hours, refund and whom to call in %s', (_, lines) => {
    const [fee, length, refund, , call] = lines;
    expect(lines).toHaveLength(5);
    expect(fee).toContain(offer.title);
    expect(fee).toContain(formatRupees(offer.feeRupees));
    const { perWeek, livePerWeek } = offer.hours;
    const hours = offer.kind === 'workshop' ? [perWeek] : [perWeek, livePerWeek];
    expect(numbersIn(length)).toEqual([offer.length.count, ...hours].map(String));
    expect(numbersIn(refund)).toEqual(back === 0 ? [] : [formatRupees(back).slice(1), '1']);
    expect(call).toContain(contact.phone);
    expect(call).toContain(contact.name);
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\n|[०-९]/);
  });

  it('says the same in Hindi as in English, in Hindi letters', () => {
    expect(hindi.slice(0, 4).map(numbersIn)).toEqual(english.slice(0, 4).map(numbersIn));
    for (const line of hindi) expect(line).toMatch(/[\u0900-\u097f].*[\u0900-\u097f]/);
    for (const line of english) expect(line).not.toMatch(/[\u0900-\u097f]/);
  });

  it('says that it promises no job, and names stipend and guarantee where they are asked about', () => {
    expect(english[3]).toContain('no promise of a job');
    expect(hindi[3]).toContain('न नौकरी का वादा');
    expect(/stipend/.test(english[3])).toBe(offer.kind === 'course');
    expect(/स्टाइपेंड/.test(hindi[3])).toBe(offer.kind === 'course');
    expect(/guarantee/.test(english[3])).toBe(offer.guarantee !== null);
    expect(/गारंटी/.test(hindi[3])).toBe(offer.guarantee !== null);
  });
});

it.each([
  ['11:00', '21:00', 'सुबह 11 से रात 9 बजे तक'],
  ['09:30', '18:00', 'सुबह 9:30 से शाम 6 बजे तक'],
  ['12:00', '15:45', 'दोपहर 12 से दोपहर 3:45 बजे तक'],
  ['00:00', '03:00', 'रात 12 से रात 3 बजे तक'],
])('says in Hindi at which part of the day we can be called: %s to %s', (opens, closes, said) => {
  const [offer] = offers;
  if (!offer) throw new Error('There is no offer.');
  const lines = summariseForFamily(offer, { ...contact, supportHours: { opens, closes } }, 'hi');
  expect(lines[4]).toContain(`: ${contact.phone}, ${said}, भारतीय समय।`);
});
