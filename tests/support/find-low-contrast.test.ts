import { afterAll, expect, it } from 'vitest';
import { closeSharedPages, openPage, openSharedBrowser } from './browser.ts';
import { findLowContrast } from './find-low-contrast.ts';

afterAll(closeSharedPages);

const page = `<body style="background: white; color: black">
  <p style="color: #777">grey</p>
  <p style="color: #767676">less grey</p>
  <p style="color: #777; font-size: 24px">large</p>
  <p style="color: rgb(0 0 0 / 0.5)">clear letters</p>
  <p style="opacity: 0.5">clear paragraph</p>
  <p style="background: black"><span>black on black</span></p>
  <p style="background: rgb(0 0 0 / 0.7)"><span>black on a clear ground</span></p>
  <p style="background: color-mix(in srgb, black, white 30%)">black on a mixed colour</p>
  <p style="background: linear-gradient(black, black)">on a picture</p>
  <input name="field" style="color: #999; background: white">
  <button disabled style="color: #999; background: white">disabled</button>
  <p hidden style="color: #999">hidden</p>
</body>`;

it('finds the texts and fields that are too pale, through opacity and clear backgrounds', async () => {
  const visit = await openPage(await openSharedBrowser());
  await visit.page.setContent(page);
  const problems = await visit.page.evaluate(findLowContrast);
  await visit.leave();
  expect(problems.map((problem) => problem.replace(/ with its background$/, ''))).toEqual([
    '"grey" has the contrast 4.48',
    '"clear letters" has the contrast 3.98',
    '"clear paragraph" has the contrast 3.98',
    '"black on black" has the contrast 1.00',
    '"black on a clear ground" has the contrast 2.46',
    '"black on a mixed colour" has the contrast 2.46',
    '"field" has the contrast 2.85',
  ]);
});
