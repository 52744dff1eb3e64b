/**
 * The fields by which all offers are sorted and filtered, in the order of the landing page's cards where a
 * card leads to one. A field may hold offers of every kind; a family holds courses only.
 */
export const fieldSlugs = [
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
export type FieldSlug = (typeof fieldSlugs)[number];

export type Field = {
  title: string;
  /** The page on which the courses of this field stand; null where there is none. */
  path: string | null;
};

export const fields: Readonly<Record<FieldSlug, Field>> = {
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
