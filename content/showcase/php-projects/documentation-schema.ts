/**
 * The schema of a downloadable project's documentation: a report in the form that colleges require, from the problem to
 * the references. Diagrams are drawn from the data model, the use cases and the data flow.
 *
 * Installation steps, technologies and sample logins are in the project's `PhpProject`, and the test cases in its
 * tests, so neither is repeated here. The checks at the end of this file refuse data that contradicts itself or names a
 * table or column that the data model does not have.
 */
import { z } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');
const paragraph = text.max(900);
const line = text.max(260);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug such as "room-list"');
const identifier = z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be a table or column name');

const columnSchema = z.strictObject({
  name: identifier,
  /** The type of the column as in the SQL file: "VARCHAR(120)", "DECIMAL(10,2)", "ENUM". */
  type: text.max(40),
  key: z.enum(['primary', 'foreign', 'unique', 'index']).nullable(),
  meaning: text.max(160),
});

const entitySchema = z.strictObject({
  name: identifier,
  purpose: line,
  columns: z.array(columnSchema).min(2),
});
export type ProjectTable = z.infer<typeof entitySchema>;

/**
 * A foreign key: `from.column` refers to the row of `to.table` whose `to.column` has the same value. In a many-to-one
 * relation, several rows of `from.table` may refer to one row of `to.table`; in a one-to-one relation, at most one may.
 */
const relationSchema = z.strictObject({
  from: z.strictObject({ table: identifier, column: identifier }),
  to: z.strictObject({ table: identifier, column: identifier }),
  kind: z.enum(['many-to-one', 'one-to-one']),
  /** The word on the line of the diagram, read from the `to` table to the `from` table: "has", "pays", "is given". */
  label: text.max(24),
  meaning: line,
});
export type ProjectRelation = z.infer<typeof relationSchema>;

/**
 * The two roles in use cases and data flow. Each project has its own name for `user`, such as "Student" (`userRole` in
 * its `PhpProject`).
 */
const role = z.enum(['user', 'admin']);

const useCaseSchema = z.strictObject({
  /** The number of the use case, such as "UC-07". */
  id: z.string().regex(/^UC-\d{2}$/),
  /** The text in the ellipse of the diagram: "Book a room". */
  title: text.max(32),
  actors: z.array(role).min(1),
  goal: line,
  /** Another use case that this use case always includes or may extend. The diagram draws the two side by side. */
  related: z
    .strictObject({ kind: z.enum(['include', 'extend']), to: z.string().regex(/^UC-\d{2}$/) })
    .optional(),
});
export type ProjectUseCase = z.infer<typeof useCaseSchema>;

/** The data that one entity and one process exchange, in a few words each. */
const exchangeSchema = z.strictObject({
  in: z.array(text.max(24)).optional(),
  out: z.array(text.max(24)).optional(),
});

const processSchema = z.strictObject({
  title: text.max(44),
  user: exchangeSchema.optional(),
  admin: exchangeSchema.optional(),
  /** The data stores of the process: the id of each, and whether the process reads it, writes it, or both. */
  stores: z
    .array(z.tuple([text, z.enum(['reads', 'writes', 'both'])]))
    .min(1)
    .max(4),
});
export type ProjectProcess = z.infer<typeof processSchema>;

const dataFlowSchema = z.strictObject({
  /** The labels of the two external entities, the user and the admin, in the data-flow diagram. */
  entities: z.strictObject({ user: text.max(24), admin: text.max(24) }),
  stores: z.array(
    z.strictObject({
      id: z.string().regex(/^D\d$/),
      title: text.max(12),
      tables: z.array(identifier).min(1),
    }),
  ),
  /** The processes in order; the first is process 1. */
  processes: z.array(processSchema).min(5).max(9),
});
export type ProjectDataFlowDiagram = z.infer<typeof dataFlowSchema>;

const normalFormSchema = z.strictObject({
  title: text.max(60),
  paragraphs: z.array(paragraph).min(1),
  /** Sample rows as they would be on a clerk's paper. */
  sample: z
    .strictObject({ columns: z.array(text.max(30)).min(3), rows: z.array(z.array(text)).min(1) })
    .optional(),
  relations: z
    .array(
      z.strictObject({
        name: identifier,
        key: z.array(identifier).min(1),
        others: z.array(identifier),
      }),
    )
    .optional(),
});

const documentationShape = z.strictObject({
  /** The id of the project, such as "hostel-management". */
  id: slug,
  title: text.max(90),
  subtitle: line,
  problem: z.array(paragraph).min(2),
  objectives: z.array(line).min(4),
  scope: z.strictObject({ included: z.array(line).min(3), excluded: z.array(line).min(2) }),
  /** The kinds of feasibility (technical, economic, operational and so on), each with its judgement. */
  feasibility: z.array(z.strictObject({ kind: text.max(24), text: paragraph })).min(4),
  requirements: z.strictObject({
    hardware: z.array(z.strictObject({ name: text.max(30), value: line })).min(3),
    software: z.array(z.strictObject({ name: text.max(30), value: line })).min(4),
    /** Qualities that the application must have, and how to verify them. */
    nonFunctional: z
      .array(z.strictObject({ quality: text.max(24), requirement: line, shown: line }))
      .min(6),
  }),
  useCases: z.array(useCaseSchema).min(10),
  dataFlow: dataFlowSchema,
  /** The steps from the paper form to the third normal form. The last step names tables of the database. */
  normalisation: z.strictObject({
    introduction: paragraph,
    steps: z.array(normalFormSchema).length(4),
    remarks: z.array(line).min(1),
  }),
  architecture: z.strictObject({
    paragraphs: z.array(paragraph).min(1),
    /** One row for each folder or part of the source. */
    parts: z.array(z.strictObject({ name: text.max(60), path: text.max(80), duty: line })).min(4),
    /** The steps between a click and the response, in order. */
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
  /** The positions of the tables in the diagram: columns from left to right, each from top to bottom. */
  diagram: z.array(z.array(identifier).min(1)).min(2).max(4),
  flows: z
    .array(
      z.strictObject({
        title: text.max(80),
        actor: text.max(40),
        steps: z.array(line).min(3),
        /** The state after the steps, or what happens when a step is refused. */
        ends: line,
      }),
    )
    .min(3),
  /** One text for each screenshot of the project: which page it shows, and to whom. */
  screens: z
    .array(
      z.strictObject({
        /** The file name without extension, below `public/projects/<id>/`. */
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
        /** The source file of the project that defends against the threat. */
        where: text.max(80),
      }),
    )
    .min(5),
  /** How the project was tested. The table of test cases is read from the tests themselves. */
  testing: z.array(paragraph).min(2),
  limitations: z.array(line).min(4),
  furtherWork: z.array(line).min(3),
  references: z.array(line).min(8),
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

  const useCases = new Set(doc.useCases.map(({ id }) => id));
  if (useCases.size !== doc.useCases.length) refuse('two use cases have one number');
  for (const { id, related } of doc.useCases) {
    if (related && !useCases.has(related.to))
      refuse(`${id} names ${related.to}, which is not there`);
  }

  const { stores, processes } = doc.dataFlow;
  const stored = stores.flatMap(({ tables }) => tables).sort();
  if (
    stored.join() !==
    doc.entities
      .map(({ name }) => name)
      .sort()
      .join()
  )
    refuse('the data stores of the data flow are not exactly the tables');
  for (const { id } of stores) {
    const uses = processes.flatMap(({ stores: used }) => used).filter(([of]) => of === id);
    if (uses.length === 0) refuse(`no process uses the data store ${id}`);
    if (uses.every(([, does]) => does === 'reads')) refuse(`nothing is ever written to ${id}`);
  }
  for (const { title, stores: used } of processes) {
    for (const [id] of used) {
      if (!stores.some((store) => store.id === id))
        refuse(`${title} names ${id}, which is no store`);
    }
  }

  for (const { name, key, others } of doc.normalisation.steps.at(-1)?.relations ?? []) {
    for (const column of [...key, ...others]) {
      if (!columns.has(`${name}.${column}`)) {
        refuse(`the normalisation ends with ${name}.${column}, which no table has`);
      }
    }
  }
});
