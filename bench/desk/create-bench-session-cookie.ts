import type { StaffPort } from '#database/staff/staff-port.ts';
import { hashToken, makeToken } from '#service/desk/sign-in/secret-token.ts';

/** Starts a session for a member of staff and returns its cookie, as a browser sends it. */
export async function createBenchSessionCookie(staff: StaffPort, staffId: string): Promise<string> {
  const token = makeToken();
  await staff.startSession(hashToken(token), staffId, 'A bench');
  return `desk=${token}`;
}
