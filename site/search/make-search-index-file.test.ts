import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { makeSearchIndexFile } from './make-search-index-file.ts';

it('the file of the search index is named after its content, and made once', async () => {
  const file = await makeSearchIndexFile();
  const { slugs } = JSON.parse(file.json);
  expect(slugs).toEqual(offers.map(({ slug }) => slug));
  const digest = createHash('sha256').update(file.json).digest();
  expect(file.path).toBe(
    `/assets/search-index-${digest.subarray(0, 6).toString('base64url')}.json`,
  );
  expect(await makeSearchIndexFile()).toBe(file);
});
