/** The credentials of staff: a password with the codes of an app and recovery codes, or passkeys. */
import type { Selectable } from 'kysely';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { dateOfMoment } from '../connection/stored-moment.ts';
import { recordDeskEvent } from '../desk/desk-event-store.ts';
import type { DeskTables } from '../desk/desk-tables.ts';
import { inDeskTransaction } from '../desk/desk-transaction.ts';
import { isUuid } from '../uuid-v7.ts';
import type { CredentialPort, Passkey } from './credential-port.ts';
import { lockStaffRows } from './lock-staff-rows.ts';
import { writePasskey, writePassword } from './write-credentials.ts';

export function makeCredentialStore(database: KyselyDatabase): CredentialPort {
  const { moment } = database;
  return {
    async credentials(staffId) {
      const record = isUuid(staffId)
        ? await database.run((db) =>
            db
              .selectFrom('staff')
              .select((eb) => [
                'password_hash',
                'totp_secret',
                'totp_step',
                eb
                  .selectFrom('staff_recovery_codes')
                  .select(({ fn }) => fn.countAll<number | string>().as('left'))
                  .where('staff_id', '=', staffId)
                  .as('codes_left'),
              ])
              .where('id', '=', staffId)
              .executeTakeFirst(),
          )
        : undefined;
      return {
        passwordHash: record?.password_hash ?? null,
        totpSecret: record?.totp_secret ?? null,
        totpStep: Number(record?.totp_step ?? 0),
        recoveryCodesLeft: Number(record?.codes_left ?? 0),
      };
    },

    setPassword: (staffId, password) =>
      inDeskTransaction(database, (work) => writePassword(work, staffId, password)),

    async acceptTotpStep(staffId, step) {
      const taken = await database.run((db) =>
        db
          .updateTable('staff')
          .set({ totp_step: step })
          .where('id', '=', staffId)
          .where('totp_step', '<', step)
          .returning('id')
          .executeTakeFirst(),
      );
      return taken !== undefined;
    },

    redeemRecoveryCode: (staffId, hash) =>
      inDeskTransaction(database, async (work) => {
        const taken = await work.trx
          .deleteFrom('staff_recovery_codes')
          .where('staff_id', '=', staffId)
          .where('hash', '=', hash)
          .returning('hash')
          .executeTakeFirst();
        if (!taken) return false;
        await recordDeskEvent(work, {
          type: 'staff.recovery-code-used',
          subject: staffId,
          who: staffId,
          what: {},
        });
        return true;
      }),

    async passkeysOf(staffId) {
      if (!isUuid(staffId)) return [];
      const records = await database.run((db) =>
        db
          .selectFrom('staff_passkeys')
          .selectAll()
          .where('staff_id', '=', staffId)
          .orderBy('made_at')
          .execute(),
      );
      return records.map(toPasskey);
    },
    async findPasskey(id) {
      const record = await database.run((db) =>
        db.selectFrom('staff_passkeys').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      return record ? toPasskey(record) : null;
    },
    addPasskey: (passkey) => inDeskTransaction(database, (work) => writePasskey(work, passkey)),
    notePasskeyUse: (id, counter) =>
      database.run(async (db) => {
        const now = await database.readClock(db);
        await db
          .updateTable('staff_passkeys')
          .set({ counter, used_at: moment(now) })
          .where('id', '=', id)
          .execute();
      }),
    removePasskey: (id, staffId) =>
      inDeskTransaction(database, async (work) => {
        // Without this lock, two simultaneous requests could each remove one of the last two passkeys.
        await lockStaffRows(work.trx, [staffId]);
        const keys = await work.trx
          .selectFrom('staff_passkeys')
          .innerJoin('staff', 'staff.id', 'staff_passkeys.staff_id')
          .select(['staff_passkeys.id', 'password_hash'])
          .where('staff_id', '=', staffId)
          .execute();
        const one = keys.find((key) => key.id === id);
        if (one === undefined) return 'unknown';
        if (keys.length === 1 && one.password_hash === null) return 'last way in';
        await work.trx.deleteFrom('staff_passkeys').where('id', '=', id).execute();
        await recordDeskEvent(work, {
          type: 'staff.passkey-removed',
          subject: staffId,
          who: staffId,
          what: {},
        });
        return 'removed';
      }),
  };
}

function toPasskey(record: Selectable<DeskTables['staff_passkeys']>): Passkey {
  const { id, staff_id, name, public_key, counter, transports, made_at, used_at } = record;
  return {
    id,
    staffId: staff_id,
    name,
    publicKey: public_key,
    counter: Number(counter),
    transports: transports === '' ? [] : transports.split(','),
    createdAt: dateOfMoment(made_at),
    usedAt: used_at === null ? null : dateOfMoment(used_at),
  };
}
