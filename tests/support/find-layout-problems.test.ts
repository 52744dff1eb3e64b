import { afterAll, expect, it } from 'vitest';
import { closeSharedPages, openPage, openSharedBrowser } from './browser.ts';
import { findButtonsBeyondTheirBox } from './find-layout-problems.ts';

afterAll(closeSharedPages);

it('finds a button that ends beyond its box, also beyond the box around elements without one', async () => {
  const { page, leave } = await openPage(await openSharedBrowser());
  await page.setContent(`<div style="display: flex; width: 200px">
    <span><a class="button" style="display: block; width: 190px">inside</a></span></div>
    <div style="width: 200px"><a class="button" style="display: block; width: 216px">outside</a></div>
    <div style="width: 200px"><p style="display: contents"><a class="button"
      style="display: block; width: 204px">outside too</a></p></div>
    <div style="width: 200px" hidden><a class="button" style="display: block; width: 300px">hidden</a></div>`);
  expect(await page.evaluate(findButtonsBeyondTheirBox)).toEqual([
    'the button "outside" ends 16.0 px beyond its box',
    'the button "outside too" ends 4.0 px beyond its box',
  ]);
  await leave();
});
