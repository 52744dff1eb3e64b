/**
 * Structured data of schema.org, as search engines read it from the page. Each function returns one
 * object without its `@context`, which `pageMeta` adds. Nothing here rates ourselves, and nothing is
 * said that the page does not show.
 */
import { brand } from '#content/brand.ts';
import type { CourseFacts } from './course-facts.ts';
import { siteUrl } from './endpoint.ts';
import type { WorkshopFacts } from './workshop-facts.ts';

export type Data = Record<string, unknown>;

export const organizationId = `${siteUrl}/#organization`;

function organizationReference(): Data {
  return {
    '@type': 'EducationalOrganization',
    '@id': organizationId,
    name: brand.name,
    url: `${siteUrl}/`,
  };
}

/** A course or program with its provider, its fee and one online instance. */
export function courseData(course: CourseFacts, teaches?: readonly string[]): Data {
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
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        // The duration of a schedule is that of one of its repeats.
        courseSchedule: {
          '@type': 'Schedule',
          duration: `PT${hoursPerWeek}H`,
          repeatFrequency: 'Weekly',
          repeatCount: course.weeks,
        },
        courseWorkload: `PT${hoursPerWeek}H`,
        ...(instructor && {
          instructor: { '@type': 'Person', name: instructor.name, jobTitle: instructor.role },
        }),
      },
    ],
    ...(teaches && { teaches }),
  };
}

/** What a catalogue page lists, in its order. Items are links or whole objects, never a mixture. */
export function itemListData(name: string, items: readonly ({ path: string } | Data)[]): Data {
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

/** Questions and answers as a page shows them. */
export function faqData(
  path: string,
  questions: readonly { id: string; question: string; answer: readonly string[] }[],
): Data {
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

export interface EventFacts {
  name: string;
  description: string;
  path: string;
  image: string;
  /** Instants with their offset: "2025-06-10T16:00:00+05:30". */
  startsAt: string;
  endsAt: string;
  feeRupees: number;
  /** Whether it was over when the site was built: then it is scheduled no more, and nobody can take part. */
  isOver: boolean;
  /** Whether one could still take a place when the site was built; if left out, until it is over. */
  isSold?: boolean;
}

/** A dated webinar or workshop, held online. */
export function eventData({ name, description, path, image, ...event }: EventFacts): Data {
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

/** A workshop: an event of several days in a row, with hours of its own on each. */
export function workshopData(event: EventFacts, workshop: WorkshopFacts): Data {
  const { startTime, endTime, hoursPerDay, days } = workshop;
  const data = eventData(event);
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
      offers: { ...(data.offers as Data), url: `${siteUrl}${workshop.enrolPath}` },
    }),
  };
}

/** 2.5 → "PT2H30M". */
function isoHours(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  return `PT${Math.floor(hours)}H${minutes ? `${minutes}M` : ''}`;
}
