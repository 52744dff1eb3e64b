/** Stores what staff configure: the desk's settings, message templates, and saved views of the inbox. */
import { readRecipientStage } from '#domain/messages/recipient-stage.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { isUuid } from '../../uuid-v7.ts';
import { recordDeskEvent } from '../desk-event-store.ts';
import type { DeskTables } from '../desk-tables.ts';
import { type DeskTransaction, inDeskTransaction } from '../desk-transaction.ts';
import type { MessageTemplate, SettingsPort } from './settings-port.ts';

export function makeSettingsStore(database: KyselyDatabase): SettingsPort {
  return {
    async settings() {
      const records = await database.run((db) =>
        db.selectFrom('desk_settings').selectAll().execute(),
      );
      return Object.fromEntries(records.map(({ name, value }) => [name, database.fromJson(value)]));
    },
    setSetting: (name, value, who, said) =>
      inDeskTransaction(database, (work) => writeSetting(work, { name, value, who, said })),
    changeSetting: (name, change, who) =>
      inDeskTransaction(database, async (work) => {
        await database.lockKey(work.trx, `setting ${name}`);
        const stored = await work.trx
          .selectFrom('desk_settings')
          .select('value')
          .where('name', '=', name)
          .executeTakeFirst();
        const changed = change(stored === undefined ? undefined : database.fromJson(stored.value));
        if (changed !== null) await writeSetting(work, { name, who, ...changed });
      }),

    async templates() {
      const records = await database.run((db) =>
        db
          .selectFrom('message_templates')
          .selectAll()
          // This order puts WhatsApp before mail, as in the templates of a new desk.
          .orderBy('channel', 'desc')
          .orderBy('position')
          .orderBy('id')
          .execute(),
      );
      return records.map(toTemplate);
    },
    saveTemplate: (template, who, mayReplace) =>
      inDeskTransaction(database, async (work) => {
        const { id, channel, position, stage, name, subject, body } = template;
        const row = { channel, stage, name, subject, body };
        // An update without a change locks the row. If two people save at once, `mayReplace` of the second is called
        // with the template that the first one stored.
        const stored = await work.trx
          .updateTable('message_templates')
          .set({ position: (eb) => eb.ref('position') })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (mayReplace !== undefined) {
          if (stored === undefined) return 'gone';
          if (!mayReplace(toTemplate(stored))) return 'meanwhile';
        }
        await work.trx
          .insertInto('message_templates')
          .values({ id, position, ...row })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
        await recordDeskEvent(work, {
          type: 'template.saved',
          subject: id,
          who,
          what: { channel, name },
        });
        return 'saved';
      }),
    moveTemplates: (moved, who) =>
      inDeskTransaction(database, async (work) => {
        for (const { id, position } of moved) {
          const what = await work.trx
            .updateTable('message_templates')
            .set({ position })
            .where('id', '=', id)
            .returning(['channel', 'name'])
            .executeTakeFirst();
          if (what) await recordDeskEvent(work, { type: 'template.saved', subject: id, who, what });
        }
      }),
    async storeInitialTemplates(templates) {
      const rows = templates.map(({ id, channel, position, stage, name, subject, body }) => ({
        ...{ id, channel, position, stage, name, subject, body },
      }));
      await database.run((db) =>
        db
          .insertInto('message_templates')
          .values(rows)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute(),
      );
    },
    removeTemplate: (id, who) =>
      inDeskTransaction(database, async (work) => {
        if (!isUuid(id)) return;
        const removed = await work.trx
          .deleteFrom('message_templates')
          .where('id', '=', id)
          .returning(['channel', 'name'])
          .executeTakeFirst();
        if (removed)
          await recordDeskEvent(work, {
            type: 'template.removed',
            subject: id,
            who,
            what: removed,
          });
      }),

    async savedViews(staffId) {
      const records = await database.run((db) =>
        db
          .selectFrom('saved_views')
          .selectAll()
          .where((eb) =>
            eb.or([
              eb('staff_id', 'is', null),
              ...(isUuid(staffId) ? [eb('staff_id', '=', staffId)] : []),
            ]),
          )
          .orderBy('id')
          .execute(),
      );
      return records.map(({ id, staff_id, name, query }) => ({
        id,
        staffId: staff_id,
        name,
        query,
      }));
    },
    saveView: ({ id, staffId, name, query }) =>
      database.run(async (db) => {
        const row = { staff_id: staffId, name, query };
        await db
          .insertInto('saved_views')
          .values({ id, ...row })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
      }),
    removeView: (id) =>
      database.run(async (db) => {
        if (isUuid(id)) await db.deleteFrom('saved_views').where('id', '=', id).execute();
      }),
  };
}

const toTemplate = (record: DeskTables['message_templates']): MessageTemplate => ({
  ...record,
  stage: readRecipientStage(record.stage),
});

type SettingToWrite = {
  name: string;
  value: unknown;
  who: string;
  said?: { setting: string; becomes: string } | undefined;
};

async function writeSetting(
  work: DeskTransaction,
  { name, value, who, said }: SettingToWrite,
): Promise<void> {
  const { trx, database } = work;
  if (value === null || value === undefined) {
    await trx.deleteFrom('desk_settings').where('name', '=', name).execute();
  } else {
    const kept = database.json(value);
    await trx
      .insertInto('desk_settings')
      .values({ name, value: kept })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: kept }))
      .execute();
  }
  await recordDeskEvent(work, {
    type: 'setting.set',
    subject: name,
    who,
    what: said ?? { becomes: value ?? null },
  });
}
