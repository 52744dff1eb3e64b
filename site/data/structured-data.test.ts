import { describe, expect, it } from 'vitest';
import { superPrograms } from '#content/catalogue/super-programs.ts';
import { programListData } from './program-data.ts';
import {
  breadcrumbData,
  courseData,
  crumbsTo,
  eventData,
  itemListData,
  organizationData,
} from './structured-data.ts';

const course = courseData({
  name: 'MERN Stack',
  description: 'A course.',
  path: '/fullstack-details/mern-stack',
  offer: { feeRupees: 3999, path: '/enroll-form' },
  duration: 'P18W',
  hoursPerWeek: 8,
});

const event = eventData({
  name: 'A workshop',
  description: 'Four afternoons.',
  path: '/short-term#mern-workshop',
  image: '/share/short-term.png',
  startsAt: '2025-06-10T16:00:00+05:30',
  endsAt: '2025-06-13T18:30:00+05:30',
  feeRupees: 399,
});

/** Every value of an address key, however deep. */
function addressesIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(addressesIn);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    ['url', 'item', 'image', 'logo', '@id'].includes(key) && typeof value === 'string'
      ? [value]
      : addressesIn(value),
  );
}

describe('structured data', () => {
  it('gives a course what search engines ask of one: provider, offer, instance with its load', () => {
    expect(course).toMatchObject({
      '@type': 'Course',
      name: 'MERN Stack',
      provider: { '@type': 'EducationalOrganization' },
      offers: [{ '@type': 'Offer', category: 'Paid', price: 3999, priceCurrency: 'INR' }],
      hasCourseInstance: [
        {
          courseMode: 'Online',
          courseSchedule: { duration: 'P18W', repeatFrequency: 'Weekly', repeatCount: 18 },
          courseWorkload: 'PT8H',
        },
      ],
    });
  });

  it('counts a month of a program as four weeks of classes', () => {
    const [, list] = programListData(superPrograms.terms, superPrograms.programs);
    const items = list?.itemListElement as { item: Record<string, unknown> }[];
    expect(items).toHaveLength(superPrograms.programs.length);
    expect(items[0]?.item).toMatchObject({
      hasCourseInstance: [{ courseSchedule: { duration: 'P6M', repeatCount: 24 } }],
    });
  });

  it('numbers crumbs and lists from one', () => {
    const list = itemListData('Two', [
      { name: 'A', path: '/a' },
      { name: 'B', path: '/b' },
    ]);
    expect(list.itemListElement).toMatchObject([{ position: 1 }, { position: 2 }]);
    expect(breadcrumbData(crumbsTo('Terms', '/terms')).itemListElement).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'Terms' },
    ]);
  });

  it('says when a dated event is, where, and what it costs', () => {
    expect(event).toMatchObject({
      '@type': 'EducationEvent',
      startDate: '2025-06-10T16:00:00+05:30',
      endDate: '2025-06-13T18:30:00+05:30',
      location: { '@type': 'VirtualLocation' },
      offers: { price: 399, priceCurrency: 'INR' },
      isAccessibleForFree: false,
    });
  });

  it('names whole addresses only, and never rates ourselves', () => {
    const all = [organizationData(), course, event, breadcrumbData(crumbsTo('Terms', '/terms'))];
    const addresses = addressesIn(all);
    expect(addresses.length).toBeGreaterThan(8);
    for (const address of addresses) expect(address).toMatch(/^https?:\/\/[^/]+\//);
    expect(JSON.stringify(all)).not.toMatch(/rating|review/i);
  });
});
