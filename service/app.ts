/**
 * Assembles the whole service, so that tests run the same service as production. The size limits and time-outs of the
 * HTTP server are set here: with Fastify's defaults, a client that sends its body slowly would keep a connection open
 * for ever.
 */
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import type { Store } from '#database/store.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { addDesk, type SignInDefaultOverrides } from './desk/add-desk.ts';
import type { LiveUpdateTiming } from './desk/add-live-updates.ts';
import { wasDeskBuilt } from './desk/load-desk-build.ts';
import { type AssignmentPace, makeAssignmentWorker } from './desk/make-assignment-worker.ts';
import { answerRequestsOneAtATime } from './http/answer-requests-one-at-a-time.ts';
import { closeSilentConnections } from './http/close-silent-connections.ts';
import { closeStalledConnections } from './http/close-stalled-connections.ts';
import { closePort, drainConnections } from './http/drain-connections.ts';
import { type LogStream, makeLogOptions } from './http/log-options.ts';
import { makeRedisRateLimiter } from './http/make-redis-rate-limiter.ts';
import { makeSecurityHeaders } from './http/make-security-headers.ts';
import { NewestRequestTracker } from './http/newest-request-tracker.ts';
import { makeMemoryRateLimiter, type RateLimiter } from './http/rate-limiter.ts';
import { trackOpenSockets } from './http/track-open-sockets.ts';
import { warnAboutUntrustedProxy } from './http/warn-about-untrusted-proxy.ts';
import { addLeadWebhooks } from './intake/add-lead-webhooks.ts';
import { makeAssignmentNoticeMailer } from './notify/assignment-notice/make-assignment-notice-mailer.ts';
import {
  makeNotificationService,
  type NotificationServiceOptions,
} from './notify/make-notification-service.ts';
import { defaultFailurePageHandler } from './pages/make-failure-page-handler.ts';
import { readSitePagesAndOffers } from './pages/read-site-pages-and-offers.ts';
import { makeServedPages } from './pages/served-pages.ts';
import { addPayments } from './payments/add-payments.ts';
import { readReceiptFonts } from './payments/receipt/read-receipt-fonts.ts';
import { makeServedStatusPageRenderer } from './payments/status-page/make-status-page-renderer.ts';
import { makePlacesLeftPublisher } from './publish/make-places-left-publisher.ts';
import { publishSampleBatchesAtFirstServiceStart } from './publish/publish-sample-batches-at-first-service-start.ts';
import { makePublisher, type PublisherOptions } from './publish/publisher.ts';
import { makePreviewerAndChecker } from './publish/rendering/make-previewer-and-checker.ts';
import { addDoctorProbeRoute } from './rest/add-doctor-probe-route.ts';
import { addHealthRoutes } from './rest/add-health-routes.ts';
import { addPlacesLeftRoute } from './rest/add-places-left-route.ts';
import { addRestApi, isRestPath } from './rest/add-rest-api.ts';
import { addWaitingListPage } from './rest/add-waiting-list-page.ts';
import { addWebVitalsRoute } from './rest/add-web-vitals-route.ts';
import { type RequestRefused, refusals } from './rest/request-refused.ts';
import type { Config } from './settings/config.ts';
import { warnAboutWrongHost } from './settings/site-url-warning.ts';
import { makeSiteRequestHandler } from './static/make-site-request-handler.ts';
import { makeTroubleWatch, type TroubleWatchOptions } from './trouble/trouble-watch.ts';

export type AppOptions = {
  config: Config;
  store: Store;
  /** The present time in milliseconds since 1970. */
  clock?: () => number;
  /** The destination of log lines: standard output, nowhere, or a stream that a test reads. */
  log?: 'stdout' | 'nowhere' | LogStream;
  /**
   * The folder of the built pages; `site-table.json`, with their headers and redirects, is beside it. Null if no pages
   * are served.
   */
  siteDir: string | null;
  limiter?: RateLimiter;
  /** Tests set a shorter time between two polls. */
  payments?: { pollMs: number };
  /** Tests replace the senders and shorten the pauses between messages. */
  notifications?: Pick<NotificationServiceOptions, 'pace' | 'senders'>;
  /** Tests look for publications more often and render no downloads (brochures, pictures, calendars). */
  publishing?: PublisherOptions['pace'];
  /** Tests shorten the time between two checks for enquiries to assign. */
  assignment?: Partial<AssignmentPace>;
  /** Tests shorten the time between two checks for changes that open pages of the desk have to show. */
  liveUpdates?: Partial<LiveUpdateTiming>;
  /** Tests shorten the time between two checks for problems that the owner has to know about. */
  trouble?: TroubleWatchOptions['pace'];
  /**
   * Tests lower the cost of a password hash, because they hash hundreds of passwords, and shorten the wait after a
   * wrong answer.
   */
  signIn?: SignInDefaultOverrides;
};

/**
 * The longest time for which a start waits until the published pages are rendered. After that, the service starts with
 * the pages of the build, and serves the published pages as soon as they are rendered.
 */
const defaultLongestCatchUpMs = 20_000;
/**
 * The time-outs of connections. A connection on which no data moves is closed after `silentMs`; an answer may take at
 * most `answerMs`. For the desk, the proxies of `deploy/` wait a little longer than `answerMs`.
 */
export const connectionTimeouts = { silentMs: 14_000, answerMs: 60_000 };
const bodyBytes = 16 * 1024;
const headerBytes = 8 * 1024;

export function buildApp(options: AppOptions): FastifyInstance {
  const { config, store, siteDir } = options;
  const now = options.clock ?? Date.now;
  const longestCatchUpMs = options.publishing?.longestCatchUpMs ?? defaultLongestCatchUpMs;
  const commonHeaders = makeSecurityHeaders(config.siteUrl);
  const requestTracker = new NewestRequestTracker();
  let isDraining = false;
  let notificationsClosing: Promise<void> | undefined;

  const serverOptions: FastifyHttpOptions<Server> = {
    logger:
      options.log === 'nowhere'
        ? false
        : makeLogOptions(
            config.logLevel,
            typeof options.log === 'object' ? options.log : undefined,
          ),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // Fastify aborts a start that takes longer than this. The start waits for the published pages, so this time is
    // longer than the time limit for those pages.
    pluginTimeout: longestCatchUpMs + 10_000,
    bodyLimit: bodyBytes,
    requestTimeout: 10_000,
    connectionTimeout: connectionTimeouts.silentMs,
    // nginx keeps an idle connection open for 60 s. This service keeps it longer, because otherwise nginx could send a
    // request on a connection that this service has just closed.
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 5_000, maxHeaderSize: headerBytes, connectionsCheckingInterval: 2_000 },
    // During shutdown, a request on an open connection is still answered instead of refused with 503. Then the service
    // closes the connection.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 500 },
    clientErrorHandler: (_error, socket) => requestTracker.handleClientError(socket),
    frameworkErrors(_error, request, reply) {
      reply.hijack();
      if (isRestPath(request.raw.url ?? ''))
        sendRefusalAsJson(reply.raw, refusals.noSuchPath(), commonHeaders);
      else answerStatic(request.raw, reply.raw);
    },
  };
  const app = Fastify(serverOptions);

  app.setErrorHandler(defaultFailurePageHandler);
  app.decorateRequest('sentForm', null);
  app.decorateRequest('refusalCode', null);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders);
  });
  const limiter =
    options.limiter ??
    (config.redisUrl === null
      ? makeMemoryRateLimiter(config.limits, now)
      : makeRedisRateLimiter(config.redisUrl, config.limits, now, (error) =>
          app.log.warn({ err: error }, 'Redis is away: this process counts for itself'),
        ));
  app.addHook('onClose', () => limiter.close());

  const pages = makeServedPages(readSitePagesAndOffers(siteDir, config, now));
  app.addHook('onClose', () => pages.table.close());
  const openSockets = trackOpenSockets(app.server);
  closeStalledConnections(app.server, openSockets);
  closeSilentConnections(app.server, requestTracker, connectionTimeouts);
  warnAboutWrongHost(app.server, config.siteUrl, (line) => app.log.warn(line));
  warnAboutUntrustedProxy(app.server, config.trustProxy, (line) => app.log.warn(line));
  const answerStatic = makeSiteRequestHandler(pages, commonHeaders);

  const { offers } = pages;
  const notifications = makeNotificationService({
    config,
    store,
    now,
    log: app.log,
    offers,
    isDeskBuilt: wasDeskBuilt(siteDir),
    ...options.notifications,
  });
  app.addHook('onListen', () => notifications.start());
  app.addHook('preClose', async () => {
    isDraining = true;
    // This hook only starts to close the notifications, so that the other steps of the shutdown run while a mail is
    // being sent. The hook `onClose` waits for the end.
    notificationsClosing = notifications.close();
  });
  app.addHook('onClose', () => notificationsClosing);

  const assignmentNoticeMailer =
    config.mail === null ? null : makeAssignmentNoticeMailer(config.mail, store, config.siteUrl);
  app.addHook('onClose', () => assignmentNoticeMailer?.close());
  const assignmentWorker = makeAssignmentWorker({
    ...{ store, offers, now, log: app.log, pace: options.assignment },
    mailNotices: assignmentNoticeMailer && (() => assignmentNoticeMailer.mailNotices()),
  });
  app.addHook('onListen', () => {
    if (config.hasDesk) assignmentWorker.start();
  });
  app.addHook('onClose', () => assignmentWorker.close());
  const onStored = () => {
    notifications.nudge();
    assignmentWorker.nudge();
  };

  const troubleWatch = makeTroubleWatch({
    config,
    store,
    now,
    log: app.log,
    pace: options.trouble,
  });
  app.addHook('onListen', () => troubleWatch.start());
  app.addHook('onClose', () => troubleWatch.close());

  const publisher =
    siteDir === null
      ? null
      : makePublisher({
          store,
          pages,
          config,
          siteDir,
          now,
          log: app.log,
          pace: options.publishing,
        });
  // Serves the published pages before a hook of `addPayments` puts the offers on sale, because the fees come from the
  // served pages. The pages of a new build have the fees of `content/`, which may differ from the published fees.
  app.addHook('onReady', () =>
    Promise.race([publisher?.catchUp(), delay(longestCatchUpMs, undefined, { ref: false })]),
  );
  app.addHook('onListen', () => publisher?.start());
  app.addHook('onClose', () => publisher?.close());
  const placesLeftPublisher =
    publisher &&
    makePlacesLeftPublisher({
      ...{ store, log: app.log, pages: publisher, now },
      pace: options.publishing,
    });
  app.addHook('onListen', () => placesLeftPublisher?.start());
  app.addHook('onClose', () => placesLeftPublisher?.close());

  addHealthRoutes(app, store, {
    isDraining: () => isDraining,
    notifications: () => notifications.states(),
    limitsScope: () => limiter.scope,
  });
  addDoctorProbeRoute(app, store.trouble, now);
  addWebVitalsRoute(app, { config, store, now });
  const payments = addPayments(app, {
    config,
    store,
    offers,
    paymentUrl: pages.paymentUrl,
    statusPage: makeServedStatusPageRenderer(pages),
    onOffersChanged: pages.onReplaced,
    publication: () => publisher?.servedPublicationNumber() ?? 0,
    onSeeded: async () => {
      if (publisher === null) return;
      if (await publishSampleBatchesAtFirstServiceStart(store, indianDay(new Date(now()))))
        publisher.nudge();
    },
    receiptFonts: readReceiptFonts(siteDir),
    now,
    ...options.payments,
  });
  addDesk(app, {
    ...{ config, store, siteDir, payments, offers, trouble: troubleWatch, now },
    publishing: publisher && {
      ...publisher,
      ...makePreviewerAndChecker(dirname(siteDir as string), now),
    },
    liveUpdates: options.liveUpdates,
    signIn: options.signIn,
  });
  addPlacesLeftRoute(app, { store, now });
  addWaitingListPage(app, { store, offers, anonKey: config.anonKey, now });
  addLeadWebhooks(app, { store, offers, now, onStored });
  addRestApi(app, {
    config,
    store,
    limiter,
    now,
    paymentUrl: pages.paymentUrl,
    payments,
    offers,
    onStored,
  });

  // The other `preClose` hooks have to run first, because they end the streams of live updates and `drainConnections`
  // would wait for these streams. Fastify runs the hooks of plugins last, in the order in which the plugins were
  // registered.
  app.register(async (last) => {
    last.addHook('preClose', async () => {
      await closePort(app.server);
      await drainConnections(openSockets, requestTracker);
    });
  });

  // Nine tenths of all requests are for pages and their files. They are answered here, before Fastify creates its
  // request objects. Fastify answers all other requests, and those that tests send with `app.inject`.
  const [fastifyListener] = app.server.listeners('request') as [RequestListener];
  app.server.off('request', fastifyListener);
  const answer = answerRequestsOneAtATime((request, response) => {
    if (!isDraining && request.method === 'GET' && pages.table.has(request.url ?? ''))
      answerStatic(request, response);
    else fastifyListener(request, response);
  }, openSockets);
  app.server.on('request', (request, response) => {
    requestTracker.noteRequest(request, response);
    answer(request, response);
  });

  // Answers a request with an unknown `Expect` header, because Node's own answer would have no body.
  app.server.on('checkExpectation', (_request, response) => {
    sendRefusalAsJson(response, refusals.expectation(), commonHeaders);
  });

  app.setNotFoundHandler(async (request, reply) => {
    reply.hijack();
    if (isRestPath(request.raw.url ?? '')) {
      sendRefusalAsJson(reply.raw, refusals.noSuchVerb(request.method), commonHeaders);
    } else {
      answerStatic(request.raw, reply.raw);
    }
  });

  return app;
}

/**
 * Writes a refusal as JSON to Node's own response instead of Fastify's reply. This is for an address that can't be
 * decoded, for a method that a REST path does not know, and for an unknown `Expect` header.
 */
function sendRefusalAsJson(
  response: ServerResponse,
  refusal: RequestRefused,
  commonHeaders: Readonly<Record<string, string>>,
): void {
  const body = JSON.stringify(refusal.body);
  response.writeHead(refusal.status, {
    ...commonHeaders,
    ...refusal.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
