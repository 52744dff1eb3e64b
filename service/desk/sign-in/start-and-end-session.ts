import type { StaffMember } from '#database/staff/member-port.ts';
import { describeDevice } from './describe-device.ts';
import type { Caller, SignInContext } from './make-sign-in-context.ts';
import { hashToken, makeToken } from './secret-token.ts';

/** Starts a session for a person who proved their identity, and ends the earlier session of the browser. */
export async function startSession(
  { staff, cookies, deviceCookies }: SignInContext,
  caller: Caller,
  person: StaffMember,
): Promise<void> {
  await endCurrentSession({ staff, cookies }, caller);
  const token = makeToken();
  await staff.startSession(hashToken(token), person.id, describeDevice(caller.userAgent));
  caller.setCookie(cookies.makeSessionCookie(token));
  if (deviceCookies.deviceIdOf(cookies.deviceCookie(caller.cookies), person.id) === null)
    caller.setCookie(cookies.makeDeviceCookie(deviceCookies.makeValueFor(person.id)));
}

export async function endCurrentSession(
  { staff, cookies }: Pick<SignInContext, 'staff' | 'cookies'>,
  caller: Caller,
): Promise<void> {
  const token = cookies.sessionToken(caller.cookies);
  const had = token === null ? null : await staff.sessionOf(hashToken(token));
  if (had !== null) await staff.endSession(had.session.id, had.staff.id);
}
