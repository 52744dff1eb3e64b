/** Invites members of staff in tests, and signs them in at the desk. */
import type { StaffRole } from '#domain/staff/roles-and-permissions.ts';
import { hashToken, makeToken } from '#service/desk/sign-in/secret-token.ts';
import {
  authenticatorCodeAt,
  openDeskClient,
  readAuthenticatorSecret,
  readShownCodes,
} from './desk-client.ts';
import type { DeskApp } from './start-desk-app.ts';

export const staffPassword = 'brass lamp over rivers';

export async function inviteStaffMember(
  app: DeskApp,
  email: string,
  role: StaffRole,
  name = 'Asha Rao',
) {
  const token = makeToken();
  const expiresAt = new Date(app.moment.at + 72 * 3_600_000);
  const staff = await app.store.staff.invite(
    { email, name, role },
    { hash: hashToken(token), expiresAt },
    'terminal',
  );
  return { staff, token, path: `/desk/invitation?link=${token}` };
}

/**
 * Invites a person and signs them in with a password and an authenticator app. Then moves the clock by half a minute,
 * so that the app's next code is another one.
 */
export async function inviteAndSignIn(app: DeskApp, email: string, role: StaffRole, name?: string) {
  const { staff, path } = await inviteStaffMember(app, email, role, name);
  const visitor = openDeskClient(app.url);
  const secret = readAuthenticatorSecret(await visitor.get(path));
  const code = authenticatorCodeAt(secret, app.moment.at);
  const welcome = await visitor.post(path, { act: 'password', password: staffPassword, code });
  if (welcome.status !== 200) throw new Error(`${email} did not get in: ${welcome.status}`);
  await app.advanceClock(30_000);
  return { id: staff.id, email, visitor, secret, recoveryCodes: readShownCodes(welcome), path };
}
export type SignedInStaff = Awaited<ReturnType<typeof inviteAndSignIn>>;

export const postSignInForm = (
  app: DeskApp,
  person: { email: string; secret: string },
  visitor = openDeskClient(app.url),
  typed: Record<string, string> = {},
) =>
  visitor.post('/desk/sign-in', {
    act: 'password',
    email: person.email,
    password: staffPassword,
    code: authenticatorCodeAt(person.secret, app.moment.at),
    ...typed,
  });
