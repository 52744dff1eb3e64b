/** Samples for the lint rule about which modules may read facts that staff publish. */
import type { AllowedSample, RefusedSample } from '../run-linter-on-samples.ts';

const published = 'Staff change this fact and publish it';

export const refusedSamples: RefusedSample[] = [
  [
    'site/layout/calls.tsx',
    `import { provider } from '#content/provider.ts';\nexport const phone = provider.phone;`,
    published,
  ],
  [
    'site/forms/hours.ts',
    `export { supportHours } from '#content/support-hours-text.ts';`,
    published,
  ],
  [
    'site/ui/facts.ts',
    `import { publishedFacts } from '#content/published-facts-at-render.ts';\nexport const facts = publishedFacts;`,
    published,
  ],
  [
    'site/sections/starts.ts',
    `export { findNextStarts } from '#content/published-batches-of-offer.ts';`,
    published,
  ],
  [
    'site/layout/fee.ts',
    `import { currentFeeOfKindRupees } from '#content/current-and-next-fee-of-kind.ts';\nexport const fee = currentFeeOfKindRupees;`,
    published,
  ],
  ['site/search/reads.ts', `export const fees = import('#content/fees.ts');`, published],
  [
    'content/words/hours.ts',
    `import { supportHours } from '../support-hours-text.ts';\nexport const hours = supportHours;`,
    published,
  ],
];

export const allowedSamples: AllowedSample[] = [
  [
    'site/routes/loads.ts',
    `import { provider } from '#content/provider.ts';\nexport { provider };`,
  ],
  ['site/ui/names.ts', `import { brand } from '#content/brand.ts';\nexport { brand };`],
  [
    'site/layout/calls.test.ts',
    `import { provider } from '#content/provider.ts';\nexport { provider };`,
  ],
];
