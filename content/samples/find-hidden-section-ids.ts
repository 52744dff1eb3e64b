/**
 * Ids of the sections that a build with `HIDE_SAMPLES=on` leaves out of the landing page, because all their entries are
 * samples. Pages are never left out, because other pages may link to them.
 */
import { collaborators } from '../landing/collaborators.ts';
import { studentProjects } from '../landing/student-projects.ts';
import { testimonials } from '../landing/testimonials.ts';

type Entries = readonly { isSample: boolean }[];

const landingSections: Readonly<Record<string, Entries>> = {
  testimonials,
  collaborators,
  'student-projects': studentProjects,
};

export function findHiddenSectionIds(hidesSamples: boolean, sections = landingSections): string[] {
  if (!hidesSamples) return [];
  return Object.entries(sections)
    .filter(([, entries]) => entries.every(({ isSample }) => isSample))
    .map(([id]) => id);
}

/** The sentence in which the build tells the owner the ids of the sections that it leaves out. */
export function formatHiddenSectionsSentence(ids: readonly string[]): string {
  return ids.length === 0
    ? 'HIDE_SAMPLES leaves nothing out: no section holds samples only.'
    : `HIDE_SAMPLES leaves out these sections of the landing page, which hold samples only: ${ids.join(', ')}.`;
}
