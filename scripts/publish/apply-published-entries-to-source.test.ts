import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { PublishedEntries } from '#contract/published/published-entries.ts';
import { makeDefaultEntries } from '#postbuild/publish/write-default-facts.ts';
import { applyPublishedEntriesToSource } from './apply-published-entries-to-source.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const adopt = (entries: PublishedEntries) =>
  applyPublishedEntriesToSource(entries, makeDefaultEntries(), read);
const [figure] = makeDefaultEntries().statistics;
const [learner, other] = makeDefaultEntries().testimonials;
const [project, another] = makeDefaultEntries().projects;
const question = makeDefaultEntries().questions.find(({ fields }) => fields.answer.length > 1);
if (!figure || !learner || !other || !project || !another || !question)
  throw new Error('The content has too few entries for this test.');

it('changes nothing if the published values are the same', () => {
  const same = { testimonials: { [learner.key]: learner.fields } };
  expect(adopt(same)).toEqual({ files: {}, pictures: [], left: [] });
});

it('writes exactly the fields that differ', () => {
  const { files, left } = adopt({
    statistics: { [figure.key]: { ...figure.fields, value: "7's" } },
    testimonials: { [learner.key]: { ...learner.fields, rating: 3.5, isSample: false } },
  });
  expect(left).toEqual([]);
  const [statistics, testimonials] = [
    'content/landing/statistics.ts',
    'content/landing/testimonials.ts',
  ] as const;
  expect(Object.keys(files).sort()).toEqual([statistics, testimonials]);
  expect(files[statistics]).toContain("value: '7\\'s'");
  const lines = (text = '') => text.split('\n');
  const before = lines(read(testimonials));
  const changed = lines(files[testimonials]).filter((line, at) => line !== before[at]);
  expect(changed.map((line) => line.trim())).toEqual(['rating: 3.5,', 'isSample: false,']);
});

it('writes every changed field of a figure whose label changes, and nothing the second time', () => {
  const renamed = { ...figure.fields, label: 'people taught', meaning: 'All of them.' };
  const entries = { statistics: { [figure.key]: { ...renamed, isSample: false } } };
  const { files } = adopt(entries);
  const text = files['content/landing/statistics.ts'] ?? '';
  expect(text).toMatch(/label: 'people taught',\s+meaning: 'All of them\.',\s+isSample: false,/);
  const defaults = makeDefaultEntries();
  const [, ...others] = defaults.statistics;
  const fields = { ...renamed, isSample: false };
  const written = { ...defaults, statistics: [{ key: 'people-taught', fields }, ...others] };
  expect(
    applyPublishedEntriesToSource(entries, written, (file) => files[file] ?? read(file)),
  ).toEqual({
    ...{ files: {}, pictures: [], left: [] },
  });
});

it('does not add a figure, because the desk changes only those of the content', () => {
  const { files, left } = adopt({ statistics: { 'former-figure': figure.fields } });
  expect([files, left]).toEqual([{}, []]);
  const fields = { ...figure.fields, label: 'former figure' };
  expect(adopt({ statistics: { 'former-figure': fields } })).toMatchObject({
    files: {},
    left: [expect.stringContaining('former-figure')],
  });
});

it('adds an entry with its picture, which moves into public, and removes another', () => {
  const picture = { src: '/assets/picture-AbC_d-12.webp', alt: 'Asha', width: 160, height: 160 };
  const asha = { name: 'Asha P.', role: 'A learner', text: 'Good.', rating: 4, isSample: false };
  const { files, pictures } = adopt({
    testimonials: { 'asha-p': { ...asha, picture }, [other.key]: null },
  });
  const text = files['content/landing/testimonials.ts'] ?? '';
  expect(text).toMatch(
    /image: 'asha-p', name: 'Asha P\.'.*src: '\/pictures\/testimonials-asha-p\.webp'/,
  );
  expect(text).not.toContain(`image: '${other.key}'`);
  expect(text).toContain(`image: '${learner.key}'`);
  expect(pictures).toEqual([
    { name: 'picture-AbC_d-12.webp', file: 'public/pictures/testimonials-asha-p.webp' },
  ]);
});

it('writes a project into both of its files, the card and the story', () => {
  const added = { ...another.fields, title: 'Ration card queue', offer: 'flutter' };
  const { files } = adopt({
    projects: {
      'ration-card-queue': added,
      [project.key]: null,
      [another.key]: { ...another.fields, hard: 'Another part.' },
    },
  });
  const [cards = '', stories = ''] = [
    files['content/landing/student-projects.ts'],
    files['content/showcase/learner-project-stories.ts'],
  ];
  expect(cards).toMatch(
    /slug: 'ration-card-queue', .*link: '\/learner-projects#ration-card-queue'/,
  );
  expect(stories).toMatch(/'ration-card-queue': \{ .*offer: 'flutter'/);
  expect(stories).toContain("hard: 'Another part.'");
  for (const text of [cards, stories]) expect(text).not.toContain(`'${project.key}'`);
});

it('keeps the expressions of an unchanged answer, and writes a changed one', () => {
  const { key, fields } = question;
  const file = 'content/questions/questions.ts';
  const marked = adopt({ questions: { [key]: { ...fields, isSample: false } } }).files[file] ?? '';
  expect(marked.split('\n')).toHaveLength(read(file).split('\n').length);
  expect(marked).toContain('isSample: false');
  const { files } = adopt({
    questions: {
      [key]: { ...fields, answer: ['Another answer.'] },
      library: { group: fields.group, question: 'A library?', answer: ['No.'], isSample: false },
    },
  });
  expect(files[file]).toContain("answer: ['Another answer.']");
  expect(files[file]).toContain("id: 'library', question: 'A library?', answer: ['No.']");
});
