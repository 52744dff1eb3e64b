import { provider } from './provider.ts';
import type { FooterLink, NavigationItem } from './schema.ts';

export type { NavigationItem };

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
  { kind: 'external', label: 'LMS', url: provider.lmsUrl },
];

/** The quick links of the footer. */
export const footerLinks: FooterLink[] = [
  { label: 'Home', to: '/' },
  { label: 'About', to: '/#about' },
  { label: 'Programs', to: '/#programs' },
  { label: 'Request a call', to: '/#request-call' },
  { label: 'Terms and conditions', to: '/terms' },
  { label: 'Accessibility', to: '/accessibility' },
];
