/**
 * The form of the waiting list of an offer or a batch, and the page after it. The service renders both without
 * scripts, so that they work without JavaScript: the visitor has just read that a batch is full.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { batchIdPattern } from '#contract/batch-id-pattern.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { confirmationPages, formPages } from '#contract/form-pages.ts';
import { minimalPageWords } from '#contract/minimal-page-words.ts';
import { readOfferSlug } from '#contract/offer-query.ts';
import type { Store } from '#database/store.ts';
import type { Offers } from '../offers/read-offers.ts';
import { minimalPage } from '../pages/minimal-page.ts';
import { rowFormHtml } from './failed-form-page.ts';
import { listOpenBatches } from './list-open-batches.ts';

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
  app.get(formPages.waiting_list, async (request, reply) => {
    const query = request.url.slice(formPages.waiting_list.length);
    const offer = offers.find(readOfferSlug(query) ?? '');
    const chosen = new URLSearchParams(query).get('batch') ?? '';
    const starts = offer === null ? [] : await listOpenBatches(store, offer.slug, now());
    const title = offer === null ? words.title : words.titleFor(escapeHtml(offer.title));
    return send(
      reply,
      minimalPage({
        title,
        main: `<p>${words.text}</p>
${rowFormHtml({
  table: 'waiting_list',
  values: { offer: offer?.slug ?? '', batch: batchIdPattern.test(chosen) ? chosen : '' },
  anonKey,
  offers,
  starts,
  button: words.button,
})}
<p class="small">${words.use} <a href="/privacy#waiting">${words.privacy}</a></p>
<p><a href="/">${minimalPageWords.form.back}</a></p>`,
        formAction: "'self'",
      }),
    );
  });

  app.get(confirmationPages.waiting_list, (_request, reply) =>
    send(
      reply,
      minimalPage({
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
