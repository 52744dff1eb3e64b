/**
 * Makes the error handlers that show a page when a page of the service could not be rendered. The details are only in
 * the log. Visitors read that what they have sent is kept; staff read that the failed request may have changed
 * something.
 */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { minimalPageWords } from '#contract/pages/minimal-page-words.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import { makeMinimalPage } from './make-minimal-page.ts';

type Words = { title: string; text: string; home: string };

/**
 * Makes a handler for Fastify's `setErrorHandler`. `home` is the address to which the page's button leads. Routes whose
 * answers are read by scripts have another error handler.
 */
export const makeFailurePageHandler =
  (words: Words, home: string) =>
  async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error instanceof StoreUnavailable ? 503 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, 'a page could not be made');
    const { html, policy } = makeMinimalPage({
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

export const defaultFailurePageHandler = makeFailurePageHandler(minimalPageWords.failure, '/');
