/** Problems of facts in the form in which staff read them: a sentence, and the form field that it concerns. */
import type * as z from 'zod/mini';
import type { PublishProblem } from '#desk/api/publish-api.ts';

const names: Readonly<Record<string, string>> = {
  phone: 'The phone number',
  email: 'The email address',
  supportHours: 'The hours',
  opens: 'The hour from which calls are answered',
  closes: 'The hour until which calls are answered',
  address: 'The address',
  chat: 'The chat button',
  social: 'The links to social networks',
  lmsUrl: 'The address of the LMS',
  gstin: 'The GSTIN',
  legalName: 'The legal name',
  grievanceOfficer: 'The grievance officer',
  text: 'The text',
  name: 'The name',
  role: 'What they do',
  rating: 'The rating',
  field: 'The field',
  value: 'The figure',
  label: 'What it counts',
  meaning: 'The line in small type',
  title: 'The title',
  studentName: 'The name of the learner',
  description: 'The description',
  techStack: 'The list of tools',
  offer: 'The offer',
  problem: 'The problem',
  built: 'The list of what was made',
  hard: 'The hard part',
  next: 'What comes next',
  picture: 'The picture',
  alt: 'The description of the picture',
  group: 'The group',
  question: 'The question',
  answer: 'The answer',
  pages: 'The list of pages',
  fromDay: 'The first day',
  untilDay: 'The last day',
};

/** Two form fields hold the hours. A problem of the hours is shown at the second one. */
const fieldFor = (name: string) => (name === 'supportHours' ? 'closes' : name);
const sentence = (text: string) =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;

/**
 * Turns schema errors into problems. If an error concerns a part of a field, the innermost part with a known name
 * is used.
 */
export function describeShapeProblems(error: z.core.$ZodError): PublishProblem[] {
  return error.issues.map(({ path, message }) => {
    const field = path.findLast((part) => typeof part === 'string' && names[part] !== undefined);
    if (typeof field !== 'string') return { field: null, sentence: sentence(`It ${message}`) };
    return { field: fieldFor(field), sentence: sentence(`${names[field]} ${message}`) };
  });
}

/** Turns a sentence of the content rules into a problem. The sentence begins with the place in the content. */
export function describeRuleProblem(said: string): PublishProblem {
  const provider = /^content\/provider\.ts: (\w+)(?:, \w+)? (.*)$/s.exec(said);
  if (provider !== null) {
    const [, name = '', rest = ''] = provider;
    return { field: fieldFor(name), sentence: sentence(`${names[name] ?? name} ${rest}`) };
  }
  const entry = /^(notices|batches|fees|questions)\.[\w-]+\.(\w+): (.*)$/s.exec(said);
  if (entry !== null) {
    const [, list, name = '', rest = ''] = entry;
    const isInForm = list === 'notices' || list === 'questions';
    return { field: isInForm ? name : null, sentence: sentence(rest) };
  }
  const linked = /\bis "\/[\w-]+#([\w-]+)", but "\/[\w-]+" has no place/.exec(said);
  if (linked !== null)
    return {
      field: null,
      sentence: `Other pages link to “${linked[1]}”: edit it instead of leaving it out.`,
    };
  // Removes the name of the file from the sentence, because staff know the entry and not the file.
  const file = /^content\/[\w/{}.-]+(?:, entry \d+ \((.*?)\)|, [^:]*)?: (.*)$/s.exec(said);
  const [, title, rest = said] = file ?? [];
  return { field: null, sentence: sentence(title === undefined ? rest : `${title}: ${rest}`) };
}
