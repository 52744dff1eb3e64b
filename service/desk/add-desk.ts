/**
 * Serves the desk at `/desk`. A request that may change something is refused if it comes from another site. The session
 * cookie identifies the member, and the built pages render with an API that is limited to this member's permissions.
 * With DESK=off, if the desk is not built, or before anybody was invited, `/desk` is answered as not found.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { minimalPageWords } from '#contract/pages/minimal-page-words.ts';
import type { Store } from '#database/store.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import type { DeskContext } from '#desk/api-types/desk-context.ts';
import { discardRequestBody } from '../http/discard-request-body.ts';
import { rateLimitKeyOf } from '../http/rate-limit-key-of.ts';
import type { Offers } from '../offers/read-offers.ts';
import { makeFailurePageHandler } from '../pages/make-failure-page-handler.ts';
import type { Payments } from '../payments/add-payments.ts';
import type { DeskPublisherPort } from '../publish/desk-publisher-port.ts';
import type { Config } from '../settings/config.ts';
import type { TroubleWatch } from '../trouble/trouble-watch.ts';
import {
  addLiveUpdates,
  defaultLiveUpdateTiming,
  type LiveUpdateTiming,
} from './add-live-updates.ts';
import { makeDeskApi } from './api/make-desk-api.ts';
import { makeSignInApi } from './api/staff/make-sign-in-api.ts';
import { deskHeaders } from './desk-headers.ts';
import { isCsrfSafe } from './is-csrf-safe.ts';
import { type DeskBuild, loadDeskBuild, wasDeskBuilt } from './load-desk-build.ts';
import { loadHoursAndHolidays } from './load-hours-and-holidays.ts';
import { addBulkMailDispatcher } from './mails/add-bulk-mail-dispatcher.ts';
import { makeEnquiryIndexer } from './make-enquiry-indexer.ts';
import { deriveVapidKeys } from './push/derive-vapid-keys.ts';
import { makeEnquiryPusher } from './push/make-enquiry-pusher.ts';
import {
  type Caller,
  makeSignInContext,
  type SignInContext,
  type SignInOptions,
} from './sign-in/make-sign-in-context.ts';
import { hashToken } from './sign-in/secret-token.ts';
import { maxFormBytesWithoutFile, maxUploadBytes, uploadLimits } from './upload-limits.ts';
import { hasCompleteFormBody, sendWebResponse, toWebRequest } from './web-request-and-response.ts';

type DeskOptions = {
  config: Config;
  store: Store;
  /** The folder of the site's pages; the desk is built into a folder beside it. Null if no site is built. */
  siteDir: string | null;
  payments: Payments | null;
  offers: Offers;
  trouble: Pick<TroubleWatch, 'troubles'>;
  /** Publishes what the owner edits at the desk; null if no site is built. */
  publishing: DeskPublisherPort | null;
  now: () => number;
  liveUpdates?: Partial<LiveUpdateTiming> | undefined;
  signIn?: SignInDefaultOverrides | undefined;
};

/** Settings of the sign-in that replace the defaults. A missing value keeps its default. */
export type SignInDefaultOverrides = Pick<SignInOptions, 'wrongAnswerMs' | 'passwordCost'>;

export function addDesk(app: FastifyInstance, options: DeskOptions): void {
  const { config, store, siteDir } = options;
  if (!config.hasDesk) return;
  const isBuilt = wasDeskBuilt(siteDir);
  let loading: Promise<DeskBuild> | null = null;
  /** Loads the built desk at the first request. After a failed load, the next request tries again. */
  const openBuild = (from: string) => {
    loading ??= loadDeskBuild(from);
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };

  const pushKeys = async () => {
    const secret = await store.sharedSecret('push');
    const address = options.offers.seller?.email;
    return deriveVapidKeys(secret, address ? `mailto:${address}` : new URL(config.siteUrl).origin);
  };
  const enquiryPusher = makeEnquiryPusher({
    pushes: store.staff,
    keys: pushKeys,
    log: app.log,
    now: options.now,
  });
  app.addHook('onListen', () => enquiryPusher.start());
  app.addHook('onClose', () => enquiryPusher.close());
  addBulkMailDispatcher(app, { config, store, offers: options.offers, now: options.now });
  const enquiryIndexer = makeEnquiryIndexer({ desk: store.desk, log: app.log });
  app.addHook('onListen', () => enquiryIndexer.start());
  app.addHook('onClose', () => enquiryIndexer.close());

  app.register(async (desk) => {
    // Request bodies stay unparsed bytes here, because React Router parses them itself.
    desk.removeAllContentTypeParsers();
    desk.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    const answerFailure = makeFailurePageHandler(minimalPageWords.deskFailure, '/desk');
    const answerTooLarge = makeFailurePageHandler(minimalPageWords.deskTooLong, '/desk');
    desk.setErrorHandler<FastifyError>(async (error, request, reply) => {
      if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return answerFailure(error, request, reply);
      await discardRequestBody(request.raw, 2 * maxUploadBytes);
      return answerTooLarge(error, request, reply);
    });
    const timing = { ...defaultLiveUpdateTiming, ...options.liveUpdates };
    addLiveUpdates(desk, { store, siteUrl: config.siteUrl, pace: timing });

    // Once somebody was invited, the database is not asked again: the desk always keeps an owner, because the last
    // owner can't be removed.
    let wasInvited = false;
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isBuilt) return reply.callNotFound();
      wasInvited ||= await store.staff.hasDesk();
      if (!wasInvited) return reply.callNotFound();
      reply.headers(deskHeaders);
      if (!isCsrfSafe(request.method, request.headers, config.siteUrl))
        return reply
          .code(403)
          .type('text/plain')
          .send('This was sent by another site, and refused.');
      const build = await openBuild(siteDir);
      const address = request.raw.url ?? '/';
      const file = build.files.get(address.split('?', 1)[0] ?? '');
      if (file !== undefined) return sendFile(reply, address, file);
      return sendPage(build, request, reply);
    };
    for (const { path, bytes } of [
      { path: '/desk', bytes: maxFormBytesWithoutFile },
      { path: '/desk/*', bytes: maxFormBytesWithoutFile },
      ...uploadLimits,
    ])
      desk.route({
        method: ['GET', 'HEAD', 'POST'],
        url: path,
        bodyLimit: bytes,
        handler: answer,
      });
  });

  async function sendPage(build: DeskBuild, request: FastifyRequest, reply: FastifyReply) {
    const webRequest = toWebRequest(request, config.siteUrl);
    if (request.method === 'POST' && !(await hasCompleteFormBody(webRequest)))
      return reply.code(415).type('text/plain').send('This is no form, so nothing was changed.');
    const signIn = await openSignInContext();
    const caller = callerOf(request, reply);
    let failure: unknown = null;
    const deskContext: DeskContext = {
      api: await apiFor(signIn, caller),
      signIn: makeSignInApi(signIn, caller),
      now: new Date(options.now()),
      script: build.script,
      failed: (error) => {
        failure = error;
      },
    };
    const context = build.contextOf(deskContext);
    const response = await build.render(webRequest, context);
    if (failure instanceof StoreUnavailable) throw failure;
    if (failure !== null)
      request.log.error({ err: failure }, 'a page of the desk could not be made');
    return sendWebResponse(request, reply, response);
  }

  let signInContext: Promise<SignInContext> | null = null;
  /**
   * Creates the sign-in context at the first request: its secret is in the database, which may be unreachable when the
   * service starts.
   */
  function openSignInContext(): Promise<SignInContext> {
    signInContext ??= store.sharedSecret('desk').then((secret) =>
      makeSignInContext({
        staff: store.staff,
        secret,
        siteUrl: config.siteUrl,
        now: options.now,
        ...options.signIn,
      }),
    );
    signInContext.catch(() => {
      signInContext = null;
    });
    return signInContext;
  }

  async function apiFor(signIn: SignInContext, caller: Caller) {
    const token = signIn.cookies.sessionToken(caller.cookies);
    const found = token === null ? null : await store.staff.sessionOf(hashToken(token));
    if (found === null) return null;
    const { calling } = await loadHoursAndHolidays(store, options.offers);
    const { holidays } = calling;
    return makeDeskApi({
      ...options,
      ...found,
      signInContext: signIn,
      caller,
      pushKeys,
      calling,
      holidays,
    });
  }
}

const callerOf = (request: FastifyRequest, reply: FastifyReply): Caller => ({
  address: rateLimitKeyOf(request.ip),
  userAgent: request.headers['user-agent'],
  cookies: request.headers.cookie,
  setCookie: (cookie) => reply.header('set-cookie', cookie),
});

/** The content types of the desk's static files, by the ending of their names. */
const fileTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
};
const typeOf = (address: string) =>
  fileTypes[address.split('?', 1)[0]?.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

function sendFile(reply: FastifyReply, address: string, file: Buffer) {
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .type(typeOf(address))
    .send(file);
}
