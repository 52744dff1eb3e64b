/**
 * The fields by which offers are sorted and filtered, in the order in which pages list them. A field may contain offers
 * of every kind; a family contains only courses.
 */
export const studyFieldSlugs = [
  'web',
  'mobile',
  'software',
  'data',
  'cloud',
  'business',
  'electronics',
  'mechanical',
  'civil',
] as const;
export type StudyFieldSlug = (typeof studyFieldSlugs)[number];

type StudyField = {
  title: string;
  /** The path of the page with the courses of this field; null where there is none. */
  path: string | null;
};

export const studyFields: Readonly<Record<StudyFieldSlug, StudyField>> = {
  web: { title: 'Web and design', path: '/fullstack' },
  mobile: { title: 'Android and iOS apps', path: '/androiddevelopment' },
  software: { title: 'Programming and testing', path: null },
  data: { title: 'AI and data', path: '/aimlpage' },
  cloud: { title: 'Cloud, networks and security', path: null },
  business: { title: 'Business and marketing', path: '/businessmarketing' },
  electronics: { title: 'Electrical and electronics', path: '/embeddeddesign' },
  mechanical: { title: 'Mechanical', path: '/mechanical-civil' },
  civil: { title: 'Civil', path: '/mechanical-civil' },
};
