/**
 * Structured data of schema.org, as search engines read it from the page. Each function returns one
 * object without its `@context`, which `pageMeta` adds. Nothing here rates ourselves, and nothing is
 * said that the page does not show.
 */
import { provider } from '#content/provider.ts';
import { siteUrl } from './endpoint.ts';

type Data = Record<string, unknown>;

const organizationId = `${siteUrl}/#organization`;

/** Who stands behind the site; other objects point at it by its id. */
export function organizationData(): Data {
  return {
    '@type': 'EducationalOrganization',
    '@id': organizationId,
    name: provider.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    slogan: provider.tagline,
    email: provider.email,
    telephone: provider.phone,
    areaServed: 'IN',
    sameAs: provider.social.map(({ url }) => url),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: provider.phone,
      email: provider.email,
      areaServed: 'IN',
      availableLanguage: ['en'],
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        opens: provider.supportHours.opens,
        closes: provider.supportHours.closes,
      },
    },
  };
}

function organizationReference(): Data {
  return {
    '@type': 'EducationalOrganization',
    '@id': organizationId,
    name: provider.name,
    url: `${siteUrl}/`,
  };
}

interface OfferFacts {
  feeRupees: number;
  /** Path of the page on which it is taken up. */
  path: string;
}

function offerData({ feeRupees, path }: OfferFacts): Data {
  return {
    '@type': 'Offer',
    category: 'Paid',
    price: feeRupees,
    priceCurrency: 'INR',
    url: `${siteUrl}${path}`,
  };
}

interface CourseFacts {
  name: string;
  description: string;
  /** Path of the course's own page, or of its place on a page. */
  path: string;
  offer: OfferFacts;
  /** How long it runs, as an ISO 8601 duration: "P18W", "P2M". */
  duration: string;
  /** Hours of work a week, where they are published. */
  hoursPerWeek?: number;
  teaches?: readonly string[];
}

/** A course or program with its provider, its fee and one online instance. */
export function courseData(course: CourseFacts): Data {
  const { name, description, path, offer, duration, hoursPerWeek, teaches } = course;
  return {
    '@type': 'Course',
    name,
    description,
    url: `${siteUrl}${path}`,
    inLanguage: 'en-IN',
    provider: organizationReference(),
    offers: [offerData(offer)],
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseSchedule: {
          '@type': 'Schedule',
          duration,
          repeatFrequency: 'Weekly',
          repeatCount: repeatCount(duration),
        },
        ...(hoursPerWeek && { courseWorkload: `PT${hoursPerWeek}H` }),
      },
    ],
    ...(teaches && { teaches }),
  };
}

/** A schedule repeats weekly: weeks as they are, a month as four of them. */
function repeatCount(duration: string): number {
  const [, count = '1', unit] = /^P(\d+)([WM])$/.exec(duration) ?? [];
  return Number(count) * (unit === 'M' ? 4 : 1);
}

/** What a catalogue page lists, in its order. Items are links or whole objects, never a mixture. */
export function itemListData(
  name: string,
  items: readonly ({ name: string; path: string } | Data)[],
): Data {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...('@type' in item ? { item } : { name: item.name, url: `${siteUrl}${item.path}` }),
    })),
  };
}

export interface Crumb {
  name: string;
  path: string;
}

/** The crumbs of a page right below the landing page. */
export const crumbsTo = (name: string, path: string): Crumb[] => [
  { name: 'Home', path: '/' },
  { name, path },
];

/** The way from the landing page to this one; the last crumb is the page itself. */
export function breadcrumbData(crumbs: readonly Crumb[]): Data {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

interface EventFacts {
  name: string;
  description: string;
  path: string;
  image: string;
  /** Instants with their offset: "2025-06-10T16:00:00+05:30". */
  startsAt: string;
  endsAt: string;
  feeRupees: number;
}

/** A dated workshop or webinar, held online. */
export function eventData({ name, description, path, image, ...event }: EventFacts): Data {
  return {
    '@type': 'EducationEvent',
    name,
    description,
    image: `${siteUrl}${image}`,
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: `${siteUrl}${path}` },
    organizer: organizationReference(),
    isAccessibleForFree: event.feeRupees === 0,
    offers: {
      '@type': 'Offer',
      price: event.feeRupees,
      priceCurrency: 'INR',
      url: `${siteUrl}${path}`,
      availability: 'https://schema.org/InStock',
      availabilityEnds: event.startsAt,
      validThrough: event.startsAt,
    },
  };
}
