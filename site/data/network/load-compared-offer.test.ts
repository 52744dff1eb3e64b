import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let asked: string[];
let answer: () => Response;
beforeEach(() => {
  vi.resetModules();
  asked = [];
  answer = () => Response.json({ slug: 'mern-stack' });
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
    asked.push(path);
    expect(signal?.aborted).toBe(false);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = async (slug: string) =>
  (await import('./load-compared-offer.ts')).loadComparedOffer(slug);

it('a compared offer is fetched once, however often it is shown', async () => {
  const [one, same] = await Promise.all([load('mern-stack'), load('mern-stack')]);
  expect([one, same, await load('mern-stack')]).toEqual(Array(3).fill({ slug: 'mern-stack' }));
  expect(asked).toEqual(['/offers/mern-stack.json']);
});

it('another offer is fetched separately', async () => {
  await load('mern-stack');
  await load('mean-stack');
  expect(asked).toEqual(['/offers/mern-stack.json', '/offers/mean-stack.json']);
});

it('an offer that could not be fetched is null, and is fetched again the next time', async () => {
  answer = () => new Response('gone', { status: 404 });
  expect(await load('mern-stack')).toBeNull();
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await load('mern-stack')).toBeNull();
  answer = () => Response.json({ slug: 'mern-stack' });
  expect(await load('mern-stack')).toEqual({ slug: 'mern-stack' });
  expect(asked).toHaveLength(3);
});
