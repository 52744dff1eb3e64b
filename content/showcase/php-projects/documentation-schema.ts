/**
 * What the documentation of a downloadable project must hold: the text of a project report, from the
 * problem to further work, with the data model as data so that its diagram is drawn and not pasted.
 *
 * The installation steps, the technology table and the sample logins stand in the project's own entry
 * (`PhpProject`) and are not repeated here. The checks at the end refuse a diagram that forgets a
 * table, a relation between columns that don't exist, and a foreign key that no relation explains.
 */
import { z } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');
const paragraph = text.max(900);
const line = text.max(260);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug such as "room-list"');
const identifier = z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be a table or column name');

const columnSchema = z.strictObject({
  name: identifier,
  /** As in the SQL file, short: "VARCHAR(120)", "DECIMAL(10,2)", "ENUM". */
  type: text.max(40),
  key: z.enum(['primary', 'foreign', 'unique', 'index']).nullable(),
  meaning: text.max(160),
});

export const entitySchema = z.strictObject({
  name: identifier,
  purpose: line,
  columns: z.array(columnSchema).min(2),
});
export type ProjectEntity = z.infer<typeof entitySchema>;

/** `from` holds the foreign key, `to` is the row it points at: many (or at most one) `from` to one `to`. */
export const relationSchema = z.strictObject({
  from: z.strictObject({ table: identifier, column: identifier }),
  to: z.strictObject({ table: identifier, column: identifier }),
  kind: z.enum(['many-to-one', 'one-to-one']),
  /** Read from the `to` side, for the line in the diagram: "has", "pays", "is given". */
  label: text.max(24),
  meaning: line,
});
export type ProjectRelation = z.infer<typeof relationSchema>;

const documentationShape = z.strictObject({
  /** The project's id, "hostel-management". */
  id: slug,
  title: text.max(90),
  subtitle: line,
  problem: z.array(paragraph).min(2),
  objectives: z.array(line).min(4),
  scope: z.strictObject({ included: z.array(line).min(3), excluded: z.array(line).min(2) }),
  architecture: z.strictObject({
    paragraphs: z.array(paragraph).min(1),
    /** One row for each folder or part of the source. */
    parts: z.array(z.strictObject({ name: text.max(60), path: text.max(80), duty: line })).min(4),
    /** What happens between a click and the answer, in order. */
    request: z.array(line).min(4),
  }),
  modules: z
    .array(
      z.strictObject({
        title: text.max(60),
        role: z.enum(['admin', 'user', 'both']),
        purpose: paragraph,
        points: z.array(line).min(2),
      }),
    )
    .min(6),
  entities: z.array(entitySchema).min(4),
  relations: z.array(relationSchema).min(3),
  /** Where the tables stand in the drawing: columns from left to right, each from top to bottom. */
  diagram: z.array(z.array(identifier).min(1)).min(2).max(4),
  flows: z
    .array(
      z.strictObject({
        title: text.max(80),
        actor: text.max(40),
        steps: z.array(line).min(3),
        /** What is true afterwards, or what happens when a step is refused. */
        ends: line,
      }),
    )
    .min(3),
  /** One for each screenshot of the project: which page it shows, and to whom. */
  screens: z
    .array(
      z.strictObject({
        /** File name without ending below `public/projects/<id>/`. */
        name: slug,
        as: z.enum(['visitor', 'admin', 'user']),
        path: z.string().regex(/^\/[^\s]*$/, 'must be a path of the application'),
        caption: line,
      }),
    )
    .min(4),
  security: z
    .array(
      z.strictObject({
        threat: text.max(60),
        defence: line,
        /** File of the source where the defence stands. */
        where: text.max(80),
      }),
    )
    .min(5),
  testing: z.array(z.strictObject({ case: line, expected: line, result: line })).min(10),
  furtherWork: z.array(line).min(3),
  glossary: z.array(z.strictObject({ term: text.max(40), meaning: line })).min(5),
});
export type ProjectDocumentation = z.infer<typeof documentationShape>;

export const projectDocumentationSchema = documentationShape.superRefine((doc, context) => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  const columns = new Set(doc.entities.flatMap((e) => e.columns.map((c) => `${e.name}.${c.name}`)));
  const linked = new Set(doc.relations.map((r) => `${r.from.table}.${r.from.column}`));

  for (const { from, to } of doc.relations) {
    for (const end of [from, to]) {
      const column = `${end.table}.${end.column}`;
      if (!columns.has(column)) refuse(`a relation names ${column}, which no table has`);
    }
  }
  for (const entity of doc.entities) {
    for (const { name, key } of entity.columns) {
      const column = `${entity.name}.${name}`;
      if (key === 'foreign' && !linked.has(column)) refuse(`no relation explains ${column}`);
    }
    const places = doc.diagram.flat().filter((name) => name === entity.name).length;
    if (places !== 1) refuse(`${entity.name} stands ${places} times in the diagram, not once`);
  }
  if (doc.diagram.flat().length !== doc.entities.length)
    refuse('the diagram names a table too many');
});
