import type { FooterGroup, FooterLink, NavigationItem } from './schema.ts';

export type { NavigationItem };

/** First in a phone's menu, and among the programs. */
export const allCourses = {
  kind: 'page',
  label: 'All courses',
  to: '/courses',
} as const satisfies NavigationItem;

/** The menu of the landing page, in its order. Section links start with `/#` so that they work from every page. */
export const mainNavigation: NavigationItem[] = [
  { kind: 'page', label: 'Home', to: '/' },
  { kind: 'page', label: 'About', to: '/#about' },
  {
    kind: 'menu',
    label: 'Programs',
    items: [
      { kind: 'page', label: 'Short-term workshops', to: '/short-term' },
      { kind: 'page', label: 'Intermediate programs', to: '/intermediate-programs' },
      { kind: 'page', label: 'Super programs', to: '/super-program' },
      { kind: 'page', label: 'Skill programs', to: '/Miranaya-skill-program' },
      allCourses,
    ],
  },
  {
    kind: 'menu',
    label: 'Webinars',
    items: [
      { kind: 'page', label: 'Webinar series', to: '/webinar' },
      { kind: 'page', label: 'Government exams', to: '/govtexams' },
      { kind: 'soon', label: 'Others' },
    ],
  },
  { kind: 'page', label: 'Benefits', to: '/#benefits' },
  { kind: 'page', label: 'Contact', to: '/#request-call' },
  { kind: 'lms', label: 'LMS' },
];

/** The quick links of the footer. */
export const footerLinks: FooterLink[] = [
  { label: 'Home', to: '/' },
  { label: 'About', to: '/#about' },
  { label: 'Programs', to: '/#programs' },
  { label: 'Request a call', to: '/#request-call' },
  { label: 'How we teach', to: '/how-we-teach' },
  { label: 'Questions', to: '/questions' },
  { label: 'Learners’ projects', to: '/learner-projects' },
  { label: 'Terms and conditions', to: '/terms' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Accessibility', to: '/accessibility' },
];

/**
 * What can be learned, in the footer of every page: by field and by kind. The names are those of the families'
 * cards and of the kinds, written again because the lists they stand in are too heavy for every page; a test
 * beside this file holds them together.
 */
export const footerGroups: FooterGroup[] = [
  {
    heading: 'Courses by field',
    links: [
      { label: 'Full Stack Web Development', to: '/fullstack' },
      { label: 'Android & IOS Development', to: '/androiddevelopment' },
      { label: 'Business & Marketing', to: '/businessmarketing' },
      { label: 'Electrical and Electronics', to: '/embeddeddesign' },
      { label: 'ML & AI', to: '/aimlpage' },
      { label: 'Mechanical and Civil', to: '/mechanical-civil' },
    ],
  },
  {
    heading: 'By kind',
    links: [
      { label: 'All courses', to: '/courses' },
      { label: 'Workshops', to: '/short-term' },
      { label: 'Skill programs', to: '/Miranaya-skill-program' },
      { label: 'Intermediate programs', to: '/intermediate-programs' },
      { label: 'Super programs', to: '/super-program' },
      { label: 'Compare offers', to: '/compare' },
    ],
  },
];
