import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { families } from '#content/catalogue/families.ts';
import { untilReady } from '../support/browser.ts';
import { freshVisitorsOnSharedSite } from '../support/visitors.ts';

const visitors = freshVisitorsOnSharedSite({ reducedMotion: 'reduce' });
const { open, read } = visitors;

const brochureOf = (page: Page) => page.getByRole('link', { name: /brochure/i }).first();

/** Opens a detail page like a link of the app, with the navigation state that the link passes. */
async function arriveWith(path: string, state: object): Promise<Page> {
  const page = await read('/terms');
  // The address changes before the page is loaded, so the test waits for the page.
  const loaded = page.waitForEvent('load');
  await page.evaluate(
    ([to, usr]) => {
      history.pushState({ usr, key: 'test', idx: 1 }, '', to as string);
      setTimeout(() => location.reload());
    },
    [path, state] as const,
  );
  await loaded;
  await untilReady(page);
  return page;
}

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
    visitors.site.url + (await brochureOf(page).getAttribute('href')),
  );
  expect(brochure.headers()['content-type']).toBe('application/pdf');
  expect((await brochure.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.reload();
  await untilReady(page);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();

  await page.getByRole('link', { name: 'Enroll Now' }).first().click();
  await page.waitForURL(`**/enroll-form?offer=${family.courses[0]}`);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});

it('a visitor at the address without a course gets help and reaches the family', async () => {
  const page = await open(family.detailsPath);
  await page.getByRole('heading', { level: 1, name: 'Course not found' }).waitFor();
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL(`**${family.path}`);
});

describe('the state that the linking page hands over', () => {
  it('has precedence over the course in the path', async () => {
    const page = await arriveWith('/android-details', {
      title: 'Java and XML for Android',
      tag: 'Handed over',
      text: 'A sentence of the linking page.',
      image: '/covers/flutter.svg',
    });
    await page.getByRole('heading', { level: 1, name: 'Java and XML for Android' }).waitFor();
    await page.getByText('A sentence of the linking page.').waitFor();
    await page.getByText('Handed over').waitFor();
    expect(await brochureOf(page).getAttribute('href')).toBe(
      '/assets/brochures/java-xml-android.pdf',
    );
    expect(await page.getByRole('heading', { name: /modules/i }).count()).toBe(1);
  });

  it('with a title that no course has shows the prospectus and no topics', async () => {
    const page = await arriveWith('/android-details', { title: 'JavaScript' });
    await page.getByRole('heading', { level: 1, name: 'JavaScript' }).waitFor();
    expect(await brochureOf(page).getAttribute('href')).toBe(
      '/assets/brochures/miranaya-prospectus.pdf',
    );
    expect(await page.getByRole('heading', { name: /modules/i }).count()).toBe(0);
  });
});

/** `tests/build/pages.test.ts` checks that no frame has one of our pages with a frame in it. */
it.each([
  ['/webinar', '/dist/index.html'],
  ['/lms', '/lms/'],
  ['/govtexams', '/Govtexams/index.html'],
])('%s shows %s in a frame', async (path, framed) => {
  const page = await read(path);
  const frameOf = () => page.frames().find((one) => one.parentFrame() === page.mainFrame());
  const pathOf = (address: string) => new URL(address).pathname;
  await expect.poll(() => pathOf(frameOf()?.url() ?? 'about:blank')).toBe(framed);
  await frameOf()?.waitForLoadState();
  expect(page.frames()).toHaveLength(2);
  expect(await frameOf()?.locator('h1').count()).toBe(1);
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
  await form.getByRole('button').first().click();
  await page.getByRole('alert').filter({ visible: true }).first().waitFor();
  expect(await area.inputValue()).toBe('An attendance register with fingerprints');
  await page.getByRole('alert').filter({ visible: true }).getByRole('link').first().click();
  await page.waitForURL('**/request-call');
  expect(page.url()).not.toContain('attendance');
  await expect
    .poll(() => page.getByLabel('Message').inputValue())
    .toContain('An attendance register with fingerprints');
  expect(sent).toEqual([]);
});
