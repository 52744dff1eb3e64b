import type { Webinar } from '#content/schema.ts';

/** The end of a session as an ISO instant in UTC. */
export function webinarEndOf({ startsAt, minutes }: Webinar): string {
  return new Date(Date.parse(startsAt) + minutes * 60000).toISOString();
}
