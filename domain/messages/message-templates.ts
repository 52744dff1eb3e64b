/**
 * Message templates with placeholders. Pure functions. A sentence whose placeholder has no value is left out: "You
 * asked about {offer}." is not sent to a person who named no offer. An unknown placeholder is refused when the
 * template is saved, not when the message is sent.
 */
export const messageChannels = ['whatsapp', 'mail'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Each placeholder, with a description of the value that replaces it. */
export const placeholderDescriptions = {
  name: 'the name of the person, as it was corrected',
  offer: 'what they asked about: “MERN Stack, course with internship”',
  fee: 'its fee, nothing comes on top: “₹3,999”',
  start: 'when they start: “5 January 2027”; left out where no day is certain, or it is over',
  link: 'the link to pay, while an order of theirs waits for it; left out otherwise',
  staff: 'your name, or that of whoever sends it',
} as const;
type Placeholder = keyof typeof placeholderDescriptions;

export type MessagePlaceholderValues = Readonly<Record<Placeholder, string | null>>;

export const messageTemplateBounds = {
  name: 60,
  subject: 120,
  body: 1_500,
  perChannel: 20,
} as const;

const placeholderPattern = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is Placeholder =>
  Object.hasOwn(placeholderDescriptions, name);
const all = Object.keys(placeholderDescriptions).map((name) => `{${name}}`);

/** A sentence for the author if the text has an unknown or broken placeholder; null if the text is right. */
export function describeTemplateTextProblem(text: string): string | null {
  const unknown = [...text.matchAll(placeholderPattern)]
    .map(([, name = '']) => name)
    .find((name) => !isPlaceholder(name));
  const known = `Write ${all.slice(0, -1).join(', ')} or ${all.at(-1)}.`;
  if (unknown !== undefined) return `Nobody knows what {${unknown}} stands for. ${known}`;
  if (/[{}]/.test(text.replace(placeholderPattern, '')))
    return `A brace stands alone; braces come in pairs, around a word that is filled in. ${known}`;
  return null;
}

/** The text for one person. A line whose sentences were all left out is removed, so that it leaves no gap. */
export function fillMessageTemplate(text: string, values: MessagePlaceholderValues): string {
  return text
    .split('\n')
    .map((line) => fillLine(line, values))
    .filter((line) => line !== null)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Null when all sentences of the line were left out. */
function fillLine(line: string, values: MessagePlaceholderValues): string | null {
  if (line.trim() === '') return '';
  const sentences = line.split(/(?<=[.!?।])(?=\s)/);
  const kept = sentences.filter((sentence) =>
    [...sentence.matchAll(placeholderPattern)].every(
      ([, name = '']) => !isPlaceholder(name) || values[name],
    ),
  );
  if (kept.length === 0) return null;
  return kept
    .join('')
    .replace(placeholderPattern, (written, name: string) =>
      isPlaceholder(name) ? (values[name] ?? '') : written,
    )
    .trim();
}
