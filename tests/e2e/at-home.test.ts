/**
 * The pages with five lines about each offer, to be shown at home: what they say, what they send, and which pages
 * link to them.
 */
import { describe, expect, it } from 'vitest';
import { atHomePathOfKind, atHomePathOfOffer } from '#content/at-home/at-home-paths.ts';
import { summariseForFamily } from '#content/at-home/summarise-for-family.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { kindIds } from '#content/offers/kinds.ts';
import { formatLength } from '#content/offers/length.ts';
import { offers } from '#content/offers/offers.ts';
import { provider } from '#content/provider.ts';
import { label } from '#content/words/at-home.ts';
import { freshVisitorsOnSharedSite } from '../support/visitors.ts';

const visitors = freshVisitorsOnSharedSite({
  javaScriptEnabled: false,
  viewport: { width: 390, height: 800 },
});
const { open } = visitors;

describe.each(kindIds)('the page of the %s offers', (kind) => {
  const listed = offers.filter((offer) => offer.kind === kind);

  it('has for each offer the facts of its record, in English and in Hindi, and shares exactly that', async () => {
    const page = await open(atHomePathOfKind(kind));
    expect(await page.locator('main section[id]').count()).toBe(listed.length);
    for (const offer of listed) {
      const entry = page.locator(`section#${offer.slug}`);
      const link = entry.getByRole('link', { name: offer.title, exact: true });
      expect(await link.getAttribute('href')).toBe(offer.path);
      for (const language of ['en', 'hi'] as const) {
        const part = entry.locator(`[lang=${language}]`);
        const lines = await part.locator('p').allInnerTexts();
        expect(lines, `${offer.slug}, ${language}`).toEqual([
          ...summariseForFamily(offer, provider, language),
        ]);
        const [fee, length, refund, , call] = lines;
        expect(fee).toContain(formatRupees(offer.feeRupees));
        expect(length).toContain(
          language === 'en' ? formatLength(offer.length) : ` ${offer.length.count} `,
        );
        const back = offer.feeRupees - offer.registrationChargeRupees;
        if (back > 0) expect(refund).toContain(`${formatRupees(back)} `);
        expect(call).toContain(provider.phone);
        const share = new URL((await part.getByRole('link').getAttribute('href')) ?? '');
        expect(`${share.origin}${share.pathname}`).toBe('https://wa.me/');
        expect([...share.searchParams.keys()]).toEqual(['text']);
        const sent = share.searchParams.get('text')?.split('\n') ?? [];
        expect(sent.slice(0, -1)).toEqual(lines);
        const { protocol, pathname, hash } = new URL(sent.at(-1) ?? '');
        expect(protocol).toMatch(/^https?:$/);
        expect(`${pathname}${hash}`).toBe(offer.path);
      }
    }
  });

  it('is linked from the page of each of these offers', async () => {
    const [first] = listed;
    if (!first) throw new Error(`No offer is a ${kind}.`);
    const page = await open(first.path);
    for (const offer of listed) {
      const response = await page.request.get(new URL(offer.path, page.url()).href);
      expect(await response.text(), offer.slug).toContain(`href="${atHomePathOfOffer(offer)}"`);
    }
    const link = page.locator(`a[href="${atHomePathOfOffer(first)}"]`);
    expect(await link.textContent()).toBe(label);
    if (kind === 'workshop') {
      await page.locator('details', { has: link }).locator('summary').click();
    }
    await link.click();
    await page.waitForURL(`**${atHomePathOfOffer(first)}`);
    expect(await page.locator(`section#${first.slug} h2`).isVisible()).toBe(true);
  });
});
