import { expect, test } from 'vitest';
import { formatRupees } from '#content/format-rupees.ts';
import { indianDay } from '#content/indian-day.ts';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { offers } from '#content/offers/offers.ts';
import { questions, questionsPath } from '#content/questions/questions.ts';
import {
  attributeOf,
  type BuiltPage,
  builtPageAt,
  elementsWithTag,
  textContentOf,
} from './support/built-site.ts';

interface Told {
  '@type': string;
  name: string;
  description: string;
  offers: { price: number } | { price: number }[];
}

/** Every course and workshop in the structured data of a page, including those in its list. */
function toldOn(from: BuiltPage): Told[] {
  const found: Told[] = [];
  const gather = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const type = (value as Told)['@type'];
    if (type === 'Course' || type === 'EducationEvent') found.push(value as Told);
    else Object.values(value).forEach(gather);
  };
  for (const script of elementsWithTag(from, 'script')) {
    if (attributeOf(script, 'type') === 'application/ld+json')
      gather(JSON.parse(textContentOf(script)));
  }
  return found;
}

const shownOn = (from: BuiltPage) => elementsWithTag(from, 'main').map(textContentOf).join('');

test.each(offers)('search engines get $slug on its page, at the shown fee', (offer) => {
  const [address = ''] = offer.path.split('#');
  const built = builtPageAt(address);
  const told = toldOn(built).find(({ name }) => name === offer.title);
  expect(told).toMatchObject({ description: offer.text });
  const isSold = findLastDayToEnrol(offer, indianDay(new Date()))?.isPast !== true;
  expect([told?.offers].flat()[0]?.price).toBe(isSold ? offer.feeRupees : undefined);
  expect(shownOn(built)).toContain(offer.title);
  expect(shownOn(built)).toContain(formatRupees(offer.feeRupees));
});

test('search engines get every question that the page answers, in the shown words', () => {
  const built = builtPageAt(questionsPath);
  const told = elementsWithTag(built, 'script')
    .filter((script) => attributeOf(script, 'type') === 'application/ld+json')
    .map((script) => JSON.parse(textContentOf(script)))
    .find((data) => data['@type'] === 'FAQPage');
  const asked: { name: string; url: string; acceptedAnswer: { text: string } }[] = told.mainEntity;
  expect(
    asked.map(({ name, url, acceptedAnswer }) => ({
      name,
      place: url.replace(/^https?:\/\/[^/]+/, ''),
      text: acceptedAnswer.text,
    })),
  ).toEqual(
    questions.map(({ id, question, answer }) => ({
      name: question,
      place: `${questionsPath}#${id}`,
      text: answer.join('\n'),
    })),
  );
  for (const { question, answer } of questions)
    for (const text of [question, ...answer]) expect(shownOn(built)).toContain(text);
});
