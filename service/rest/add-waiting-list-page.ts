/**
 * Adds the form of the waiting list of an offer or a batch, and the page after it. The service renders both without
 * scripts, so that a visitor without JavaScript can use them too.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { batchIdPattern } from '#contract/batches/batch-id-pattern.ts';
import { readFormOfferSlug } from '#contract/forms/form-offer-parameter.ts';
import { confirmationPagePaths, formPagePaths } from '#contract/forms/form-page-paths.ts';
import { minimalPageWords } from '#contract/pages/minimal-page-words.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import type { Store } from '#database/store.ts';
import type { Offers } from '../offers/read-offers.ts';
import { makeMinimalPage } from '../pages/make-minimal-page.ts';
import { listOpenBatchOptions } from './list-open-batch-options.ts';
import { rowFormHtml } from './make-failed-form-page.ts';

type Given = {
  store: Pick<Store, 'batches'>;
  offers: Offers;
  anonKey: string;
  now: () => number;
};

const words = minimalPageWords.waiting;

export function addWaitingListPage(
  app: FastifyInstance,
  { store, offers, anonKey, now }: Given,
): void {
  /** Shows the form, filled in from `query`. Its parameters have the names of the table's columns. */
  const showForm = async (reply: FastifyReply, query: URLSearchParams) => {
    const offer = offers.find(readFormOfferSlug(`?${query}`) ?? '');
    const chosen = query.get('batch') ?? '';
    const openBatches = offer === null ? [] : await listOpenBatchOptions(store, offer.slug, now());
    const title = offer === null ? words.title : words.titleFor(escapeHtml(offer.title));
    return send(
      reply,
      makeMinimalPage({
        title,
        main: `<p>${words.text}</p>
${rowFormHtml({
  table: 'waiting_list',
  values: {
    ...Object.fromEntries(query),
    offer: offer?.slug ?? '',
    batch: batchIdPattern.test(chosen) ? chosen : '',
  },
  anonKey,
  offers,
  openBatches: openBatches,
  button: words.button,
})}
<p class="small">${words.use} <a href="/privacy#waiting">${words.privacy}</a></p>
<p><a href="/">${minimalPageWords.form.back}</a></p>`,
        formAction: "'self'",
      }),
    );
  };

  app.get(formPagePaths.waiting_list, (request, reply) => {
    // Only the offer and the batch are read from the address. What somebody types, such as a name, is never in an
    // address.
    const parameters = new URL(request.url, 'http://site').searchParams;
    const known = ['offer', 'batch'].flatMap((name) => {
      const value = parameters.get(name);
      return value === null ? [] : [[name, value]];
    });
    return showForm(reply, new URLSearchParams(known));
  });

  // If an enrolment is refused because its batch is full, the page with the refusal posts what was typed to this route,
  // so that nobody types it twice. The route stores nothing.
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    forms.post(formPagePaths.waiting_list, (request, reply) =>
      showForm(
        reply,
        request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
      ),
    );
  });

  app.get(confirmationPagePaths.waiting_list, (_request, reply) =>
    send(
      reply,
      makeMinimalPage({
        title: words.thanks.title,
        main: `<p>${words.thanks.text}</p>
<p><a class="button" href="/">${minimalPageWords.form.back}</a></p>`,
        formAction: "'none'",
      }),
    ),
  );
}

function send(reply: FastifyReply, { html, policy }: { html: string; policy: string }) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(html);
}
