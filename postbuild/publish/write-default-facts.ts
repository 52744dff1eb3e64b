/**
 * Writes the values in `content/` of the facts that staff can change. Published values are not included, because
 * the database has them.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holidays } from '#content/calendar/holidays.ts';
import { writtenCollaborators } from '#content/landing/collaborators.ts';
import { statisticKey, writtenStatistics } from '#content/landing/statistics.ts';
import { writtenStudentProjects } from '#content/landing/student-projects.ts';
import { writtenTestimonials } from '#content/landing/testimonials.ts';
import { writtenProvider } from '#content/provider.ts';
import { contentQuestions, writtenGroups } from '#content/questions/questions.ts';
import { contentLearnerProjects } from '#content/showcase/learner-projects.ts';
import {
  type DefaultFacts,
  defaultFactsFile,
  defaultFactsSchema,
} from '#contract/default-facts.ts';

/** The entries as `content/` has them, by the keys under which staff change them. */
export function contentEntries(): DefaultFacts['entries'] {
  return {
    statistics: writtenStatistics.map((fields) => ({ key: statisticKey(fields), fields })),
    testimonials: writtenTestimonials.map(({ image: key, ...fields }) => ({ key, fields })),
    collaborators: writtenCollaborators.map(({ logo: key, ...fields }) => ({ key, fields })),
    projects: writtenStudentProjects.map(({ slug: key, link: _link, ...fields }) => ({
      key,
      fields: { ...fields, ...contentLearnerProjects[key] },
    })),
    questions: contentQuestions.map(
      ({ group, asked: { id: key, question, answer, isSample } }) => ({
        key,
        fields: { group, question, answer, isSample },
      }),
    ),
  };
}

export async function writeDefaultFacts(buildDir: string): Promise<void> {
  const { name: _, tagline: _tagline, paymentUrl: _paymentUrl, ...provider } = writtenProvider;
  const facts: DefaultFacts = {
    provider,
    entries: contentEntries(),
    questionGroups: writtenGroups.map(({ id, title }) => ({ id, title })),
    holidays: holidays.days,
  };
  const checked = defaultFactsSchema.parse(facts);
  await writeFile(join(buildDir, defaultFactsFile), `${JSON.stringify(checked, null, 1)}\n`);
}
