import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, startSharedSite, startSite } from './running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

it('a site whose port is taken reports it, and is not mistaken for the one that answers there', async () => {
  const port = Number(new URL(site.url).port);
  await expect(startSite({ port })).rejects.toThrow(`Port ${port} is taken`);
});

it('the shared site of the test files can be ended by none of them', async () => {
  const { url, stop } = await startSharedSite();
  await expect(stop()).rejects.toThrow('belongs to other test files');
  expect((await fetch(url)).status).toBe(200);
});
