import { createHash } from 'node:crypto';

/**
 * Makes an Indian mobile number that depends only on the name, so that people with different names have different
 * numbers. If a number belonged to somebody who has paid, the service would ask for whom the enrolment is.
 */
export function mobileOfName(name: string): string {
  const digits = createHash('sha256').update(name).digest().readUInt32BE() % 1e9;
  return `9${String(digits).padStart(9, '0')}`;
}
