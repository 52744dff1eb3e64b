import { createHash } from 'node:crypto';

/**
 * A mobile number that only people of this name have, as Indian digits: a person who shares a number with somebody
 * who has paid is asked for whom the enrolment is.
 */
export function mobileOfName(name: string): string {
  const digits = createHash('sha256').update(name).digest().readUInt32BE() % 1e9;
  return `9${String(digits).padStart(9, '0')}`;
}
