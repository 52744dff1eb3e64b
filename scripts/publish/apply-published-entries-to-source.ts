/**
 * Computes the source files of `content/` with the published entries. Only fields that differ are replaced, so that
 * expressions in the source of other fields stay as they are. A parser finds the positions, and the result is not
 * formatted.
 */
import { parseSync } from 'vite';
import type {
  AnyEntryFields,
  EntryListName,
  PublishedEntries,
} from '#contract/published/published-entries.ts';
import { entryListNames } from '#contract/published/published-entries.ts';
import { type Picture, uploadedPictureNameOf } from '#contract/published/published-picture.ts';
import { quoteStringLiteral } from './quote-string-literal.ts';

type Written = Readonly<Record<EntryListName, readonly { key: string; fields: AnyEntryFields }[]>>;
type Fields = Readonly<Record<string, unknown>>;

type AdoptedEntries = {
  files: Record<string, string>;
  /** The uploaded pictures, and the files to which they are moved. */
  pictures: { name: string; file: string }[];
  left: string[];
};

/**
 * The file and the constant of `content/` that hold the entries of each list. `key` is the name of the field that
 * contains the key of an entry. Figures have no such field: their key is made from their label.
 */
const places: Readonly<Record<EntryListName, { file: string; list: string; key: string }>> = {
  statistics: { file: 'content/landing/statistics.ts', list: 'defaultStatistics', key: 'label' },
  testimonials: {
    file: 'content/landing/testimonials.ts',
    list: 'defaultTestimonials',
    key: 'image',
  },
  collaborators: {
    file: 'content/landing/collaborators.ts',
    list: 'defaultCollaborators',
    key: 'logo',
  },
  projects: {
    file: 'content/landing/student-projects.ts',
    list: 'defaultStudentProjects',
    key: 'slug',
  },
  questions: { file: 'content/questions/questions.ts', list: 'defaultQuestionGroups', key: 'id' },
};
const storyFile = 'content/showcase/learner-project-stories.ts';
const storyFields = ['offer', 'problem', 'built', 'hard', 'next'];

/**
 * Returns the new texts of the files that change, the pictures to move, and sentences about what is left to do by hand.
 * The caller writes the files. `written` are the entries as `content/` has them; `read` returns the text of a file.
 */
export function applyPublishedEntriesToSource(
  entries: PublishedEntries,
  written: Written,
  read: (file: string) => string,
): AdoptedEntries {
  const adopted: AdoptedEntries = { files: {}, pictures: [], left: [] };
  const edit = (file: string, change: (code: SourceText) => void) => {
    const code = new SourceText(adopted.files[file] ?? read(file));
    change(code);
    const text = code.edited();
    if (text !== read(file)) adopted.files[file] = text;
  };

  for (const list of entryListNames) {
    const changes: Readonly<Record<string, AnyEntryFields | null>> = entries[list] ?? {};
    for (const [published, change] of Object.entries(changes)) {
      const key = keyInContent(list, published, change);
      const before = written[list].find((entry) => entry.key === key)?.fields;
      if (change === null) leaveOut(list, key);
      else if (before !== undefined) set(list, key, before, placed(list, key, change));
      else if (list !== 'statistics') add(list, key, placed(list, key, change));
      else adopted.left.push(`The content has no figure ${published}, so it was not written.`);
    }
  }
  return adopted;

  /**
   * Returns the key that an entry has in `content/`. The key of a figure is made from its label, so it differs from the
   * published key after a new label was adopted.
   */
  function keyInContent(list: EntryListName, key: string, change: Fields | null): string {
    if (list !== 'statistics' || written[list].some((entry) => entry.key === key)) return key;
    return keyOfFigure(String(change?.label));
  }

  /** Returns the fields of an entry; an uploaded picture in them moves into `public/`. */
  function placed(list: EntryListName, key: string, fields: Fields): Fields {
    const picture = fields.picture as Picture | undefined;
    const name = picture && uploadedPictureNameOf(picture.src);
    if (!picture || !name) return fields;
    const src = `/pictures/${list}-${key}.webp`;
    adopted.pictures.push({ name, file: `public${src}` });
    return { ...fields, picture: { ...picture, src } };
  }

  function leaveOut(list: EntryListName, key: string) {
    edit(places[list].file, (code) => code.remove(entryIn(code, list, key)));
    if (list === 'projects') edit(storyFile, (code) => code.remove(storyIn(code, key)));
  }

  function set(list: EntryListName, key: string, before: Fields, after: Fields) {
    // The label of a figure is written last, because the figure is found by it.
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted(
      (a, b) => Number(a === places[list].key) - Number(b === places[list].key),
    );
    for (const name of names) {
      if (JSON.stringify(before[name]) === JSON.stringify(after[name])) continue;
      if (name === 'group') {
        adopted.left.push(`The question ${key} stands in another group now: move it by hand.`);
        continue;
      }
      const isStory = storyFields.includes(name) && list === 'projects';
      // A publication of an earlier release has no story for a project. The story in `content/` then stays as it is.
      if (isStory && after[name] === undefined) continue;
      edit(isStory ? storyFile : places[list].file, (code) => {
        const entry = isStory ? code.valueOf(storyIn(code, key)) : entryIn(code, list, key);
        code.setField(entry, name, after[name]);
        // The Hindi text translates the old answer, so it is removed when the answer changes.
        if (name === 'answer') code.setField(entry, 'inHindi', undefined);
      });
    }
  }

  function add(list: EntryListName, key: string, { group, ...fields }: Fields) {
    const { file, key: name } = places[list];
    const isStory = (field: string) => storyFields.includes(field) && list === 'projects';
    const own = Object.fromEntries(Object.entries(fields).filter(([field]) => !isStory(field)));
    const link = list === 'projects' ? { link: `/learner-projects#${key}` } : {};
    edit(file, (code) => {
      const to =
        list === 'questions'
          ? code.fieldOf(code.objectWith('id', String(group)), 'questions')
          : code.constant(places[list].list);
      code.append(to, literal({ [name]: key, ...own, ...link }));
    });
    if (list !== 'projects') return;
    const story = Object.fromEntries(Object.entries(fields).filter(([field]) => isStory(field)));
    edit(storyFile, (code) =>
      code.append(
        code.constant('defaultStoriesBySlug'),
        `${quoteStringLiteral(key)}: ${literal(story)}`,
      ),
    );
  }
}

function entryIn(code: SourceText, list: EntryListName, key: string): Node | undefined {
  if (list !== 'statistics') return code.objectWith(places[list].key, key);
  return code.objects.find((object) => keyOfFigure(code.textOf(object, 'label')) === key);
}

/** Makes the key of a figure from its label, as `statisticKeyOf` in `content/landing/statistics.ts` does. */
const keyOfFigure = (label: string) => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const storyIn = (code: SourceText, key: string) =>
  code.property(code.constant('defaultStoriesBySlug'), key);

function literal(value: unknown): string {
  if (typeof value === 'string') return quoteStringLiteral(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{ ${fields.map(([name, inner]) => `${name}: ${literal(inner)}`).join(', ')} }`;
}

type Node = { type: string; start: number; end: number; [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
};

/** A source file, its syntax positions, and the requested edits. */
class SourceText {
  readonly text: string;
  readonly nodes: Node[];
  readonly objects: Node[];
  readonly edits: { start: number; end: number; text: string }[] = [];

  constructor(text: string) {
    this.text = text;
    this.nodes = nodesIn(parseSync('content.ts', text).program);
    this.objects = this.nodes.filter(({ type }) => type === 'ObjectExpression');
  }

  edited(): string {
    return this.edits
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
        this.text,
      );
  }

  /** The array or object literal that defines a constant. */
  constant(name: string): Node {
    const found = this.nodes.find(
      ({ type, id }) => type === 'VariableDeclarator' && isNode(id) && id.name === name,
    );
    const inner = nodesIn(found?.init).find(({ type }) =>
      /^(?:Array|Object)Expression$/.test(type),
    );
    if (inner === undefined) throw new Error(`There is no list ${name} in the content.`);
    return inner;
  }

  property(object: Node | undefined, name: string): Node | undefined {
    const properties = (object?.properties ?? []) as Node[];
    return properties.find(({ key }) => isNode(key) && (key.name ?? key.value) === name);
  }

  valueOf(property: Node | undefined): Node | undefined {
    return isNode(property?.value) ? property.value : undefined;
  }

  fieldOf(object: Node | undefined, name: string): Node | undefined {
    return this.valueOf(this.property(object, name));
  }

  /** The text of a field; empty when the field is not a plain text. */
  textOf(object: Node, name: string): string {
    const value = this.fieldOf(object, name)?.value;
    return typeof value === 'string' ? value : '';
  }

  objectWith(name: string, value: string): Node | undefined {
    return this.objects.find((object) => this.textOf(object, name) === value);
  }

  /** Sets the value of a field; undefined removes the field. */
  setField(object: Node | undefined, name: string, value: unknown): void {
    if (object === undefined) return;
    const property = this.property(object, name);
    const old = this.valueOf(property);
    if (value === undefined) this.remove(property);
    else if (old !== undefined)
      this.edits.push({ start: old.start, end: old.end, text: literal(value) });
    else
      this.edits.push({
        ...{ start: object.start + 1, end: object.start + 1 },
        text: ` ${name}: ${literal(value)},`,
      });
  }

  /** Removes an entry, with the comma after it. */
  remove(node: Node | undefined): void {
    if (node === undefined) return;
    const [comma = ''] = /^\s*,/.exec(this.text.slice(node.end)) ?? [];
    this.edits.push({ start: node.start, end: node.end + comma.length, text: '' });
  }

  append(list: Node | undefined, element: string): void {
    if (list === undefined) return;
    const inner = this.text.slice(list.start + 1, list.end - 1).trimEnd();
    const comma = inner === '' || inner.endsWith(',') ? '' : ',';
    const end = list.start + 1 + inner.length;
    this.edits.push({ start: end, end, text: `${comma}\n${element},` });
  }
}
