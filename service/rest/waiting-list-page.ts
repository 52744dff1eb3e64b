/**
 * The form of the waiting list, for one offer or one of its starts, and the page after it. Both are written here and
 * run nothing, so that they work without JavaScript; whoever arrives has just read that a start is full.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { batchId } from '#contract/batch-id.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { formPages, landingPages } from '#contract/form-pages.ts';
import { minimalPageWords } from '#contract/minimal-page-words.ts';
import { readOffer } from '#contract/offer-query.ts';
import type { Store } from '#database/store.ts';
import type { Offers } from '../offers/offers.ts';
import { minimalPage } from '../pages/minimal-page.ts';
import { openStarts } from './batch-control.ts';
import { rowForm } from './form-page.ts';

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
    const offer = offers.find(readOffer(query) ?? '');
    const chosen = new URLSearchParams(query).get('batch') ?? '';
    const starts = offer === null ? [] : await openStarts(store, offer.slug, now());
    const title = offer === null ? words.title : words.titleFor(escapeHtml(offer.title));
    return send(
      reply,
      minimalPage({
        title,
        main: `<p>${words.text}</p>
${rowForm({
  table: 'waiting_list',
  values: { offer: offer?.slug ?? '', batch: batchId.test(chosen) ? chosen : '' },
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

  app.get(landingPages.waiting_list, (_request, reply) =>
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
