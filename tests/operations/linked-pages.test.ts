/**
 * What a link hands over to the page of a course, the framed pages that `tests/e2e/catalogue.test.ts` does not test,
 * and the way from a course to its lines to be shown at home; `tests/e2e/at-home.test.ts` has the way from a workshop.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brochureLinkOn } from '../support/brochure-link-on.ts';
import { startReactAndWait } from '../support/browser.ts';
import { expectFrameShows } from '../support/expect-frame-shows.ts';
import { expectWayToAtHomeLines } from '../support/expect-way-to-at-home-lines.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite({ reducedMotion: 'reduce' });
const { read } = visitors;

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
  await startReactAndWait(page);
  return page;
}

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
    expect(await brochureLinkOn(page).getAttribute('href')).toBe(
      '/assets/brochures/java-xml-android.pdf',
    );
    expect(await page.getByRole('heading', { name: /modules/i }).count()).toBe(1);
  });

  it('with a title that no course has shows the prospectus and no topics', async () => {
    const page = await arriveWith('/android-details', { title: 'JavaScript' });
    await page.getByRole('heading', { level: 1, name: 'JavaScript' }).waitFor();
    expect(await brochureLinkOn(page).getAttribute('href')).toBe(
      '/assets/brochures/miranaya-prospectus.pdf',
    );
    expect(await page.getByRole('heading', { name: /modules/i }).count()).toBe(0);
  });
});

it.each([
  ['/webinar', '/dist/index.html'],
  ['/govtexams', '/Govtexams/index.html'],
])('%s shows %s in a frame', async (path, framed) => {
  await expectFrameShows(await read(path), framed);
});

it('without JavaScript, a course leads to its lines to be shown at home', async () => {
  await expectWayToAtHomeLines(visitors, 'course');
});
