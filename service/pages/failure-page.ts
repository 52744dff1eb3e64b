/**
 * What a visitor sees when one of the pages that the service makes could not be made. The log has the story; the
 * page says in one sentence that it is our fault, and that nothing was lost by it.
 */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { minimalPageWords } from '#contract/minimal-page-words.ts';
import { StoreAway } from '#database/store-errors.ts';
import { minimalPage } from './minimal-page.ts';

type Words = { title: string; text: string; home: string };

/**
 * For Fastify's `setErrorHandler`; `home` is where its button leads. A route that is asked by scripts has a handler
 * of its own.
 */
export const failurePage =
  (words: Words, home: string) =>
  async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error instanceof StoreAway ? 503 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, 'a page could not be made');
    const { html, policy } = minimalPage({
      title: words.title,
      main: `<p>${words.text}</p><p><a class="button" href="${home}">${words.home}</a></p>`,
      formAction: "'none'",
    });
    return reply
      .code(status)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'x-robots-tag': 'noindex',
        ...(status === 503 ? { 'retry-after': '10' } : {}),
      })
      .type('text/html; charset=utf-8')
      .send(html);
  };

export const sendFailurePage = failurePage(minimalPageWords.failure, '/');
