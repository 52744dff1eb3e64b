/**
 * Entries of the site that staff change at the desk: figures, testimonials, collaborators, learners' projects,
 * questions. Each change names the entry by its key; null leaves the entry out, and whatever is not named stays as
 * `content/` has it. Fields that earlier releases did not publish are optional.
 */
import * as z from 'zod/mini';
import { offerSlugPattern } from '../rows/field-schemas.ts';
import { pictureSchema } from './published-picture.ts';
import { strictShape as strict } from './strict-shape.ts';

const key = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const upTo = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(most, `must have at most ${most} letters`),
    );
const line = upTo(120);
const paragraph = upTo(400);
const isSample = z.boolean();
const picture = z.optional(pictureSchema);

const shapes = {
  statistics: strict({ value: upTo(20), label: upTo(40), meaning: line, isSample }),
  testimonials: strict({
    name: upTo(60),
    role: line,
    text: paragraph,
    rating: z
      .number('must be a number from 0.5 to 5')
      .check(
        z.minimum(0.5, 'must be a number from 0.5 to 5'),
        z.maximum(5, 'must be a number from 0.5 to 5'),
        z.multipleOf(0.5, 'must be a whole or a half number'),
      ),
    picture,
    isSample,
  }),
  collaborators: strict({ name: upTo(60), field: upTo(60), picture, isSample }),
  projects: strict({
    title: upTo(80),
    studentName: upTo(60),
    description: paragraph,
    techStack: z.array(upTo(40)).check(z.minLength(1, 'must name at least one tool')),
    /**
     * The fields from `offer` to `next` are the parts of the project's own page. A part that is not published stays as
     * in `content/`.
     */
    offer: z.optional(z.string().check(z.regex(offerSlugPattern, 'must be one of the offers'))),
    problem: z.optional(paragraph),
    built: z.optional(
      z
        .array(paragraph)
        .check(
          z.minLength(2, 'must have two lines or more'),
          z.maxLength(5, 'must have at most five lines'),
        ),
    ),
    hard: z.optional(paragraph),
    next: z.optional(paragraph),
    picture,
    isSample,
  }),
  questions: strict({
    /** The id of the question's group; without it, the question stays in the group that `content/` gives it. */
    group: z.optional(z.string().check(z.regex(key, 'must be one of the groups'))),
    question: upTo(60),
    answer: z.array(paragraph).check(
      z.minLength(1, 'must not be empty'),
      z.refine(([first = '']) => first.length <= 200, {
        error: 'must begin with a paragraph of at most 200 letters, which answers alone',
      }),
    ),
    isSample,
  }),
} as const;

export type EntryListName = keyof typeof shapes;
export const entryListNames = Object.keys(shapes) as EntryListName[];

export const entrySchemas: { readonly [List in EntryListName]: (typeof shapes)[List] } = shapes;
export type EntryFields<List extends EntryListName> = z.infer<(typeof shapes)[List]>;
export type AnyEntryFields = { [List in EntryListName]: EntryFields<List> }[EntryListName];

const changes = <Fields extends z.ZodMiniType>(fields: Fields) =>
  z.optional(z.record(z.string().check(z.regex(key, 'is no key of an entry')), z.nullable(fields)));

export const publishedEntriesSchema = strict({
  statistics: changes(shapes.statistics),
  testimonials: changes(shapes.testimonials),
  collaborators: changes(shapes.collaborators),
  projects: changes(shapes.projects),
  questions: changes(shapes.questions),
});
export type PublishedEntries = z.infer<typeof publishedEntriesSchema>;
