import type { DeskTransaction } from '../desk/desk-transaction.ts';

/** Deletes a member's credentials, sessions and unused links. Used links stay recorded as used. */
export async function revokeAccess({ trx }: DeskTransaction, staffId: string): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ password_hash: null, totp_secret: null, totp_step: 0 })
    .where('id', '=', staffId)
    .execute();
  await trx
    .deleteFrom('staff_links')
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute();
  for (const table of ['staff_sessions', 'staff_passkeys', 'staff_recovery_codes'] as const)
    await trx.deleteFrom(table).where('staff_id', '=', staffId).execute();
}
