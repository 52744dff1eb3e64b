/** The parts that `npm run bench:mutations` measures, in this order. */
import { databaseFileGroups } from './database-file-groups.ts';
import type { MutatedFileGroup } from './mutated-file-group.ts';
import { serviceFileGroups } from './service-file-groups.ts';

export const allMutatedFileGroups: readonly MutatedFileGroup[] = [
  {
    room: 'contract',
    name: 'contract',
    mutate: ['contract/{batches,forms,orders,pages,published,rows,text}/*.ts'],
    tests: ['contract/{batches,forms,orders,pages,published,rows,text}/*.test.ts'],
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
    mutate: ['site/data/**/*.ts'],
    tests: ['site/data/**/*.test.ts'],
    triesConstants: true,
  },
  {
    room: 'site/forms',
    name: 'site/forms',
    mutate: ['site/forms/**/*.{ts,tsx}'],
    tests: ['site/forms/**/*.test.{ts,tsx}'],
    triesConstants: true,
  },
  // The search has three groups, because the tests of the index take as long as all its other tests together, and only
  // the index needs them.
  {
    room: 'site/search',
    name: 'site/search/filters',
    mutate: [
      'site/search/{filter-address,offer-filter,read-length-wish,read-price-limit,sort-offers}.ts',
    ],
    tests: ['site/search/{older-browser,read-length-and-price,sort-offers,offer-filter}.test.ts'],
    triesConstants: true,
  },
  {
    room: 'site/search',
    name: 'site/search/words',
    mutate: ['site/search/{devanagari-to-latin,fold-words-by-sound,spelling-distance}.ts'],
    tests: ['site/search/fold-words-by-sound.test.ts'],
    triesConstants: true,
  },
  {
    room: 'site/search',
    name: 'site/search/index',
    mutate: [
      'site/search/{create-search,find-answers,score-word-matches,make-search-index,make-search-index-file,open-index,search}.ts',
    ],
    // `search.test.ts` is left out, because it asks hundreds of queries of the real index and would run for many
    // minutes.
    tests: [
      'site/search/{create-search,find-answers,score-word-matches,make-search-index,make-search-index-file,open-index,search-rules}.test.ts',
    ],
    triesConstants: true,
  },
  {
    room: 'postbuild',
    name: 'postbuild/pages',
    mutate: [
      'postbuild/pages/{collect-comparison-classes-and-ids,finish-page,finish-pages,move-pages-to-served-paths,drop-styles-of-other-pages}.ts',
    ],
    tests: ['postbuild/pages/*.test.ts'],
    triesConstants: true,
  },
  {
    room: 'postbuild',
    name: 'postbuild/files',
    mutate: [
      'postbuild/calendar/*.ts',
      'postbuild/hosting/{site-table,make-static-nginx-conf}.ts',
      'postbuild/offers/{make-compared-offer,write-offers-file}.ts',
      'postbuild/publish/hard-link-or-copy-files.ts',
    ],
    tests: ['postbuild/{calendar,hosting,offers,publish}/*.test.ts'],
    triesConstants: true,
  },
  {
    room: 'desk',
    name: 'desk/browser',
    mutate: ['desk/browser/{keep-drafts,add-keyboard-shortcuts,claim-on-contact-click}.ts'],
    tests: ['desk/browser/*.test.ts'],
    triesConstants: true,
  },
  {
    room: 'domain',
    name: 'domain',
    mutate: ['domain/**/*.ts'],
    tests: ['domain/**/*.test.ts'],
    triesConstants: true,
  },
  ...databaseFileGroups,
  ...serviceFileGroups,
  {
    room: 'desk',
    name: 'desk',
    mutate: [
      'desk/audit/{describe-audit-details,event-words}.ts',
      'desk/contact/contact-hrefs.ts',
      'desk/enquiry/{describe-enquiry-act,describe-history-event-with-actor,read-enquiry-form}.ts',
      'desk/inbox/{inbox-address,read-list-form}.ts',
      'desk/sign-in/read-return-path.ts',
      'desk/words/*.ts',
    ],
    tests: ['desk/**/*.test.ts'],
    triesConstants: true,
  },
];
