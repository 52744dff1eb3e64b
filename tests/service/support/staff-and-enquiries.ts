/** Stores members of staff and enquiries for tests of the desk. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Actor } from '#database/desk/desk-port.ts';
import type { PasswordCredentials } from '#database/staff/credential-port.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { Submission } from '#database/visitors/submission-port.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { StaffRole } from '#domain/staff/roles-and-permissions.ts';
import { makeCallRequest } from './make-submissions.ts';

let people = 0;

export const samplePasswordCredentials: PasswordCredentials = {
  passwordHash: 'a hash',
  totpSecret: 'a secret',
  totpStep: 1,
  recoveryHashes: [],
};

/** Stores a new member of staff, who has used their invitation. */
export async function storeStaffMember(
  store: Store,
  role: StaffRole = 'counsellor',
): Promise<StaffMember> {
  people += 1;
  const hash = randomUUID();
  await store.staff.invite(
    { email: `staff.${people}@example.com`, name: `Staff ${people}`, role },
    // The invitation is valid for a month, so that it can be used even in stores whose clock is set ahead.
    { hash, expiresAt: new Date(Date.now() + 30 * 86_400_000) },
    'terminal',
  );
  const staff = await store.staff.redeemLink(hash, {
    kind: 'password',
    password: samplePasswordCredentials,
  });
  if (staff === null) throw new Error('The invitation could not be used.');
  return staff;
}

export const toCounsellorActor = ({ id }: { id: string }): Actor => ({
  who: id,
  staffId: id,
  mayOverrule: false,
});
export const toOwnerActor = (staff: { id: string }): Actor => ({
  ...toCounsellorActor(staff),
  mayOverrule: true,
});

/** Stores an enquiry as a visitor sends it, and returns it as staff see it. */
export async function submitEnquiry(
  store: Store,
  changes: Record<string, string | null> = {},
  compose: (n: string, changes: Record<string, string | null>) => Submission = makeCallRequest,
): Promise<Enquiry> {
  people += 1;
  // Waits for another millisecond, because tests ask which enquiry came first.
  await delay(2);
  const known = await store.desk.newestId();
  await store.insertAsVisitor(compose(`desk.${people}`, changes));
  const id = await store.desk.newestId();
  const enquiry = id === null || id === known ? null : await store.desk.findEnquiry(id);
  if (enquiry === null) throw new Error('There is no enquiry.');
  return enquiry;
}
