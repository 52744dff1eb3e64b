/** People who work at a desk of the tests, and how they come in. */

import type { StaffRole } from '#domain/staff/staff-roles.ts';
import { makeToken, tokenHash } from '#service/desk/sign-in/secret-token.ts';
import { codeAt, type DeskApp, deskVisitor, shownCodes, shownSecret } from './desk-visitor.ts';

export const password = 'brass lamp over rivers';

export async function inviteTo(app: DeskApp, email: string, role: StaffRole, name = 'Asha Rao') {
  const token = makeToken();
  const expiresAt = new Date(app.moment.at + 72 * 3_600_000);
  const staff = await app.store.staff.invite(
    { email, name, role },
    { hash: tokenHash(token), expiresAt },
    'terminal',
  );
  return { staff, token, path: `/desk/invitation?link=${token}` };
}

/** Invited, in with a password and an app, half a minute later. */
export async function worksAt(app: DeskApp, email: string, role: StaffRole, name?: string) {
  const { staff, path } = await inviteTo(app, email, role, name);
  const visitor = deskVisitor(app.url);
  const secret = shownSecret(await visitor.get(path));
  const code = codeAt(secret, app.moment.at);
  const welcome = await visitor.post(path, { act: 'password', password, code });
  if (welcome.status !== 200) throw new Error(`${email} did not get in: ${welcome.status}`);
  await app.pass(30_000);
  return { id: staff.id, email, visitor, secret, recoveryCodes: shownCodes(welcome), path };
}
export type AtWork = Awaited<ReturnType<typeof worksAt>>;

export const signInAs = (
  app: DeskApp,
  person: { email: string; secret: string },
  visitor = deskVisitor(app.url),
  typed: Record<string, string> = {},
) =>
  visitor.post('/desk/sign-in', {
    act: 'password',
    email: person.email,
    password,
    code: codeAt(person.secret, app.moment.at),
    ...typed,
  });
