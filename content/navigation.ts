import type { FooterGroup, FooterLink, NavigationItem } from './schema.ts';

/**
 * The link to all offers. It is the first item of the menu on phones; on wider screens it stands among the programs.
 */
export const allCoursesItem = {
  kind: 'page',
  label: 'All courses',
  to: '/courses',
} as const satisfies NavigationItem;

/** The menu of the landing page. Links to sections begin with `/#`, so that they work from every page. */
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
      allCoursesItem,
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
 * The links to the fields and the kinds of offers, in the footer of every page. The labels repeat the names of the
 * families' cards and of the kinds, because importing those lists would make every page larger. A test compares the
 * labels with the names.
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
