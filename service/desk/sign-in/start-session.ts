import type { Staff } from '#database/staff/staff-port.ts';
import { deviceName } from './device-name.ts';
import { makeToken, tokenHash } from './secret-token.ts';
import type { Caller, SignInContext } from './sign-in-context.ts';

/** Somebody has proved who they are: a session of their own, and the one that this browser had before ends. */
export async function startSession(
  { staff, cookies, devices }: SignInContext,
  caller: Caller,
  person: Staff,
): Promise<void> {
  await leaveSession({ staff, cookies }, caller);
  const token = makeToken();
  await staff.startSession(tokenHash(token), person.id, deviceName(caller.userAgent));
  caller.setCookie(cookies.session(token));
  if (devices.idOf(cookies.mark(caller.cookies), person.id) === null)
    caller.setCookie(cookies.remember(devices.markFor(person.id)));
}

export async function leaveSession(
  { staff, cookies }: Pick<SignInContext, 'staff' | 'cookies'>,
  caller: Caller,
): Promise<void> {
  const token = cookies.sessionToken(caller.cookies);
  const had = token === null ? null : await staff.sessionOf(tokenHash(token));
  if (had !== null) await staff.endSession(had.session.id, had.staff.id);
}
