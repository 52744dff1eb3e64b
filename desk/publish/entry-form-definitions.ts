/** The lists of entries that staff can edit at the desk: their names, where visitors see them, and their fields. */
import {
  type AnyEntryFields,
  type EntryListName,
  entryListNames,
} from '#contract/published/published-entries.ts';

type EntryField = {
  name: string;
  label: string;
  /**
   * How the value is typed: `paragraphs` are separated by an empty line, `lines` by a line end, and `names` by a comma.
   */
  as: 'line' | 'paragraph' | 'paragraphs' | 'lines' | 'names' | 'number' | 'choice';
  help?: string;
};

/** The choices of each field that has choices, by the name of the field. */
export type EntryFieldChoices = Readonly<
  Record<string, readonly { value: string; name: string }[]>
>;

type EntryFormDefinition = {
  title: string;
  /** The address of the page that shows the entries. */
  page: string;
  fields: readonly EntryField[];
  mayAdd: boolean;
  mayLeaveOut: boolean;
  /** The hint beside the field for the entry's picture; null for entries without pictures. */
  picture: string | null;
  /** Returns the name under which the desk lists an entry with these fields. */
  nameOf: (fields: AnyEntryFields) => string;
};

const text = (fields: AnyEntryFields, name: string) =>
  String((fields as Record<string, unknown>)[name] ?? '');

export const entryFormDefinitions: Readonly<Record<EntryListName, EntryFormDefinition>> = {
  statistics: {
    title: 'Figures',
    page: '/',
    fields: [
      { name: 'value', label: 'Figure', as: 'line', help: 'Such as 500+' },
      { name: 'label', label: 'What it counts', as: 'line' },
      { name: 'meaning', label: 'The line in small type', as: 'line' },
    ],
    mayAdd: false,
    mayLeaveOut: false,
    picture: null,
    nameOf: (fields) => `${text(fields, 'value')} ${text(fields, 'label')}`,
  },
  testimonials: {
    title: 'Testimonials',
    page: '/',
    fields: [
      { name: 'name', label: 'Name', as: 'line' },
      { name: 'role', label: 'What they do', as: 'line' },
      { name: 'text', label: 'What they said', as: 'paragraph' },
      { name: 'rating', label: 'Rating, from 0.5 to 5', as: 'number' },
    ],
    mayAdd: true,
    mayLeaveOut: true,
    picture: 'A portrait. It is cut to a square.',
    nameOf: (fields) => text(fields, 'name'),
  },
  collaborators: {
    title: 'Collaborators',
    page: '/',
    fields: [
      { name: 'name', label: 'Name', as: 'line' },
      { name: 'field', label: 'Field', as: 'line' },
    ],
    mayAdd: true,
    mayLeaveOut: true,
    picture: 'A logo on a white or a transparent ground.',
    nameOf: (fields) => text(fields, 'name'),
  },
  projects: {
    title: 'Learners’ projects',
    page: '/learner-projects',
    fields: [
      { name: 'title', label: 'Title', as: 'line' },
      { name: 'studentName', label: 'Name of the learner', as: 'line' },
      { name: 'description', label: 'Description', as: 'paragraph' },
      { name: 'techStack', label: 'Tools', as: 'names', help: 'Parted by commas' },
      { name: 'offer', label: 'The course or program in which it was made', as: 'choice' },
      { name: 'problem', label: 'The problem', as: 'paragraph' },
      { name: 'built', label: 'What was made', as: 'lines', help: 'Two to five lines' },
      { name: 'hard', label: 'The hard part', as: 'paragraph' },
      { name: 'next', label: 'What comes next', as: 'paragraph' },
    ],
    mayAdd: true,
    mayLeaveOut: true,
    picture: 'A picture of the project, wider than high. It is cut to 3:2 from the top.',
    nameOf: (fields) => text(fields, 'title'),
  },
  questions: {
    title: 'Questions and answers',
    page: '/questions',
    fields: [
      { name: 'group', label: 'Group', as: 'choice' },
      { name: 'question', label: 'Question', as: 'line' },
      {
        name: 'answer',
        label: 'Answer',
        as: 'paragraphs',
        help: 'The first paragraph answers alone: the search shows nothing else. An empty line begins another.',
      },
    ],
    mayAdd: true,
    mayLeaveOut: true,
    picture: null,
    nameOf: (fields) => text(fields, 'question'),
  },
};

export const readEntryListName = (name: string | undefined): EntryListName | undefined =>
  entryListNames.find((list) => list === name);

/** Formats the value of a field as the text that its input contains. */
export function formatFieldValue(fields: AnyEntryFields, { name, as }: EntryField): string {
  const value = (fields as Record<string, unknown>)[name];
  if (!Array.isArray(value)) return String(value ?? '');
  return value.join(as === 'names' ? ', ' : as === 'lines' ? '\n' : '\n\n');
}

/** Converts the submitted form to an entry, without checking its values. `readOrStorePicture` reads the picture. */
export function readUncheckedEntry(list: EntryListName, form: FormData): Record<string, unknown> {
  const read = ({ name, as }: EntryField): unknown => {
    const typed = String(form.get(name) ?? '')
      // At an address that accepts files, the service does not remove NUL characters
      // (`service/desk/web-request-and-response.ts`), so they are removed here.
      .replaceAll('\0', '')
      .replaceAll('\r\n', '\n')
      .trim();
    switch (as) {
      case 'choice':
        return typed;
      case 'line':
        return typed.replaceAll(/\s+/g, ' ');
      case 'paragraph':
        return typed.replaceAll(/\s+/g, ' ');
      case 'paragraphs':
        return partsOf(typed, /\n\s*\n/);
      case 'lines':
        return partsOf(typed, '\n');
      case 'names':
        return partsOf(typed, ',');
      case 'number':
        return typed === '' ? Number.NaN : Number(typed);
      default:
        return as satisfies never;
    }
  };
  return {
    ...Object.fromEntries(
      entryFormDefinitions[list].fields.map((field) => [field.name, read(field)]),
    ),
    isSample: form.get('isSample') !== null,
  };
}

const partsOf = (typed: string, between: string | RegExp) =>
  typed
    .split(between)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
