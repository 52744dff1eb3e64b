/** What is mutated, part by part. */
import { databaseParts } from './database-parts.ts';
import type { Part } from './part.ts';
import { serviceParts } from './service-parts.ts';

export const parts: readonly Part[] = [
  {
    room: 'contract',
    name: 'contract',
    mutate: ['contract/*.ts'],
    tests: ['contract/*.test.ts'],
    triesConstants: true,
  },
  {
    room: 'contract',
    name: 'contract/comparison',
    mutate: ['contract/comparison/*.ts'],
    tests: ['contract/comparison/*.test.ts'],
    triesConstants: true,
  },
  {
    room: 'site/data',
    name: 'site/data',
    mutate: ['site/data/*.ts'],
    tests: ['site/data/*.test.ts'],
    triesConstants: true,
  },
  {
    room: 'site/forms',
    name: 'site/forms',
    mutate: ['site/forms/*.{ts,tsx}'],
    tests: ['site/forms/*.test.{ts,tsx}'],
    triesConstants: true,
  },
  {
    room: 'domain',
    name: 'domain',
    mutate: ['domain/**/*.ts'],
    tests: ['domain/**/*.test.ts'],
    triesConstants: true,
  },
  ...databaseParts,
  ...serviceParts,
  {
    room: 'desk',
    name: 'desk',
    mutate: [
      'desk/audit/{audit-details,event-words}.ts',
      'desk/contact/contact-hrefs.ts',
      'desk/enquiry/{happening-words,read-work}.ts',
      'desk/inbox/{inbox-address,read-act}.ts',
      'desk/sign-in/return-path.ts',
      'desk/words/*.ts',
    ],
    tests: ['desk/**/*.test.ts'],
    triesConstants: true,
  },
];
