/**
 * The values in `content/` of the facts that staff can change at the desk. The build writes them for the service. The
 * desk fills its forms in with these values, and can restore them.
 */
import * as z from 'zod/mini';
import { entrySchemas } from './published-entries.ts';

const defaultEntries = <Fields extends z.ZodMiniType>(fields: Fields) =>
  z.array(z.object({ key: z.string(), fields }));

export const defaultFactsSchema = z.object({
  provider: z.object({
    phone: z.string(),
    email: z.string(),
    supportHours: z.object({ opens: z.string(), closes: z.string() }),
    address: z.string(),
    chat: z.object({ label: z.string(), greeting: z.string() }),
    social: z.array(z.object({ name: z.string(), url: z.string() })),
    lmsUrl: z.string(),
    gstin: z.nullable(z.string()),
    legalName: z.nullable(z.string()),
    grievanceOfficer: z.nullable(z.string()),
  }),
  /** The field is optional, because builds of an earlier release do not contain it. */
  holidays: z.optional(z.array(z.object({ date: z.string(), name: z.string() }))),
  entries: z.object({
    statistics: defaultEntries(entrySchemas.statistics),
    testimonials: defaultEntries(entrySchemas.testimonials),
    collaborators: defaultEntries(entrySchemas.collaborators),
    projects: defaultEntries(entrySchemas.projects),
    questions: defaultEntries(entrySchemas.questions),
  }),
  /**
   * The groups into which questions are sorted. The field is optional, because builds of an earlier release do not
   * contain it.
   */
  questionGroups: z.optional(z.array(z.object({ id: z.string(), title: z.string() }))),
});
export type DefaultFacts = z.infer<typeof defaultFactsSchema>;

/** The name of the file with the default facts. It is beside the folder of the built pages. */
export const defaultFactsFileName = 'default-facts.json';
