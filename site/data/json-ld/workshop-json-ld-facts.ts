import { levels } from '#content/offers/levels.ts';
import type { Offer } from '#content/offers/offer-schema.ts';

/** The facts in the structured data of a workshop besides its dates and its fee. */
export interface WorkshopJsonLdFacts {
  level: string;
  enrolPath: string;
  days: number;
  /** Daily hours in India: "16:00" to "18:30". */
  startTime: string;
  endTime: string;
  hoursPerDay: number;
}

/**
 * Takes the facts for a workshop's structured data from an offer. Only loaders may call this function, because only
 * they have the list of all offers. Throws for an offer without dates.
 */
export function makeWorkshopJsonLdFacts({
  slug,
  start,
  length,
  hours,
  level,
  enrolPath,
}: Offer): WorkshopJsonLdFacts {
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
