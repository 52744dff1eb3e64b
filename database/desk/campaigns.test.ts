import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatTrafficSource } from '#contract/forms/traffic-source.ts';
import { type OpenedStore, onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import { submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';

const site = 'https://miranaya.example';
const visit = (url: string, referrer = '') =>
  formatTrafficSource({ url: `${site}${url}`, referrer });

onBothEngines('the campaign of an enquiry', (open) => {
  let opened: OpenedStore;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it.each([
    [visit('/courses?utm_source=whatsapp&utm_medium=social&utm_campaign=diwali'), 'social, diwali'],
    [visit('/?utm_source=fb&utm_campaign=diwali', 'https://l.facebook.com/x'), 'diwali'],
    [visit('/?utm_source=fb', 'https://l.facebook.com/x'), null],
    [visit('/courses', 'https://google.com/'), null],
    [visit('/?utm_source=a&utm_campaign=half price (50 %25)'), 'half price (50 %)'],
    ['google.com → /courses', null],
    ['a (b) → /c', null],
    ['odd → /x (', null],
    ['odd → /x ()', null],
    ['no arrow (social)', null],
    [null, null],
  ])('of %j is %j', async (source, campaign) => {
    const { id } = await submitEnquiry(opened.store, { source });
    const rows = async (filter: { campaign: string | null }) =>
      (await opened.store.desk.inbox(filter, 'all', 1)).rows.map((row) => row.id);
    expect(await rows({ campaign })).toContain(id);
    if (campaign !== null) expect(await rows({ campaign: null })).not.toContain(id);
  });
});
