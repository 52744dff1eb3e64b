/** From the desk to the page that visitors see: what is published, what is refused, and the way back. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk, sessionCookie } from '../support/desk.ts';

/** A machine with much else to do takes its time. */
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 120_000, interval: 500 });

/** Where publications of the build lie; those of this file go with it. */
const folder = 'build/published';
const before = existsSync(folder) ? readdirSync(folder) : [];
const pace = { lookMs: 1_000, makesPapers: false };

let desk: Desk;
let cookie: string;
beforeAll(async () => {
  desk = await openDesk({ publishing: pace });
  cookie = await sessionCookie(desk.store, await desk.hire('Asha', 'owner'));
});
afterAll(async () => {
  await desk.close();
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (!before.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
});

const page = async (path: string) => (await fetch(desk.url + path)).text();
const sheet = () =>
  fetch(`${desk.url}/desk/publish`, { headers: { cookie } }).then((it) => it.text());

async function send(fields: Record<string, string>): Promise<Response> {
  return fetch(`${desk.url}/desk/publish`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
}
const newest = async () => (await desk.store.publications.recent())[0]?.number ?? 0;
const publish = async () => send({ do: 'publish', version: String(await newest()) });
const version = async (name: string) =>
  String((await desk.store.publications.draft(name))?.version ?? 0);

describe('publishing at the desk', () => {
  it('shows a new phone number and a notice on the pages that it is for, without a build', async () => {
    await send({ do: 'provider', version: '0', phone: '+91 98470 12345' });
    await send({
      do: 'notice',
      version: '0',
      text: 'We are closed on 26 January.',
      pages: '/terms',
      fromDay: '2020-01-01',
      untilDay: '2099-12-31',
    });
    expect(await sheet()).toContain('The phone number becomes +91 98470 12345.');
    expect(await page('/terms')).not.toContain('98470 12345');
    const preview = await fetch(`${desk.url}/desk/publish/preview?page=/terms`, {
      headers: { cookie },
    });
    expect(await preview.text()).toContain('We are closed on 26 January.');

    const asked = await publish();
    expect([asked.status, asked.headers.get('location')]).toEqual([
      302,
      '/desk/publish?said=published',
    ]);
    await soon(() => page('/terms')).toContain('We are closed on 26 January.');
    expect(await page('/terms')).toContain('tel:+919847012345');
    expect(await page('/privacy')).not.toContain('We are closed');
    expect(await sheet()).toContain('Everything is published.');
    expect(await page('/courses?q=mern')).toContain('98470 12345');
  });

  it('refuses what does not fit, with a sentence, and leaves what visitors see', async () => {
    await send({ do: 'provider', version: await version('provider'), phone: '+91 98470' });
    await publish();
    // Said at once, or on the page when it took longer.
    await soon(sheet).toContain(
      'phone must be a number with its country code, in India ten digits after +91',
    );
    expect(await page('/terms')).toContain('98470 12345');
    expect((await desk.store.publications.newest())?.number).toBe(1);
  });

  it('lets one of two through who publish what they saw at the same time', async () => {
    await send({ do: 'provider', version: await version('provider'), phone: '+91 98470 54321' });
    const answers = await Promise.all(
      [1, 2].map(() => send({ do: 'publish', version: '2' }).then((answer) => answer.text())),
    );
    expect(
      answers.filter((text) => text.includes('Somebody has changed or published')),
    ).toHaveLength(1);
    await soon(() => page('/terms')).toContain('98470 54321');
  });

  it('goes back to an earlier version', async () => {
    await send({ do: 'back:1', version: String(await newest()) });
    await soon(() => page('/terms')).toContain('98470 12345');
    expect(await newest()).toBe(4);
    await soon(sheet).toContain('Visitors see this.');
  });

  it('is followed by another instance, and by one that starts later, before it answers', async () => {
    const other = await openDesk({ publishing: pace, store: desk.store });
    try {
      const text = await (await fetch(`${other.url}/terms`)).text();
      expect(text).toContain('98470 12345');
      await send({ do: 'back:3', version: String(await newest()) });
      await soon(async () => (await fetch(`${other.url}/terms`)).text()).toContain('98470 54321');
    } finally {
      await other.stop();
    }
  });

  it('is made again by a start that finds only half of it, as after a crash', async () => {
    await desk.stop();
    for (const name of readdirSync(folder))
      if (!before.includes(name)) rmSync(join(folder, name, 'stamp.json'), { force: true });
    const again = await openDesk({ publishing: pace, store: desk.store });
    try {
      await soon(async () => (await fetch(`${again.url}/terms`)).text()).toContain('98470 54321');
    } finally {
      await again.stop();
    }
  });
});
