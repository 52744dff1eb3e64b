/**
 * Stores a member's new passkey or password in the caller's transaction. The member chose it on the account page or on
 * the page of an invitation.
 */

import { recordDeskEvent } from '../desk/desk-event-store.ts';
import type { DeskTransaction } from '../desk/desk-transaction.ts';
import type { Passkey, PasswordCredentials } from './credential-port.ts';
import type { NewCredentials } from './invitation-port.ts';

export function writeCredentials(
  work: DeskTransaction,
  staffId: string,
  way: NewCredentials,
): Promise<void> {
  return way.kind === 'passkey'
    ? writePasskey(work, { ...way.passkey, staffId })
    : writePassword(work, staffId, way.password);
}

export async function writePassword(
  work: DeskTransaction,
  staffId: string,
  { passwordHash, totpSecret, totpStep, recoveryHashes }: PasswordCredentials,
): Promise<void> {
  const { trx } = work;
  const set = await trx
    .updateTable('staff')
    .set({ password_hash: passwordHash, totp_secret: totpSecret, totp_step: totpStep })
    .where('id', '=', staffId)
    .where('state', '!=', 'left')
    .returning('id')
    .executeTakeFirst();
  if (!set) throw new Error(`There is no member of staff ${staffId}.`);
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  if (recoveryHashes.length > 0)
    await trx
      .insertInto('staff_recovery_codes')
      .values(recoveryHashes.map((hash) => ({ hash, staff_id: staffId })))
      .execute();
  await recordDeskEvent(work, {
    type: 'staff.password-set',
    subject: staffId,
    who: staffId,
    what: {},
  });
}

export async function writePasskey(work: DeskTransaction, passkey: Passkey): Promise<void> {
  const { moment } = work.database;
  await work.trx
    .insertInto('staff_passkeys')
    .values({
      id: passkey.id,
      staff_id: passkey.staffId,
      name: passkey.name,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports.join(','),
      made_at: moment(passkey.createdAt),
      used_at: passkey.usedAt && moment(passkey.usedAt),
    })
    .execute();
  await recordDeskEvent(work, {
    type: 'staff.passkey-added',
    subject: passkey.staffId,
    who: passkey.staffId,
    what: {},
  });
}
