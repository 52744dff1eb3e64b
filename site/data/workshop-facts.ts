import { levels } from '#content/offers/levels.ts';
import type { Offer } from '#content/offers/offer-schema.ts';

/** What a search engine is told about a workshop beyond its dates and its fee. */
export interface WorkshopFacts {
  level: string;
  enrolPath: string;
  days: number;
  /** Of each day, "16:00" to "18:30", in India. */
  startTime: string;
  endTime: string;
  hoursPerDay: number;
}

/** For loaders. Throws for an offer that has no dates. */
export function workshopFacts({
  slug,
  start,
  length,
  hours,
  level,
  enrolPath,
}: Offer): WorkshopFacts {
  if (start.at !== 'dates') throw new Error(`${slug} has no dates and is no workshop.`);
  return {
    level: levels[level].title,
    enrolPath,
    days: length.count,
    startTime: start.startTime,
    endTime: start.endTime,
    hoursPerDay: hours.perWeek / length.count,
  };
}
