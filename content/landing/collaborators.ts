import type { Collaborator } from '../schema.ts';

/** Sample entries with invented names; `logo` is the seed from which a mark is drawn. */
export const collaborators = [
  { name: 'Kuyilan Softworks', logo: 'kuyilan-softworks', field: 'Web applications' },
  { name: 'Ondravi Analytics', logo: 'ondravi-analytics', field: 'Data and reporting' },
  { name: 'Veltaru Embedded', logo: 'veltaru-embedded', field: 'Embedded systems' },
  { name: 'Nilapadi Structures', logo: 'nilapadi-structures', field: 'Civil drafting' },
  { name: 'Mezhukan Design Bureau', logo: 'mezhukan-design-bureau', field: 'Mechanical design' },
  { name: 'Sutravel Cloud', logo: 'sutravel-cloud', field: 'Cloud operations' },
  { name: 'Pathirai Media House', logo: 'pathirai-media-house', field: 'Digital marketing' },
  { name: 'Ilamurai People', logo: 'ilamurai-people', field: 'Hiring and HR' },
] satisfies Collaborator[];
