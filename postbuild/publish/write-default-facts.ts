/**
 * Writes, for the service, the values in `content/` that staff can change. Values that staff have published are not in
 * this file: the database has them.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holidays } from '#content/calendar/holidays.ts';
import { defaultCollaborators } from '#content/landing/collaborators.ts';
import { defaultStatistics, statisticKeyOf } from '#content/landing/statistics.ts';
import { defaultStudentProjects } from '#content/landing/student-projects.ts';
import { defaultTestimonials } from '#content/landing/testimonials.ts';
import { defaultProvider } from '#content/provider.ts';
import { defaultQuestionGroups, defaultQuestionsWithGroup } from '#content/questions/questions.ts';
import { defaultStoriesBySlug } from '#content/showcase/learner-project-stories.ts';
import {
  type DefaultFacts,
  defaultFactsFileName,
  defaultFactsSchema,
} from '#contract/published/default-facts-schema.ts';

/** The entries of `content/` that staff can change, each with the key by which the database refers to it. */
export function makeDefaultEntries(): DefaultFacts['entries'] {
  return {
    statistics: defaultStatistics.map((fields) => ({ key: statisticKeyOf(fields), fields })),
    testimonials: defaultTestimonials.map(({ image: key, ...fields }) => ({ key, fields })),
    collaborators: defaultCollaborators.map(({ logo: key, ...fields }) => ({ key, fields })),
    projects: defaultStudentProjects.map(({ slug: key, link: _link, ...fields }) => ({
      key,
      fields: { ...fields, ...defaultStoriesBySlug[key] },
    })),
    questions: defaultQuestionsWithGroup.map(
      ({ group, asked: { id: key, question, answer, isSample } }) => ({
        key,
        fields: { group, question, answer, isSample },
      }),
    ),
  };
}

export async function writeDefaultFacts(buildDir: string): Promise<void> {
  const { name: _, tagline: _tagline, paymentUrl: _paymentUrl, ...provider } = defaultProvider;
  const facts: DefaultFacts = {
    provider,
    entries: makeDefaultEntries(),
    questionGroups: defaultQuestionGroups.map(({ id, title }) => ({ id, title })),
    holidays: holidays.days,
  };
  const checked = defaultFactsSchema.parse(facts);
  await writeFile(join(buildDir, defaultFactsFileName), `${JSON.stringify(checked, null, 1)}\n`);
}
