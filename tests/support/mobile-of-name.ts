import { createHash } from 'node:crypto';

/**
 * A mobile number, as Indian digits, that depends only on the name, so that people with different names do not share a
 * number. Otherwise the service would ask for whom the enrolment is, when a person shares a number with somebody who
 * has paid.
 */
export function mobileOfName(name: string): string {
  const digits = createHash('sha256').update(name).digest().readUInt32BE() % 1e9;
  return `9${String(digits).padStart(9, '0')}`;
}
