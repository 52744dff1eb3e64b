import type { PublishedProvider } from '#contract/published/published-facts.ts';
import { brand } from './brand.ts';
import { publishedFacts } from './published-facts-at-render.ts';
import type { Provider } from './schema.ts';

/**
 * The provider and its contact details: the only place with the telephone number, the email address and the links to
 * other services. Pages get them from their loader, never from a bundled script, so that a new number needs no build.
 * The values are placeholders: replace them before going live (see `README.md` in this folder).
 */
export const defaultProvider = {
  ...brand,
  phone: '+91 00000 00000',
  email: 'hello@miranaya.example',
  supportHours: { opens: '11:00', closes: '21:00' },
  address: 'Online, across India',
  legalName: null,
  grievanceOfficer: null,
  chat: {
    label: 'Chat with us on WhatsApp',
    greeting: 'Hello, I would like to know more about your courses.',
  },
  social: [
    { name: 'Instagram', url: 'https://instagram.example/miranaya' },
    { name: 'LinkedIn', url: 'https://linkedin.example/miranaya' },
    { name: 'YouTube', url: 'https://youtube.example/miranaya' },
  ],
  lmsUrl: 'https://lms.miranaya.example/login',
  paymentUrl: null,
  gstin: null,
} satisfies Provider as Provider;

/** The provider as pages show it: facts that staff have published replace those of `defaultProvider`. */
export const provider: Provider = { ...defaultProvider, ...definedOf(publishedFacts.provider) };

function definedOf(facts: PublishedProvider): Partial<Provider> {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}
