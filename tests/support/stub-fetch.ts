/** Replaces the service for a form under test: the test sets the response, and each request is recorded. */
import { onTestFinished, vi } from 'vitest';

type Post = { path: string; row: unknown; headers: Record<string, string> };

export type StubbedService = {
  posts: Post[];
  /** Sets the response from now on. A promise is a slow response; undefined means that nobody answers. */
  answer(response: Response | Promise<Response> | undefined): void;
};

export const makeStoredResponse = (headers: Record<string, string> = {}) =>
  new Response('', { status: 201, headers });

export const makeRefusedResponse = (message: string, code = '23514') =>
  Response.json({ code, message, details: null, hint: null }, { status: 400 });

/** Replaces `fetch` until the test ends; then all stubbed globals are restored. */
export function stubFetch(): StubbedService {
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const posts: Post[] = [];
  let given: Response | Promise<Response> | undefined = makeStoredResponse();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    posts.push({
      path,
      row: JSON.parse(String(init.body)),
      headers: init.headers as Record<string, string>,
    });
    if (!given) throw new TypeError('Failed to fetch');
    return await given;
  });
  return {
    posts,
    answer(response) {
      given = response;
    },
  };
}
