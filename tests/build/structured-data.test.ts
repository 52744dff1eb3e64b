import { expect, test } from 'vitest';
import { questions, questionsPath } from '#content/questions/questions.ts';
import {
  attributeOf,
  type BuiltPage,
  builtPageAt,
  elementsWithTag,
  textContentOf,
} from './support/built-site.ts';

const shownOn = (from: BuiltPage) => elementsWithTag(from, 'main').map(textContentOf).join('');

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
