/**
 * Structured data of schema.org for search engines. Each function whose name ends in `JsonLd` returns one object
 * without `@context`, which `makePageMeta` adds. The data contains no ratings of ourselves, and only what the page
 * shows.
 */
import { brand } from '#content/brand.ts';
import type { Crumb } from '#site/data/make-home-and-page-crumbs.ts';
import { siteUrl } from '../build-settings.ts';
import type { CourseJsonLdFacts, CourseStart } from './course-json-ld-facts.ts';
import type { WorkshopJsonLdFacts } from './workshop-json-ld-facts.ts';

export type JsonLd = Record<string, unknown>;

export const organizationId = `${siteUrl}/#organization`;

function organizationReference(): JsonLd {
  return {
    '@type': 'EducationalOrganization',
    '@id': organizationId,
    name: brand.name,
    url: `${siteUrl}/`,
  };
}

/**
 * The structured data of a course or program: its provider, its fee and one online instance for each start. If starts
 * are arranged on a call (`starts` is missing), there is one instance without dates.
 */
export function makeCourseJsonLd(course: CourseJsonLdFacts, teaches?: readonly string[]): JsonLd {
  const { name, description, path, instructor, hoursPerWeek } = course;
  return {
    '@type': 'Course',
    name,
    description,
    url: `${siteUrl}${path}`,
    inLanguage: 'en-IN',
    provider: organizationReference(),
    educationalLevel: course.level,
    coursePrerequisites: course.needsBefore,
    educationalCredentialAwarded: course.certificate,
    timeRequired: course.length,
    offers: [
      {
        '@type': 'Offer',
        category: 'Paid',
        price: course.feeRupees,
        priceCurrency: 'INR',
        url: `${siteUrl}${course.enrolPath}`,
      },
    ],
    hasCourseInstance: (course.starts ?? [null]).map((start) => ({
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(start ? startData(start, course) : courseSchedule(course)),
      courseWorkload: `PT${hoursPerWeek}H`,
      ...(instructor && {
        instructor: { '@type': 'Person', name: instructor.name, jobTitle: instructor.role },
      }),
    })),
    ...(teaches && { teaches }),
  };
}

/**
 * The structured data for a start that is arranged on a call: one week of classes, which repeats. `duration` is the
 * hours of such a week.
 */
const courseSchedule = ({ hoursPerWeek, weeks }: CourseJsonLdFacts): JsonLd => ({
  courseSchedule: {
    '@type': 'Schedule',
    duration: `PT${hoursPerWeek}H`,
    repeatFrequency: 'Weekly',
    repeatCount: weeks,
  },
});

const weekdayNames: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/**
 * The structured data of one batch: its dates, its days and hours in India, its price (the early price while that
 * applies), and whether it is full.
 */
function startData(start: CourseStart, { feeRupees, enrolPath }: CourseJsonLdFacts): JsonLd {
  const { startDate, endDate, days, startTime, endTime, language, early, isFull } = start;
  return {
    startDate,
    endDate,
    inLanguage: `${language}-IN`,
    courseSchedule: {
      '@type': 'Schedule',
      startDate,
      endDate,
      byDay: days.map((day) => `https://schema.org/${weekdayNames[day]}`),
      startTime,
      endTime,
      repeatFrequency: 'Weekly',
      scheduleTimezone: 'Asia/Kolkata',
    },
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: early?.feeRupees ?? feeRupees,
      priceCurrency: 'INR',
      ...(early && { priceValidUntil: early.untilDay }),
      url: `${siteUrl}${enrolPath}`,
      availability: `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}`,
    },
  };
}

/**
 * The structured data of a list: the entries of a catalogue page, in the order of the page. The items must be either
 * all links (`path`) or all objects, because schema.org does not allow a mixture.
 */
export function makeItemListJsonLd(
  name: string,
  items: readonly ({ path: string } | JsonLd)[],
): JsonLd {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...('@type' in item ? { item } : { url: `${siteUrl}${item.path}` }),
    })),
  };
}

/** The structured data of the questions and answers that the page shows. */
export function makeFaqJsonLd(
  path: string,
  questions: readonly { id: string; question: string; answer: readonly string[] }[],
): JsonLd {
  return {
    '@type': 'FAQPage',
    url: `${siteUrl}${path}`,
    inLanguage: 'en-IN',
    mainEntity: questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `${siteUrl}${path}#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  };
}

/** The structured data of a breadcrumb. The last entry is the page itself. */
export function makeBreadcrumbJsonLd(crumbs: readonly Crumb[]): JsonLd {
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

interface EventJsonLdFacts {
  name: string;
  description: string;
  path: string;
  image: string;
  /** Instants with their offset: "2025-06-10T16:00:00+05:30". */
  startsAt: string;
  endsAt: string;
  feeRupees: number;
  /**
   * Whether the event was over when the site was built. Such an event is no longer called scheduled, nor offered for
   * sale.
   */
  isOver: boolean;
  /**
   * Whether a place could still be bought when the site was built. If this field is missing, places can be bought until
   * the event is over.
   */
  isSold?: boolean;
}

/** The structured data of an online event with dates: a webinar or a workshop. */
export function makeEventJsonLd({
  name,
  description,
  path,
  image,
  ...event
}: EventJsonLdFacts): JsonLd {
  const { isOver, isSold = !isOver } = event;
  return {
    '@type': 'EducationEvent',
    name,
    description,
    image: `${siteUrl}${image}`,
    startDate: event.startsAt,
    endDate: event.endsAt,
    ...(!isOver && { eventStatus: 'https://schema.org/EventScheduled' }),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: `${siteUrl}${path}` },
    organizer: organizationReference(),
    isAccessibleForFree: event.feeRupees === 0,
    inLanguage: 'en-IN',
    ...(isSold && {
      offers: {
        '@type': 'Offer',
        price: event.feeRupees,
        priceCurrency: 'INR',
        url: `${siteUrl}${path}`,
        validThrough: event.startsAt,
        availability: 'https://schema.org/InStock',
        availabilityEnds: event.startsAt,
      },
    }),
  };
}

/** The structured data of a workshop: an event on several days in a row, with the same hours on each. */
export function makeWorkshopJsonLd(event: EventJsonLdFacts, workshop: WorkshopJsonLdFacts): JsonLd {
  const { startTime, endTime, hoursPerDay, days } = workshop;
  const data = makeEventJsonLd(event);
  return {
    ...data,
    educationalLevel: workshop.level,
    eventSchedule: {
      '@type': 'Schedule',
      startTime,
      endTime,
      duration: isoHours(hoursPerDay),
      repeatFrequency: 'Daily',
      repeatCount: days,
      scheduleTimezone: 'Asia/Kolkata',
    },
    ...('offers' in data && {
      offers: { ...(data.offers as JsonLd), url: `${siteUrl}${workshop.enrolPath}` },
    }),
  };
}

/** Formats hours as an ISO duration: 2.5 as "PT2H30M". */
function isoHours(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  return `PT${Math.floor(hours)}H${minutes ? `${minutes}M` : ''}`;
}
