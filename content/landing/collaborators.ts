import { mergePublishedEntries } from '../merge-published-entries.ts';
import { publishedFacts } from '../published-facts-at-render.ts';
import type { Collaborator } from '../schema.ts';

/**
 * The organisations that we work with. All are samples with invented names: set `isSample: false` for an organisation
 * that agreed to be named. The build draws a logo from the word in `logo`.
 */
export const defaultCollaborators = [
  {
    name: 'Kuyilan Softworks',
    logo: 'kuyilan-softworks',
    field: 'Web applications',
    isSample: true,
  },
  {
    name: 'Ondravi Analytics',
    logo: 'ondravi-analytics',
    field: 'Data and reporting',
    isSample: true,
  },
  { name: 'Veltaru Embedded', logo: 'veltaru-embedded', field: 'Embedded systems', isSample: true },
  {
    name: 'Nilapadi Structures',
    logo: 'nilapadi-structures',
    field: 'Civil drafting',
    isSample: true,
  },
  {
    name: 'Mezhukan Design Bureau',
    logo: 'mezhukan-design-bureau',
    field: 'Mechanical design',
    isSample: true,
  },
  { name: 'Sutravel Cloud', logo: 'sutravel-cloud', field: 'Cloud operations', isSample: true },
  {
    name: 'Pathirai Media House',
    logo: 'pathirai-media-house',
    field: 'Digital marketing',
    isSample: true,
  },
  { name: 'Ilamurai People', logo: 'ilamurai-people', field: 'Hiring and HR', isSample: true },
] satisfies Collaborator[];

export const collaborators: Collaborator[] = mergePublishedEntries<
  Collaborator,
  Omit<Collaborator, 'logo'>
>(
  defaultCollaborators,
  publishedFacts.entries?.collaborators,
  ({ logo }) => logo,
  ({ logo }, fields) => ({ ...fields, logo }),
  (logo, fields) => ({ ...fields, logo }),
);
