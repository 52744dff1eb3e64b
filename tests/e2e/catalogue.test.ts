/**
 * The ways of a visitor through the pages of courses, and to a framed page. `tests/operations/linked-pages.test.ts`
 * tests the other framed pages, and what a link hands over to the page of a course.
 */
import { expect, it } from 'vitest';
import { families } from '#content/catalogue/families.ts';
import { brochureLinkOn } from '../support/brochure-link-on.ts';
import { startReactAndWait } from '../support/browser.ts';
import { expectFrameShows } from '../support/expect-frame-shows.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite({ reducedMotion: 'reduce' });
const { open, read } = visitors;

/** `tests/build/families.test.ts` checks the links of the other families. */
const [family] = families;
if (!family) throw new Error('There is no family.');

it('a visitor goes from the landing page to a course, its brochure and the enrolment', async () => {
  const page = await open('/');
  await page
    .locator('#programs')
    .getByRole('link', { name: `View More: ${family.card.title}` })
    .click();
  await page.waitForURL(`**${family.path}`);
  await page.getByRole('heading', { level: 1, name: family.heading }).waitFor();

  const card = page.locator('.course-card h2 a').first();
  const title = await card.innerText();
  await card.click();
  await page.waitForURL(`**${family.detailsPath}/${family.courses[0]}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.getByRole('heading', { name: /modules/i }).count()).toBe(1);

  const brochure = await page.request.get(
    visitors.site.url + (await brochureLinkOn(page).getAttribute('href')),
  );
  expect(brochure.headers()['content-type']).toBe('application/pdf');
  expect((await brochure.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.reload();
  await startReactAndWait(page);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();

  await page.getByRole('link', { name: 'Enroll Now' }).first().click();
  await page.waitForURL(`**/enroll-form?offer=${family.courses[0]}`);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});

/** `tests/build/pages.test.ts` checks that no frame has one of our pages with a frame in it. */
it('a page about the learning platform shows it in a frame', async () => {
  await expectFrameShows(await read('/lms'), '/lms/');
});

it('a custom request sends nothing, keeps the typed text and passes it to the call', async () => {
  const page = await open('/short-term');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.getByRole('heading', { name: 'A project of your own' }).click();
  const form = page.locator('form.custom-request, .custom-request form').first();
  const area = form.locator('textarea').first();
  await area.fill('An attendance register with fingerprints');
  await form.getByLabel('Your name').fill('Asha');
  await form.getByLabel('Email address').fill('asha@example.com');
  await form.getByRole('button').first().click();
  await page.getByRole('alert').filter({ visible: true }).first().waitFor();
  expect(await area.inputValue()).toBe('An attendance register with fingerprints');
  await page.getByRole('alert').filter({ visible: true }).getByRole('link').first().click();
  await page.waitForURL('**/request-call');
  expect(page.url()).not.toContain('attendance');
  await expect
    .poll(() => page.getByLabel('Message').inputValue())
    .toContain('An attendance register with fingerprints');
  expect(await page.getByLabel('Name').inputValue()).toBe('Asha');
  expect(await page.getByLabel('Email').first().inputValue()).toBe('asha@example.com');
  expect(sent).toEqual([]);
});
