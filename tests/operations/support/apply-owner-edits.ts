/**
 * The changes that an owner makes to `content/` in a usual year, as edits of the files' text: other fees and dates,
 * a real telephone number, new entries, and removed entries. Each edit fails when the text that it looks for no
 * longer exists.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newCourseSource } from './new-course-source.ts';
import { newSkillProgramSource, newWebinarSource, newWorkshopSource } from './new-entry-sources.ts';

/** `change` takes the text of the file and returns the new one; null removes the file. */
type OwnerEdit = { file: string; change: (text: string) => string | null };

const replace = (file: string, from: string | RegExp, to: string): OwnerEdit => ({
  file,
  change(text) {
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${file} has no ${from}`);
    return changed;
  },
});

/** Adds an entry at the beginning of a list. `opening` is the text with which the list begins. */
const addFirst = (file: string, opening: string, entry: string) =>
  replace(file, opening, `${opening}\n${entry}`);

/** Adds an entry at the end of a list, or after another entry. */
const addBefore = (file: string, closing: string, entry: string) =>
  replace(file, closing, `${entry}\n${closing}`);

/**
 * Removes the entry of a list that contains `mark`: from its opening brace, indented by two spaces, to the closing
 * one.
 */
const removeEntry = (file: string, mark: string): OwnerEdit => ({
  file,
  change(text) {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.includes(mark));
    const start = lines.findLastIndex((line, index) => index < at && line === '  {');
    const end = lines.findIndex((line, index) => index > at && line === '  },');
    if (at < 0 || start < 0 || end < 0) throw new Error(`${file} has no entry with ${mark}`);
    lines.splice(start, end - start + 1);
    return lines.join('\n');
  },
});

const newFile = (file: string, text: string): OwnerEdit => ({ file, change: () => text });

const workshops = 'content/catalogue/workshops.ts';
const skillPrograms = 'content/catalogue/skill-programs.ts';
const provider = 'content/provider.ts';

const changes: readonly OwnerEdit[] = [
  replace('content/fees.ts', 'workshopRupees: 399', 'workshopRupees: 449'),
  replace('content/fees.ts', 'skillRupees: 2299', 'skillRupees: 2499'),
  replace('content/fees.ts', 'intermediateRupees: 5599', 'intermediateRupees: 5799'),
  replace('content/fees.ts', 'superRupees: 11999', 'superRupees: 12499'),
  replace('content/fees.ts', 'internshipRupees: 3999', 'internshipRupees: 4299'),
  replace(workshops, "startDate: '2025-06-17'", "startDate: '2027-06-14'"),
  replace(workshops, "endDate: '2025-06-21'", "endDate: '2027-06-18'"),
  replace(workshops, "startTime: '16:00'", "startTime: '17:00'"),
  replace(workshops, "endTime: '18:30'", "endTime: '19:30'"),
  replace(provider, "phone: '+91 00000 00000'", "phone: '+91 98470 12345'"),
  replace(provider, 'hello@miranaya.example', 'office@learn-here.example'),
  replace(provider, "opens: '11:00'", "opens: '10:00'"),
  replace(provider, "address: 'Online, across India'", "address: 'Kochi, Kerala, and online'"),
  replace(provider, 'lms.miranaya.example/login', 'learn-here.example/sign-in'),
  replace('content/landing/testimonials.ts', 'isSample: true', 'isSample: false'),
  replace('content/landing/statistics.ts', "value: '500+'", "value: '520+'"),
];

const additions: readonly OwnerEdit[] = [
  addFirst(workshops, 'const defaultWorkshops = [', newWorkshopSource),
  addFirst(skillPrograms, 'const programs = [', newSkillProgramSource),
  newFile('content/catalogue/courses/python-web.ts', newCourseSource),
  replace(
    'content/catalogue/courses.ts',
    'import { reactNative } from',
    "import { pythonWeb } from './courses/python-web.ts';\nimport { reactNative } from",
  ),
  replace('content/catalogue/courses.ts', '  lampStack,\n', '  lampStack,\n  pythonWeb,\n'),
  replace(
    'content/catalogue/families.ts',
    "['mern-stack', 'mean-stack', 'lamp-stack']",
    "['mern-stack', 'mean-stack', 'lamp-stack', 'python-web']",
  ),
  replace(
    'content/catalogue/families.ts',
    'Three ways to learn the whole',
    'Four ways to learn the whole',
  ),
  replace(
    'content/page-meta-by-path.ts',
    'Three full stack web development courses',
    'Four full stack web development courses',
  ),
  addBefore('content/showcase/webinars.ts', '] satisfies', newWebinarSource),
  addFirst(
    'content/landing/testimonials.ts',
    'export const defaultTestimonials = [',
    `  {
    name: 'Zubaida M.',
    role: 'Junior data analyst',
    text: 'The monthly reports of our office took me two days. After the second project they took one morning.',
    image: 'zubaida-m',
    rating: 4,
    isSample: false,
  },`,
  ),
  addFirst(
    'content/landing/collaborators.ts',
    'export const defaultCollaborators = [',
    "  { name: 'Pavizham Labs', logo: 'pavizham-labs', field: 'Testing services', isSample: false },",
  ),
  addFirst(
    'content/calendar/holidays.ts',
    'days: [',
    "    { date: '2026-01-14', name: 'Pongal' },",
  ),
  addFirst(
    'content/offers/comparison/example-comparisons.ts',
    'export const exampleComparisons: ExampleComparison[] = [',
    `  {
    question: 'A phone app, or a web page first?',
    answer: 'The page is quicker to show; the app is what shops ask for.',
    offers: ['flutter', 'front-end-web'],
  },`,
  ),
  addFirst(
    'content/redirects.ts',
    'export const redirects = [',
    "  { from: '/python', to: '/fullstack-details/python-web', status: 308 },",
  ),
];

/** Removes entries, and everything that names them. */
const removals: readonly OwnerEdit[] = [
  removeEntry(workshops, "slug: 'lamp-workshop'"),
  replace(
    'content/catalogue/courses/lamp-stack.ts',
    "offer: 'lamp-workshop'",
    "offer: 'front-end-web'",
  ),
  removeEntry(skillPrograms, "slug: 'tally-gst'"),
  removeEntry(skillPrograms, "slug: 'linux-networking'"),
  replace(skillPrograms, 'Ten programs for people', 'Nine programs for people'),
  replace(skillPrograms, 'The ten programs', 'The nine programs'),
  replace('content/page-meta-by-path.ts', 'Ten skill programs', 'Nine skill programs'),
  replace('content/search/search-synonyms.ts', "        'tally-gst',\n", ''),
  removeEntry('content/search/search-synonyms.ts', "offers: ['tally-gst']"),
  removeEntry('content/search/search-synonyms.ts', "offers: ['linux-networking']"),
  replace('content/search/search-synonyms.ts', ", 'linux-networking'", ''),
  { file: 'content/catalogue/courses/maths-statistics-ai.ts', change: () => null },
  replace(
    'content/catalogue/courses/machine-learning.ts',
    "offer: 'maths-statistics-ai'",
    "module: 'The learning problem'",
  ),
  replace('content/catalogue/courses.ts', /import { mathsStatisticsAi } .*\n/, ''),
  replace('content/catalogue/courses.ts', '  mathsStatisticsAi,\n', ''),
  replace('content/catalogue/families.ts', ", 'maths-statistics-ai'", ''),
  replace(
    'content/page-meta-by-path.ts',
    'Agentic AI and GenAI, and Mathematics and Statistics for AI: three',
    'and Agentic AI and GenAI: two',
  ),
  removeEntry('content/search/search-synonyms.ts', "offers: ['maths-statistics-ai']"),
  { file: 'content/catalogue/courses/hr-marketing.ts', change: () => null },
  replace('content/catalogue/courses.ts', /import { hrMarketing } .*\n/, ''),
  replace('content/catalogue/courses.ts', '  hrMarketing,\n', ''),
  replace('content/catalogue/families.ts', "'hr-marketing', ", ''),
  replace('content/search/search-synonyms.ts', "        'hr-marketing',\n", ''),
  replace(
    'content/search/search-synonyms.ts',
    "['hr-marketing', 'hr-analytics']",
    "['hr-analytics']",
  ),
  replace(
    'content/search/search-synonyms.ts',
    "['digital-marketing-essentials', 'hr-marketing']",
    "['digital-marketing-essentials']",
  ),
  removeEntry('content/landing/testimonials.ts', "name: 'Imran K.'"),
  removeEntry('content/landing/collaborators.ts', "name: 'Kuyilan Softworks'"),
  removeEntry('content/showcase/webinars.ts', "slug: 'drawings-that-get-built'"),
  removeEntry(
    'content/offers/comparison/example-comparisons.ts',
    "question: 'React, Angular or PHP?'",
  ),
  replace('content/calendar/holidays.ts', "    { date: '2026-03-04', name: 'Holi' },\n", ''),
];

/** Makes all these edits in the copy of the project in this folder. Throws when an edit no longer fits. */
export function applyOwnerEdits(root: string): void {
  for (const { file, change } of [...changes, ...additions, ...removals]) {
    const path = join(root, file);
    const before = readIfThere(path);
    const after = change(before);
    if (after === null) rmSync(path);
    else writeFileSync(path, after);
  }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
