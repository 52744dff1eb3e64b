import type { MutatedFileGroup } from './mutated-file-group.ts';

/** Modules that contain only rules, so that their tests need no server. Each has its test beside it. */
const rules =
  '{http/classify-request-origin,http/rate-limit-key-of,http/rate-limiter,http/log-options,rest/parse-row,rest/request-refused,rest/find-spam-suspicion,settings/secure-urls,settings/is-loopback,static/content-type-of,static/read-site-table-file}';

/** Modules that read the owner's settings and warn about them. */
const settings =
  '{describe-mistyped-setting-names,parse-comma-list,config,payment-warning,setting-table,setting-warnings,site-url-warning}';

/** Modules that decide what staff are told and when a message is repeated, without a mail server. */
const mailAndMessageWords =
  '{staff-mail/{compose-staff-mail,describe-lead,describe-quarantined-submissions,group-leads-by-kind,staff-mail-html,staff-mail-content,staff-mail-text,to-one-line,describe-discrepancy,describe-orders-to-handle},widely-accepted-mail-address-pattern,next-retry-delay-ms}';

/** Modules that parse the words of a command and print results, without a database. */
const cliWords =
  '{copies/describe-copy-contents,leads/{lead-arguments,format-lead-line},terminal/parse-strictly}';

/** Modules of commands whose tests take minutes. */
const cliCopies =
  '{leads/erase-leads,run-move-to-postgres,copies/{kept-copies,run-backup,run-restore}}';

/**
 * The entry points of programs are left out, as are `service/{main,start,require-node}.ts` and
 * `service/settings/load-project-env-file.ts`: they run in a process of their own, in which a mutant is never active.
 * `tests/service/start.test.ts` and the commands' own tests run them as a person would.
 */
const cliApis =
  '{backup,leads,move-to-postgres,orders,restore,staff,vitals,terminal/{remove-npm-banner,make-real-terminal,run-and-exit}}';

const leftOut = (files: string) => `!service/cli/${files}.ts`;

export const serviceFileGroups: readonly MutatedFileGroup[] = [
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
      'service/http/{cors,make-security-headers}.ts',
      '!service/rest/add-web-vitals-route.ts',
    ],
    tests: ['service/rest/*.test.ts', 'service/http/cors.test.ts'],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/app',
    mutate: [
      'service/app.ts',
      'service/http/{newest-request-tracker,drain-connections}.ts',
      'service/pages/read-site-pages-and-offers.ts',
      'service/rest/add-web-vitals-route.ts',
    ],
    tests: [
      'service/http/{newest-request-tracker,drain-connections}.test.ts',
      'service/pages/read-site-pages-and-offers.test.ts',
      'service/rest/add-web-vitals-route.test.ts',
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
    mutate: ['service/static/{make-site-request-handler,make-in-memory-page}.ts'],
    tests: ['service/static/{make-site-request-handler,static-table}.test.ts'],
    triesConstants: false,
  },
  {
    room: 'service',
    name: 'service/pages',
    mutate: [
      'service/pages/*.ts',
      'service/offers/read-offers.ts',
      'service/static/{inspect-built-site,find-site-to-serve}.ts',
    ],
    tests: [
      'service/pages/*.test.ts',
      'service/offers/read-offers.test.ts',
      'service/static/find-site-to-serve.test.ts',
    ],
    triesConstants: false,
  },
  {
    room: 'service',
    name: 'service/redis',
    mutate: ['service/http/make-redis-rate-limiter.ts'],
    tests: ['service/http/make-redis-rate-limiter.test.ts'],
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
      'service/payments/{hmac,list-offer-facts-for-orders,read-sold-offer-facts}.ts',
      'service/payments/status-page/{order-addresses,make-order-view,make-status-page-renderer}.ts',
      'service/payments/visitor-mails/compose-order-mail.ts',
      'service/notify/render-personal-mail.ts',
    ],
    tests: [
      'service/payments/list-offer-facts-for-orders.test.ts',
      'service/payments/status-page/{order-addresses,make-order-view,make-status-page-renderer}.test.ts',
      'service/payments/visitor-mails/compose-order-mail.test.ts',
    ],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/payments/worker',
    mutate: [
      'service/payments/worker/{make-order-work,retry-and-poll-timing,order-work-loops,work-loop}.ts',
    ],
    tests: [
      'service/payments/worker/{make-order-work,retry-and-poll-timing,order-work-loops,work-loop}.test.ts',
    ],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/payments/razorpay',
    mutate: ['service/payments/razorpay/*.ts'],
    tests: ['service/payments/razorpay/{razorpay-calls,read-razorpay-event}.test.ts'],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/payments/routes',
    mutate: [
      'service/payments/add-provider-webhook.ts',
      'service/payments/status-page/add-order-status-routes.ts',
      'service/payments/demonstration/*.ts',
      'service/payments/receipt/{add-receipt-route,collect-receipt-facts,make-receipt-file-maker}.ts',
    ],
    tests: [
      'service/payments/add-provider-webhook.test.ts',
      'service/payments/status-page/add-order-status-routes.test.ts',
      'service/payments/{demonstration,receipt}/*.test.ts',
    ],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/payments/whole',
    // `make-receipt-pdf.ts` is left out, because it decides the positions on the paper, which a person checks by eye.
    // The contents of the paper are tested.
    mutate: [
      'service/payments/add-payments.ts',
      'service/payments/visitor-mails/{visitor-mail-timing,make-visitor-mail-sender}.ts',
      'service/payments/receipt/read-receipt-fonts.ts',
    ],
    tests: [
      'service/payments/{add-payments,payments,discrepancy-mails-to-staff}.test.ts',
      'service/payments/visitor-mails/*.test.ts',
      'service/payments/receipt/{read-receipt-fonts,receipt}.test.ts',
    ],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/desk/sign-in',
    mutate: [
      'service/desk/sign-in/{make-desk-cookies,describe-device,make-passkey-challenge-issuer,make-passkey-verifier,make-password-hasher,find-password-problem}.ts',
      'service/desk/sign-in/{recovery-codes,secret-token,totp,make-attempt-throttle}.ts',
    ],
    tests: ['service/desk/sign-in/*.test.ts'],
    triesConstants: false,
  },
  {
    room: 'service',
    name: 'service/desk/api',
    mutate: [
      'service/desk/api/**/*.ts',
      // These modules are left out, because only tests with a browser test them: they need a signed-in member.
      '!service/desk/api/{make-audit-api,staff/make-{account,sign-in,staff-members}-api}.ts',
    ],
    tests: ['service/desk/api/**/*.test.ts'],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/desk/live-updates',
    mutate: ['service/desk/{add-live-updates,remove-nul}.ts'],
    tests: ['service/desk/*.test.ts'],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/notify/words',
    mutate: [`service/notify/${mailAndMessageWords}.ts`],
    tests: [
      'service/notify/staff-mail/{staff-mail-content,group-leads-by-kind,compose-staff-mail,to-one-line,describe-discrepancy,describe-orders-to-handle}.test.ts',
      'service/notify/next-retry-delay-ms.test.ts',
    ],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/notify/sending',
    mutate: ['service/notify/**/*.ts', `!service/notify/${mailAndMessageWords}.ts`],
    tests: [
      'service/notify/{outbox-dispatcher,make-notification-service,make-smtp-client}.test.ts',
      'service/notify/{staff-mail/make-staff-mail-sender,webhooks/make-enquiry-webhook-sender}.test.ts',
      // This test comes last, because a fault can make it wait for a message that never comes.
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
    tests: [
      'service/cli/{copies/describe-copy-contents,leads/{lead-arguments,format-lead-line}}.test.ts',
    ],
    triesConstants: true,
  },
  {
    room: 'service',
    name: 'service/cli/leads',
    mutate: [
      'service/cli/{,leads/,copies/,terminal/}*.ts',
      ...[cliWords, cliCopies, cliApis].map(leftOut),
    ],
    tests: [
      'service/cli/{leads,lead-command-output,open-existing-store,vitals}.test.ts',
      'service/cli/terminal/run-command.test.ts',
    ],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/cli/erase',
    mutate: ['service/cli/{leads/erase-leads,copies/kept-copies}.ts'],
    tests: ['service/cli/{leads/erase-leads,copies/kept-copies}.test.ts'],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/cli/copies',
    mutate: ['service/cli/copies/run-{backup,restore}.ts'],
    tests: ['service/cli/copies/run-restore.test.ts', 'service/cli/{backup,restore}.test.ts'],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'service',
    name: 'service/cli/move',
    mutate: ['service/cli/run-move-to-postgres.ts'],
    tests: ['service/cli/run-move-to-postgres.test.ts', 'service/cli/move.test.ts'],
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
