/** Turns problems of facts into what staff read at the desk: a sentence, and the form field that has to be changed. */
import type * as z from 'zod/mini';
import type { PublishProblem } from '#desk/api-types/publish-api.ts';
import { problemFieldNames } from './problem-field-names.ts';
import { rewordRuleForOwner, splitFieldList } from './reword-rule-for-owner.ts';

/**
 * Finds the form field that shows the problem, and the name with which the sentence begins; null if no field shows it.
 * Three facts do not have exactly one field. A problem of the hours as a whole is shown at the second of their two
 * fields. The chat button has one field for its greeting and one for everything else. All links to social networks
 * share one field, with a line for each link.
 */
function findField(parts: readonly PropertyKey[]): { field: string; name: string } | null {
  const [first, second] = parts;
  if (first === 'supportHours' && second === undefined)
    return { field: 'closes', name: problemFieldNames.supportHours ?? '' };
  if (first === 'chat') {
    const field = second === 'greeting' ? 'chatGreeting' : 'chatLabel';
    return { field, name: problemFieldNames[field] ?? '' };
  }
  if (first === 'social' && typeof second === 'number')
    return {
      field: 'social',
      name: `The ${parts[2] === 'name' ? 'name' : 'address'} in line ${second + 1}`,
    };
  const field = parts.findLast((part) => typeof part === 'string' && part in problemFieldNames);
  return typeof field === 'string' ? { field, name: problemFieldNames[field] ?? '' } : null;
}

function sentence(text: string): string {
  const said = text.replace(/\.$/, '');
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}${said.endsWith('?') ? '' : '.'}`;
}

/**
 * Turns schema errors into problems. An error deep in a field is reported for the innermost part that has a name for
 * staff.
 */
export function schemaErrorToPublishProblems(error: z.core.$ZodError): PublishProblem[] {
  return error.issues.map(({ path, message }) => {
    const found = findField(path);
    if (found === null) return { field: null, sentence: sentence(`It ${message}`) };
    return { field: found.field, sentence: sentence(`${found.name} ${message}`) };
  });
}

/**
 * Splits "chat, greeting holds a tab" into the path of the field (`chat`, `greeting`) and the reason ("holds a tab").
 * If no known field is named, the whole text is the reason.
 */
function splitPlace(text: string): { parts: PropertyKey[]; reason: string } {
  const found = /^(\w+(?: \d+)?(?:, \w+(?: \d+)?)*) (.*)$/s.exec(text);
  const parts = (found?.[1] ?? '')
    .split(/,? /)
    .map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));
  return findField(parts) === null
    ? { parts: [], reason: text }
    : { parts, reason: found?.[2] ?? '' };
}

/**
 * Matches the problem of a question. The content rules name a question by its number in its group and by its text:
 * "questions 3 (What do I pay?), answer …".
 */
const questionPattern = /^questions \d+ \((.*)\), ((?:question|answer)(?: \d+)?) (.*)$/s;
const leftOutLinkPattern = /\bis "\/[\w-]+#([\w-]+)", but "\/[\w-]+" has no place/;
const describedDaysPattern = /^sessions says what (\d+) of (\d+) days are about$/;

/** Matches the paths of the content files whose entries have a form at the desk. */
const filesWithForms =
  /^(?:landing\/(?:statistics|testimonials|collaborators|student-projects)|showcase\/learner-project-stories|questions\/questions)$/;

/** Turns a key into words, for an entry whose title is unknown. */
const plainKey = (key: string) => key.replaceAll('-', ' ');

/**
 * Turns a sentence of the content rules into a problem. Such a sentence begins with the place in the content, for
 * example a file and an entry in it. The problem names the entry or the offer by its title instead, because staff do
 * not know the files. `titleOf` returns the title for a key.
 */
export function ruleSentenceToPublishProblem(
  ruleSentence: string,
  titleOf: (key: string) => string = plainKey,
): PublishProblem {
  const fact = /^(notices|batches|fees|questions)\.[\w-]+\.(\w+): (.*)$/s.exec(ruleSentence);
  if (fact !== null) {
    const [, list, name = '', rest = ''] = fact;
    const isInForm = list === 'notices' || list === 'questions';
    return { field: isInForm ? name : null, sentence: sentence(rest) };
  }
  const linked = leftOutLinkPattern.exec(ruleSentence)?.[1];
  if (linked !== undefined)
    return {
      field: null,
      sentence: `Other pages link to “${titleOf(linked)}”: edit it instead of leaving it out.`,
    };
  const file =
    /^content\/([\w/{}-]+)(?:\.ts)?(?:, (?:[\w ]+ \d+ \((.*?)\)|(?:\w+ )*"([^"]*)"|([^:]*)))?: (.*)$/s.exec(
      ruleSentence,
    );
  if (file === null) return { field: null, sentence: sentence(ruleSentence) };
  const [, path = '', numbered, key, other, text = ''] = file;
  if (path === 'provider' || path.startsWith('legal/')) return describeProvider(path, text);
  const question = questionPattern.exec(text);
  const title = question?.[1] ?? numbered ?? (key === undefined ? other : titleOf(key));
  const rest = question === null ? text : `${question[2]} ${question[3]}`;
  const problem = describeEntry(path === 'fees' ? undefined : title, rest.replace(/\.$/, ''));
  return filesWithForms.test(path) ? problem : { ...problem, field: null };
}

function describeProvider(path: string, text: string): PublishProblem {
  const { parts, reason } = splitPlace(text);
  const found = findField(path === 'provider' ? parts : ['grievanceOfficer']);
  const rest = rewordRuleForOwner(reason, (name) => problemFieldNames[name]);
  return { field: found?.field ?? null, sentence: sentence(`${found?.name ?? ''} ${rest}`.trim()) };
}

function describeEntry(title: string | undefined, text: string): PublishProblem {
  const name = title === undefined ? '' : `“${title}”`;
  const [, describedDays, batchDays] = describedDaysPattern.exec(text) ?? [];
  if (describedDays !== undefined)
    return {
      field: null,
      sentence: `The page of ${name} says what happens on ${describedDays} days, and this batch has ${batchDays}.`,
    };
  const { parts, reason } = splitPlace(text);
  const rest = rewordRuleForOwner(reason, (field) => problemFieldNames[field]);
  const found = findField(parts);
  if (found !== null) {
    const { field } = found;
    const start = name === '' ? '' : `${name}: `;
    return { field, sentence: sentence(`${start}${withSmallStart(found.name)} ${rest}`) };
  }
  const shared = /^has the ([\w, ]+) of /.exec(reason)?.[1];
  const field = splitFieldList(shared ?? '').find((one) => one in problemFieldNames) ?? null;
  return { field, sentence: sentence(`${name} ${rest}`.trim()) };
}

const withSmallStart = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
