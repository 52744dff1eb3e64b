/** What a form meets when it sends: an answer that the test chose, and a note of what was sent. */
import { onTestFinished, vi } from 'vitest';

export type Post = { path: string; row: unknown; headers: Record<string, string> };

export type PretendService = {
  posts: Post[];
  /** From now on; a promise is an answer that takes its time, undefined is nobody there. */
  answer(response: Response | Promise<Response> | undefined): void;
};

export const stored = (headers: Record<string, string> = {}) =>
  new Response('', { status: 201, headers });

export const refused = (message: string, code = '23514') =>
  Response.json({ code, message, details: null, hint: null }, { status: 400 });

/** Stands where `fetch` was until the test ends; what else was put in a global's place goes with it. */
export function pretendService(): PretendService {
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const posts: Post[] = [];
  let given: Response | Promise<Response> | undefined = stored();
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
