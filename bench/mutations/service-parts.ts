import type { Part } from './part.ts';

/** What decides without a server, each with its test beside it. */
const rules =
  '{client-address,content-types,edit-distance,encryption,form-guard,limiter,log-options,loopback,origin,read-row,site-table,wire-errors}';

/** What an owner sets, read and doubted. */
const settings = '{comma-list,config,payment-doubt,setting-names,settings,site-url-doubt}';

/** What staff are told, and when once more: without a server of mail. */
const noticeWords =
  '{aside-text,lead-text,mail-groups,mail-html,mail-message,mail-parts,mail-text,one-line,order-doubts,order-text,plain-address,retry-schedule}';

/** What the commands read and say, without a database. */
const cliWords = '{arguments,copy-facts,lead-line,parse-strictly}';

/** What commands do that take minutes, with tests of their own. */
const cliCopies = '{erase,old-copies,run-backup,run-move,run-restore}';

/**
 * Left out, as `service/{env-file,main,start,require-node}.ts` are, since they run in a process of their own, which
 * never sees a mutant: the doors of programs. `tests/service/start.test.ts` and the commands' own tests go through
 * them as a person would.
 */
const cliDoors =
  '{backup,clean-output,leads,move-to-postgres,orders,restore,staff,vitals,real-terminal,say-and-exit}';

const leftOut = (files: string) => `!service/cli/${files}.ts`;

export const serviceParts: readonly Part[] = [
  {
    room: 'service',
    name: 'service/rules',
    mutate: [`service/${rules}.ts`],
    tests: [`service/${rules}.test.ts`],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/routes',
    mutate: ['service/{routes,plugins}/*.ts', '!service/routes/vitals.ts'],
    tests: ['service/{routes,plugins}/*.test.ts'],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/app',
    mutate: ['service/{app,client-errors,drain,pages}.ts', 'service/routes/vitals.ts'],
    tests: [
      'service/{client-errors,pages}.test.ts',
      'service/routes/vitals.test.ts',
      'service/{app,drain}.test.ts',
    ],
    triesConstants: true,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/static/table',
    mutate: ['service/static-{file,table}.ts'],
    tests: ['service/static-lookup.test.ts'],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/static/answers',
    mutate: ['service/{answer-static,made-file}.ts'],
    tests: ['service/{answer-static,static-table}.test.ts'],
    triesConstants: false,
  },
  {
    room: 'service',
    name: 'service/pages',
    mutate: [
      'service/{bare-page,built-site,failure-page,fill-*,offers,payment-page,site-to-serve}.ts',
    ],
    tests: ['service/{*-page,fill-*,offers,site-to-serve}.test.ts'],
    triesConstants: false,
  },
  {
    room: 'service',
    name: 'service/redis',
    mutate: ['service/redis-limiter.ts'],
    tests: ['service/redis-limiter.test.ts'],
    triesConstants: false,
  },
  {
    room: 'service',
    name: 'service/settings',
    mutate: [`service/${settings}.ts`],
    tests: ['service/{config,payment-doubt,setting-names,site-url-doubt}.test.ts'],
    triesConstants: false,
  },
  {
    room: 'service',
    name: 'service/payments',
    mutate: [
      'service/payments/{hmac,offers-on-sale,order-address,order-view,sold-facts,status-page}.ts',
      'service/payments/letters/{letter-mail,order-letter}.ts',
    ],
    tests: [
      'service/payments/{offers-on-sale,order-address,order-view,status-page}.test.ts',
      'service/payments/letters/order-letter.test.ts',
    ],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/payments/worker',
    mutate: ['service/payments/{order-errands,payment-waits,payment-worker,work-loop}.ts'],
    tests: ['service/payments/{order-errands,payment-waits,payment-worker,work-loop}.test.ts'],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/payments/razorpay',
    mutate: ['service/payments/razorpay/*.ts'],
    tests: ['service/payments/razorpay/{razorpay-calls,read-event}.test.ts'],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/payments/doors',
    mutate: [
      'service/payments/{order-status,provider-events}.ts',
      'service/payments/demonstration/*.ts',
      'service/payments/receipt/{receipt-door,receipt-facts,receipts}.ts',
    ],
    tests: [
      'service/payments/{order-status,provider-events}.test.ts',
      'service/payments/{demonstration,receipt}/*.test.ts',
    ],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/payments/whole',
    // `receipt-pdf.ts` says where on the paper everything stands, which is looked at: what stands there is tested.
    mutate: [
      'service/payments/payments.ts',
      'service/payments/letters/{visitor-pace,visitor-sender}.ts',
      'service/payments/receipt/letterhead.ts',
    ],
    tests: [
      'service/payments/{add-payments,payments}.test.ts',
      'service/payments/letters/*.test.ts',
      'service/payments/receipt/{letterhead,receipt}.test.ts',
    ],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/desk/sign-in',
    mutate: [
      'service/desk/sign-in/{challenges,desk-cookies,device-name,passkeys,password-hash,password-rule}.ts',
      'service/desk/sign-in/{recovery-codes,secret-token,slow-down,totp}.ts',
    ],
    tests: ['service/desk/sign-in/*.test.ts'],
    triesConstants: false,
  },
  {
    room: 'service',
    name: 'service/desk/doors',
    mutate: [
      'service/desk/doors/**/*.ts',
      // What needs a signed-in browser is tried by one.
      '!service/desk/doors/{account,audit,sign-in,staff}-door.ts',
    ],
    tests: ['service/desk/doors/**/*.test.ts'],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/desk/news',
    mutate: ['service/desk/{news,without-nul}.ts'],
    tests: ['service/desk/*.test.ts'],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/notify/words',
    mutate: [`service/notify/${noticeWords}.ts`],
    tests: [
      'service/notify/{mail-as-read,mail-groups,mail-message,one-line,order-doubts,order-text,retry-schedule}.test.ts',
    ],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/notify/sending',
    mutate: ['service/notify/*.ts', `!service/notify/${noticeWords}.ts`],
    tests: [
      'service/notify/{courier,mail-sender,notices,smtp,webhook-sender}.test.ts',
      // Waits for what a fault keeps from coming.
      'service/notify/notify.test.ts',
    ],
    triesConstants: false,
  },
  {
    room: 'service',
    name: 'service/for-staff',
    mutate: ['service/for-staff/*.ts'],
    tests: ['service/for-staff/*.test.ts'],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/cli/words',
    mutate: [`service/cli/${cliWords}.ts`],
    tests: [`service/cli/${cliWords}.test.ts`],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/cli/leads',
    mutate: ['service/cli/*.ts', ...[cliWords, cliCopies, cliDoors].map(leftOut)],
    tests: ['service/cli/{leads,manage,open-existing,quarantine,run-command,vitals}.test.ts'],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/cli/erase',
    mutate: ['service/cli/{erase,old-copies}.ts'],
    tests: ['service/cli/{erase,old-copies}.test.ts'],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/cli/copies',
    mutate: ['service/cli/run-{backup,restore}.ts'],
    tests: ['service/cli/run-restore.test.ts', 'service/cli/{backup,restore}.test.ts'],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/cli/move',
    mutate: ['service/cli/run-move.ts'],
    tests: ['service/cli/run-move.test.ts', 'service/cli/move.test.ts'],
    triesConstants: false,
  },
  {
    room: 'service',
    name: 'service/cli/orders',
    mutate: ['service/cli/orders/*.ts'],
    tests: ['service/cli/orders/*.test.ts'],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/cli/staff',
    mutate: ['service/cli/staff/*.ts'],
    tests: ['service/cli/staff/*.test.ts'],
    triesConstants: false,
  },
];
