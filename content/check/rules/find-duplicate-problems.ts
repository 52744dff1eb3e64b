/**
 * Finds values that must be unique. Two equal slugs or ids would give one address or file to two entries, and a link
 * finds a course by its title. Equal texts show that an entry was copied and only partly rewritten.
 */
import type { Content } from '../../content-by-kind.ts';
import {
  type ContentEntry,
  type ContentKindName,
  entriesOf,
  isPlainObject,
  makeEntryProblem,
  makeFieldProblem,
  slugOf,
} from '../content-entries.ts';
import type { ContentProblem } from '../content-problem.ts';
import type { RuleInput } from '../rule-input.ts';

/**
 * The fields in which any two entries of a kind must differ. A workshop must differ only in its slug: the same workshop
 * may be listed twice, on different days.
 */
const uniqueFieldsByKind: Partial<Record<ContentKindName, readonly string[]>> = {
  mainNavigation: ['label'],
  footerLinks: ['label'],
  statistics: ['label'],
  reasons: ['title', 'desc'],
  plans: ['title', 'link'],
  testimonials: ['name', 'text', 'image'],
  certificates: ['slug', 'title', 'text'],
  collaborators: ['name', 'logo'],
  software: ['slug', 'title', 'description', 'image'],
  studentProjects: ['slug', 'title', 'description'],
  families: ['slug', 'title', 'path', 'detailsPath'],
  courses: ['slug', 'title', 'text', 'intro', 'project', 'a module'],
  skillPrograms: ['slug', 'title', 'text', 'project', 'modules'],
  intermediatePrograms: ['slug', 'title', 'text', 'project', 'modules'],
  superPrograms: ['slug', 'title', 'text', 'project', 'modules'],
  workshops: ['slug'],
  pages: ['title', 'description'],
  customRequestForms: ['id'],
  terms: ['id', 'title'],
  webinars: ['slug'],
  govtExams: ['slug', 'name'],
  phpProjects: ['id', 'title', 'text'],
};

const catalogue: readonly ContentKindName[] = [
  'courses',
  'skillPrograms',
  'intermediatePrograms',
  'superPrograms',
];
/** Kinds whose slugs name covers and brochures. No two entries of these kinds may have the same slug. */
const kindsWithCovers: readonly ContentKindName[] = [
  'families',
  ...catalogue,
  'workshops',
  'studentProjects',
  'phpProjects',
];

export function findDuplicateProblems({ content }: RuleInput): ContentProblem[] {
  const within = Object.entries(uniqueFieldsByKind).flatMap(([kind, fields]) =>
    findSharedValues(kindsOf(content, [kind]), fields, () => true),
  );
  const areOfDifferentKinds = (a: ContentEntry, b: ContentEntry) => a.kind !== b.kind;
  return [
    ...within,
    ...findSharedValues(kindsOf(content, kindsWithCovers), ['slug'], areOfDifferentKinds),
    ...findSharedValues(kindsOf(content, catalogue), ['title'], areOfDifferentKinds),
    ...kindsOf(content, catalogue).flatMap(findRepeatedTopicsAndModules),
    ...questionsAskedTwice(content),
  ];
}

function kindsOf(content: Content, names: readonly string[]): ContentEntry[] {
  const wanted = names.filter((name): name is ContentKindName => name in content);
  return wanted.flatMap((kind) => entriesOf(content, kind));
}

/**
 * Reports an entry once, together with the first earlier entry whose values it shares. The sentence names all the
 * shared fields.
 */
function findSharedValues(
  entries: readonly ContentEntry[],
  fields: readonly string[],
  mayCompare: (a: ContentEntry, b: ContentEntry) => boolean,
): ContentProblem[] {
  const comparableValues = entries.map((entry) =>
    fields.map((field) => comparableValuesOf(entry, field)),
  );
  return entries.flatMap((entry, index) => {
    for (let earlier = 0; earlier < index; earlier++) {
      const other = entries[earlier];
      if (!other || !mayCompare(entry, other)) continue;
      const same = fields.filter((_, at) => {
        const theirs = comparableValues[earlier]?.[at] ?? [];
        return comparableValues[index]?.[at]?.some((mine) => theirs.includes(mine));
      });
      if (same.length === 0) continue;
      const reason = `has the ${listed(same)} of ${placeOf(other, entry)}; write its own`;
      return [makeEntryProblem(entry, reason.replace('the a module', 'a module'))];
    }
    return [];
  });
}

/**
 * The values of a field to compare. For "a module", there is one value for each module; otherwise one for the field.
 * Case and extra spaces are ignored.
 */
function comparableValuesOf({ value }: ContentEntry, field: string): string[] {
  if (!isPlainObject(value)) return [];
  if (field === 'a module') return Array.isArray(value.modules) ? value.modules.map(words) : [];
  const found = field === 'slug' ? slugOf(value) : value[field];
  return found === undefined || found === null ? [] : [words(found)];
}

function words(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function placeOf(other: ContentEntry, from: ContentEntry): string {
  if (other.file === from.file) return other.name ?? 'another entry';
  return `${other.name ?? 'the entry'} in content/${other.file}`;
}

/** Finds a topic or a module that occurs twice in one course or program. */
function findRepeatedTopicsAndModules(entry: ContentEntry): ContentProblem[] {
  if (!isPlainObject(entry.value) || !Array.isArray(entry.value.modules)) return [];
  const modules = entry.value.modules.filter(isPlainObject);
  const topics = modules.flatMap((one) => (Array.isArray(one.topics) ? one.topics : []));
  return [
    ...repeated(modules.map(({ title }) => title)).map((title) =>
      makeEntryProblem(entry, `has two modules called "${title}"`),
    ),
    ...repeated(topics).map((topic) => makeEntryProblem(entry, `lists the topic "${topic}" twice`)),
  ];
}

/** Finds a question that is asked twice, in one group or in two: a visitor would not know which answer is right. */
function questionsAskedTwice(content: Content): ContentProblem[] {
  const groups = new Map<string, string>();
  return entriesOf(content, 'questionGroups').flatMap((entry, at) => {
    const { title = '', questions = [] } = content.questionGroups[at] ?? {};
    return questions.flatMap(({ question }, index) => {
      const asked = words(question);
      const group = groups.get(asked);
      groups.set(asked, group ?? title);
      return group === undefined
        ? []
        : [
            makeFieldProblem(
              entry,
              `questions ${index + 1} (${question}), question`,
              `stands in the group “${group}” already; keep one of the two`,
            ),
          ];
    });
  });
}

function repeated(list: readonly unknown[]): string[] {
  const texts = list.filter((one) => typeof one === 'string');
  const lower = texts.map((one) => one.toLowerCase());
  return texts.filter((_, index) => lower.indexOf(lower[index] ?? '') !== index);
}
