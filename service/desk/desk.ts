/**
 * The desk behind `/desk`: finds out who asks, refuses what comes from elsewhere, and has the built pages rendered
 * with an API that knows what this person may do. Before anybody was invited, or with DESK=off, it is not there.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { minimalPageWords } from '#contract/minimal-page-words.ts';
import type { Store } from '#database/store.ts';
import { StoreAway } from '#database/store-errors.ts';
import type { DeskVisit } from '#desk/api/desk-context.ts';
import { limitKey } from '../http/limit-key.ts';
import type { Offers } from '../offers/offers.ts';
import { failurePage } from '../pages/failure-page.ts';
import type { Payments } from '../payments/payments.ts';
import type { Config } from '../settings/config.ts';
import type { TroubleWatch } from '../trouble/trouble-watch.ts';
import { deskApi } from './api/desk-api.ts';
import { signInApi } from './api/sign-in-api.ts';
import { type DeskBuild, loadDeskBuild, wasDeskBuilt } from './desk-build.ts';
import { deskHeaders } from './desk-headers.ts';
import { isOwnRequest } from './is-own-request.ts';
import { addLiveUpdates } from './live-updates.ts';
import { tokenHash } from './sign-in/secret-token.ts';
import {
  type Caller,
  type SignInContext,
  type SignInOptions,
  signInContext,
} from './sign-in/sign-in-context.ts';
import { sendWebResponse, toWebRequest } from './web-request.ts';

export type DeskOptions = {
  config: Config;
  store: Store;
  /** The folder of the site's pages; the desk is built beside it. */
  siteDir: string | null;
  payments: Payments | null;
  offers: Offers;
  trouble: Pick<TroubleWatch, 'troubles'>;
  now: () => number;
  signIn?: SignInPace | undefined;
};

/** Each as the entrance has it when it is left out. */
export type SignInPace = Pick<SignInOptions, 'wrongAnswerMs' | 'passwordCost'>;

/** A note of 4,000 letters, each nine bytes in a form where it is no Latin one, and what stands beside it. */
const formBytes = 48 * 1024;

export function addDesk(app: FastifyInstance, options: DeskOptions): void {
  const { config, store, siteDir } = options;
  if (!config.hasDesk) return;
  const isBuilt = wasDeskBuilt(siteDir);
  let loading: Promise<DeskBuild> | null = null;
  /** A try that failed is made again by the next request. */
  const openBuild = (from: string) => {
    loading ??= loadDeskBuild(from);
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };

  app.register(async (desk) => {
    // Bodies stay bytes: the router reads them as a browser's form.
    desk.removeAllContentTypeParsers();
    desk.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    desk.setErrorHandler(failurePage(minimalPageWords.deskFailure, '/desk'));
    addLiveUpdates(desk, { store, siteUrl: config.siteUrl });

    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isBuilt || !(await store.staff.hasDesk())) return reply.callNotFound();
      reply.headers(deskHeaders);
      if (!isOwnRequest(request.method, request.headers, config.siteUrl))
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
    for (const path of ['/desk', '/desk/*'])
      desk.route({
        method: ['GET', 'HEAD', 'POST'],
        url: path,
        bodyLimit: formBytes,
        handler: answer,
      });
  });

  async function sendPage(build: DeskBuild, request: FastifyRequest, reply: FastifyReply) {
    const atApi = await openAtFirst();
    const caller = callerOf(request, reply);
    let failure: unknown = null;
    const visit: DeskVisit = {
      api: await apiFor(atApi, caller),
      signIn: signInApi(atApi, caller),
      now: new Date(options.now()),
      script: build.script,
      failed: (error) => {
        failure = error;
      },
    };
    const context = build.contextOf(visit);
    const response = await build.render(toWebRequest(request, config.siteUrl), context);
    if (failure instanceof StoreAway) throw failure;
    if (failure !== null)
      request.log.error({ err: failure }, 'a page of the desk could not be made');
    return sendWebResponse(request, reply, response);
  }

  let entrance: Promise<SignInContext> | null = null;
  /** Its secret stands in the database, which may be away when the service starts. */
  function openAtFirst(): Promise<SignInContext> {
    entrance ??= store.sharedSecret('desk').then((secret) =>
      signInContext({
        staff: store.staff,
        secret,
        siteUrl: config.siteUrl,
        now: options.now,
        ...options.signIn,
      }),
    );
    entrance.catch(() => {
      entrance = null;
    });
    return entrance;
  }

  async function apiFor(atApi: SignInContext, caller: Caller) {
    const token = atApi.cookies.sessionToken(caller.cookies);
    const found = token === null ? null : await store.staff.sessionOf(tokenHash(token));
    return found === null
      ? null
      : deskApi({
          ...options,
          ...found,
          entrance: atApi,
          caller,
          holidays: options.offers.holidays,
        });
  }
}

const callerOf = (request: FastifyRequest, reply: FastifyReply): Caller => ({
  address: limitKey(request.ip),
  userAgent: request.headers['user-agent'],
  cookies: request.headers.cookie,
  setCookie: (cookie) => reply.header('set-cookie', cookie),
});

/** Its name carries a hash of what is in it. */
function sendFile(reply: FastifyReply, address: string, file: Buffer) {
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .type(address.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
    .send(file);
}
