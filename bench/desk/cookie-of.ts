import type { StaffPort } from '#database/staff/staff-port.ts';
import { makeToken, tokenHash } from '#service/desk/sign-in/secret-token.ts';

/** Of a session that begins now, as a browser sends it. */
export async function cookieOf(staff: StaffPort, staffId: string): Promise<string> {
  const token = makeToken();
  await staff.startSession(tokenHash(token), staffId, 'A bench');
  return `desk=${token}`;
}
