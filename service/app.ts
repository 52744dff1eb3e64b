/**
 * The whole service as one object: what the tests try is what runs in production. Every limit and time-out
 * stands here, because Fastify's own leave a slow body open for ever.
 */
import type { RequestListener, Server, ServerResponse } from 'node:http';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import type { Store } from '#database/store.ts';
import { addDesk, type SignInPace } from './desk/desk.ts';
import { answerInTurn } from './http/answer-in-turn.ts';
import { ClientErrors } from './http/client-errors.ts';
import { closeUnread } from './http/close-unread.ts';
import { drain } from './http/drain.ts';
import { type Limiter, memoryLimiter } from './http/limiter.ts';
import { type LogStream, logOptions } from './http/log-options.ts';
import { openSockets } from './http/open-sockets.ts';
import { redisLimiter } from './http/redis-limiter.ts';
import { securityHeaders } from './http/security-headers.ts';
import { watchForwarded } from './http/watch-forwarded.ts';
import { type NotificationsOptions, notificationsFor } from './notify/notifications.ts';
import { sendFailurePage } from './pages/failure-page.ts';
import { readPages } from './pages/read-pages.ts';
import { addPayments } from './payments/payments.ts';
import { readReceiptFonts } from './payments/receipt/receipt-fonts.ts';
import { statusPageOf } from './payments/status-page.ts';
import { addDoctor } from './rest/doctor.ts';
import { addHealth } from './rest/health.ts';
import { addRestApi, isRestPath } from './rest/rest.ts';
import { addVitals } from './rest/vitals.ts';
import { type Refusal, refusals } from './rest/wire-errors.ts';
import type { Config } from './settings/config.ts';
import { watchHosts } from './settings/site-url-warning.ts';
import { staticAnswerer } from './static/answer-static.ts';
import { type TroubleWatchOptions, troubleWatch } from './trouble/trouble-watch.ts';

export type AppOptions = {
  config: Config;
  store: Store;
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** Where log lines go: the terminal, nowhere, or a stream that a test reads. */
  log?: 'stdout' | 'nowhere' | LogStream;
  /** The built pages, their site table beside them; null serves no pages. */
  siteDir: string | null;
  limiter?: Limiter;
  /** Tests look after orders more often. */
  payments?: { pollMs: number };
  /** Tests tell staff elsewhere, and sooner. */
  notifications?: Pick<NotificationsOptions, 'pace' | 'senders'>;
  /** Tests look for trouble more often. */
  trouble?: TroubleWatchOptions['pace'];
  /** Tests sign in by hundreds. */
  signIn?: SignInPace;
};

const bodyBytes = 16 * 1024;
const headerBytes = 8 * 1024;

export function buildApp(options: AppOptions): FastifyInstance {
  const { config, store, siteDir } = options;
  const now = options.clock ?? Date.now;
  const common = securityHeaders(config.siteUrl);
  const clientErrors = new ClientErrors();
  let isDraining = false;
  let goodbye: Promise<void> | undefined;

  const serverOptions: FastifyHttpOptions<Server> = {
    logger:
      options.log === 'nowhere'
        ? false
        : logOptions(config.logLevel, typeof options.log === 'object' ? options.log : undefined),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: bodyBytes,
    requestTimeout: 10_000,
    // A socket on which nothing moves, in either direction, is closed.
    connectionTimeout: 14_000,
    // Longer than nginx keeps its own (60 s), so that it never sends into a connection we just closed.
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 5_000, maxHeaderSize: headerBytes, connectionsCheckingInterval: 2_000 },
    // What arrives on an open connection while we are closing is still answered, and is the last on it.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 500 },
    clientErrorHandler: (_error, socket) => clientErrors.refuse(socket),
    frameworkErrors(_error, request, reply) {
      reply.hijack();
      if (isRestPath(request.raw.url ?? ''))
        sendWireError(reply.raw, refusals.noSuchPath(), common);
      else answerStatic(request.raw, reply.raw);
    },
  };
  const app = Fastify(serverOptions);

  app.setErrorHandler(sendFailurePage);
  app.decorateRequest('sentForm', null);
  app.decorateRequest('refusalCode', null);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(common);
  });
  const limiter =
    options.limiter ??
    (config.redisUrl === null
      ? memoryLimiter(config.limits, now)
      : redisLimiter(config.redisUrl, config.limits, now, (error) =>
          app.log.warn({ err: error }, 'Redis is away: this process counts for itself'),
        ));
  app.addHook('onClose', () => limiter.close());

  const pages = readPages(siteDir, config, now);
  app.addHook('onClose', () => pages.table.close());
  const open = openSockets(app.server);
  closeUnread(app.server, open);
  watchHosts(app.server, config.siteUrl, (line) => app.log.warn(line));
  watchForwarded(app.server, config.trustProxy, (line) => app.log.warn(line));
  const answerStatic = staticAnswerer(pages, common);

  const { offers } = pages;
  const notifications = notificationsFor({
    config,
    store,
    now,
    log: app.log,
    offers,
    ...options.notifications,
  });
  app.addHook('onListen', () => notifications.start());
  app.addHook('preClose', async () => {
    isDraining = true;
    // A mail that is on its way has this time to arrive, beside what else is waited for.
    goodbye = notifications.close();
  });
  app.addHook('onClose', () => goodbye);

  const trouble = troubleWatch({ config, store, now, log: app.log, pace: options.trouble });
  app.addHook('onListen', () => trouble.start());
  app.addHook('onClose', () => trouble.close());

  addHealth(app, store, {
    isDraining: () => isDraining,
    notifications: () => notifications.states(),
    limitsScope: () => limiter.scope,
  });
  addDoctor(app, store.trouble, now);
  addVitals(app, { config, store, now });
  const payments = addPayments(app, {
    config,
    store,
    offers,
    paymentUrl: pages.paymentUrl,
    statusPage: statusPageOf(pages.table),
    receiptFonts: readReceiptFonts(siteDir),
    now,
    ...options.payments,
  });
  addDesk(app, {
    ...{ config, store, siteDir, payments, offers, trouble, now },
    signIn: options.signIn,
  });
  addRestApi(app, {
    config,
    store,
    limiter,
    now,
    paymentUrl: pages.paymentUrl,
    payments,
    offers,
    onStored: () => notifications.nudge(),
  });

  // Hooks of a plugin run after those of the service itself: the streams of the desk's news have ended by then.
  app.register(async (last) => {
    last.addHook('preClose', () => drain(app.server, open, clientErrors));
  });

  // Pages are nine tenths of all requests: they are answered before the framework makes its
  // objects of them. Everything else, and every page asked for by `inject`, takes the way inside.
  const [inside] = app.server.listeners('request') as [RequestListener];
  app.server.off('request', inside);
  const answer = answerInTurn((request, response) => {
    if (!isDraining && request.method === 'GET' && pages.table.has(request.url ?? ''))
      answerStatic(request, response);
    else inside(request, response);
  }, open);
  app.server.on('request', (request, response) => {
    clientErrors.note(request, response);
    answer(request, response);
  });

  // Node's own answer to an `Expect` it does not know has no body.
  app.server.on('checkExpectation', (_request, response) => {
    sendWireError(response, refusals.expectation(), common);
  });

  app.setNotFoundHandler(async (request, reply) => {
    reply.hijack();
    if (isRestPath(request.raw.url ?? '')) {
      sendWireError(reply.raw, refusals.noSuchVerb(request.method), common);
    } else {
      answerStatic(request.raw, reply.raw);
    }
  });

  return app;
}

/** For what never became a request of a route: an address that cannot be decoded, an unknown verb. */
function sendWireError(
  response: ServerResponse,
  refusal: Refusal,
  common: Readonly<Record<string, string>>,
): void {
  const body = JSON.stringify(refusal.body);
  response.writeHead(refusal.status, {
    ...common,
    ...refusal.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
