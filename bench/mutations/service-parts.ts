import type { Part } from './part.ts';

/** What decides without a server, each with its test beside it. */
const rules =
  '{http/limit-key,http/limiter,http/log-options,http/origin,rest/read-row,rest/suspicion,rest/wire-errors,settings/edit-distance,settings/encryption,settings/is-loopback,static/content-types,static/site-table}';

/** What an owner sets, read and warned of. */
const settings =
  '{check-setting-names,comma-list,config,payment-warning,settings,site-url-warning}';

/** What staff are told, and when once more: without a server of mail. */
const mailAndMessageWords =
  '{quarantine-text,lead-text,mail-groups,mail-html,mail-message,mail-parts,mail-text,one-line,describe-discrepancy,describe-orders,plain-address,retry-schedule}';

/** What the commands read and say, without a database. */
const cliWords = '{lead-arguments,copy-facts,lead-line,parse-strictly}';

/** What commands do that take minutes, with tests of their own. */
const cliCopies = '{erase,old-copies,run-backup,run-move,run-restore}';

/**
 * Left out, as `service/{main,start,require-node}.ts` and `service/settings/env-file.ts` are, since they run in a process of their own, which
 * never sees a mutant: the entry points of programs. `tests/service/start.test.ts` and the commands' own tests go through
 * them as a person would.
 */
const cliApis =
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
    mutate: [
      'service/rest/*.ts',
      'service/http/{cross-origin,security-headers}.ts',
      '!service/rest/vitals.ts',
    ],
    tests: ['service/rest/*.test.ts', 'service/http/cross-origin.test.ts'],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/app',
    mutate: [
      'service/app.ts',
      'service/http/{client-errors,drain}.ts',
      'service/pages/read-pages.ts',
      'service/rest/vitals.ts',
    ],
    tests: [
      'service/http/{client-errors,drain}.test.ts',
      'service/pages/read-pages.test.ts',
      'service/rest/vitals.test.ts',
      'service/app.test.ts',
    ],
    triesConstants: true,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/static/table',
    mutate: ['service/static/static-{file,table}.ts'],
    tests: ['service/static/static-lookup.test.ts'],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/static/answers',
    mutate: ['service/static/{answer-static,created-page}.ts'],
    tests: ['service/static/{answer-static,static-table}.test.ts'],
    triesConstants: false,
  },
  {
    room: 'service',
    name: 'service/pages',
    mutate: [
      'service/pages/*.ts',
      'service/offers/offers.ts',
      'service/static/{built-site,site-to-serve}.ts',
    ],
    tests: [
      'service/pages/*.test.ts',
      'service/offers/offers.test.ts',
      'service/static/site-to-serve.test.ts',
    ],
    triesConstants: false,
  },
  {
    room: 'service',
    name: 'service/redis',
    mutate: ['service/http/redis-limiter.ts'],
    tests: ['service/http/redis-limiter.test.ts'],
    triesConstants: false,
  },
  {
    room: 'service',
    name: 'service/settings',
    mutate: [`service/settings/${settings}.ts`],
    tests: ['service/settings/*.test.ts'],
    triesConstants: false,
  },
  {
    room: 'service',
    name: 'service/payments',
    mutate: [
      'service/payments/{hmac,offers-on-sale,order-address,order-view,sold-facts,status-page}.ts',
      'service/payments/visitor-mails/{render-order-mail,order-mail}.ts',
    ],
    tests: [
      'service/payments/{offers-on-sale,order-address,order-view,status-page}.test.ts',
      'service/payments/visitor-mails/order-mail.test.ts',
    ],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/payments/worker',
    mutate: ['service/payments/{order-worker,payment-waits,payment-worker,work-loop}.ts'],
    tests: ['service/payments/{order-worker,payment-waits,payment-worker,work-loop}.test.ts'],
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
    name: 'service/payments/routes',
    mutate: [
      'service/payments/{order-status,provider-events}.ts',
      'service/payments/demonstration/*.ts',
      'service/payments/receipt/{receipt-route,receipt-facts,receipts}.ts',
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
      'service/payments/visitor-mails/{visitor-mail-timing,visitor-sender}.ts',
      'service/payments/receipt/receipt-fonts.ts',
    ],
    tests: [
      'service/payments/{add-payments,payments}.test.ts',
      'service/payments/visitor-mails/*.test.ts',
      'service/payments/receipt/{receipt-fonts,receipt}.test.ts',
    ],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/desk/sign-in',
    mutate: [
      'service/desk/sign-in/{challenges,desk-cookies,device-name,passkeys,password-hash,password-rule}.ts',
      'service/desk/sign-in/{recovery-codes,secret-token,totp,try-limits}.ts',
    ],
    tests: ['service/desk/sign-in/*.test.ts'],
    triesConstants: false,
  },
  {
    room: 'service',
    name: 'service/desk/api',
    mutate: [
      'service/desk/api/**/*.ts',
      // What needs a signed-in browser is tried by one.
      '!service/desk/api/{account,audit,sign-in,staff}-api.ts',
    ],
    tests: ['service/desk/api/**/*.test.ts'],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/desk/live-updates',
    mutate: ['service/desk/{live-updates,without-nul}.ts'],
    tests: ['service/desk/*.test.ts'],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/notify/words',
    mutate: [`service/notify/${mailAndMessageWords}.ts`],
    tests: [
      'service/notify/{mail-as-read,mail-groups,mail-message,one-line,describe-discrepancy,describe-orders,retry-schedule}.test.ts',
    ],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/notify/sending',
    mutate: ['service/notify/*.ts', `!service/notify/${mailAndMessageWords}.ts`],
    tests: [
      'service/notify/{outbox-dispatcher,mail-sender,notifications,smtp,webhook-sender}.test.ts',
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
    mutate: ['service/cli/*.ts', ...[cliWords, cliCopies, cliApis].map(leftOut)],
    tests: ['service/cli/{leads,lead-commands,open-existing,run-command,vitals}.test.ts'],
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
