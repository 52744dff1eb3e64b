import { brand } from './brand.ts';
import type { Provider } from './schema.ts';

/**
 * Who we are and how to reach us. The only place where the telephone number, the address of the inbox and the
 * links to other services are written; everything else derives them from here. A page is given them by its loader,
 * never by a script of the browser, so that another number is no other script.
 * The values below are placeholders: replace them before going live (see `README.md` in this folder).
 */
export const provider = {
  ...brand,
  phone: '+91 00000 00000',
  email: 'hello@miranaya.example',
  supportHours: { opens: '11:00', closes: '21:00' },
  address: 'Online, across India',
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
