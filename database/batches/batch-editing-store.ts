/** Saves batches from the desk, removes drafts, and creates the first batches of a new installation. */

import type { Batch, BatchPlan, BatchState } from '#domain/batches/batch.ts';
import { checkBatch } from '#domain/batches/check-batch.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { syncChecklistsOfBatch } from '../checklists/sync-checklist-with-batch.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { recordDeskEvent } from '../desk/desk-event-store.ts';
import { inDeskTransaction } from '../desk/desk-transaction.ts';
import { isUuid, makeUuidV7 } from '../uuid-v7.ts';
import type { BatchPort, SaveBatchResult } from './batch-port.ts';
import { toBatchSchedule } from './batch-schedule.ts';
import { giveFreePlaces } from './give-free-places.ts';
import { type BatchTransaction, lockBatch } from './lock-batch.ts';
import {
  queueCancellationMails,
  queueReopeningMails,
} from './queue-cancellation-and-reopening-mails.ts';
import { queueNewDatesMails } from './queue-new-dates-mails.ts';
import { scheduleLinkEndings, unscheduleLinkEndings } from './schedule-link-endings.ts';

const seededSetting = 'batches-seeded';

export function makeBatchEditingStore(
  database: KyselyDatabase,
): Pick<BatchPort, 'saveBatch' | 'removeDraft' | 'seedBatches'> {
  return {
    saveBatch: (id, plan, state, { who, version, isOffer, feePaise }) =>
      inDeskTransaction(database, async (work): Promise<SaveBatchResult> => {
        const before = id === null ? null : isUuid(id) ? await lockBatch(work, id) : null;
        if (id !== null && before === null) return { at: 'gone' };
        if (before !== null && before.version !== version)
          return { at: 'meanwhile', batch: before };
        const orders = before === null ? 0 : await countSeats(work, before.id);
        const problems = checkBatch(plan, {
          before,
          state,
          today: indianDay(work.now),
          given: before === null ? 0 : before.held + before.taken,
          orders,
          isOffer,
          feePaise,
        });
        if (Object.keys(problems).length > 0) return { at: 'refused', problems };
        const saved = before?.id ?? makeUuidV7(work.now.getTime());
        await writePlan(work, saved, plan, {
          state,
          // When staff save a sample batch, it becomes a real batch. If they save it as cancelled, it stays a sample.
          isSample: before?.isSample === true && state === 'cancelled',
          version: (before?.version ?? 0) + 1,
          isNew: before === null,
        });
        if (before === null || before.state === 'draft') await hideUntilPublished(work, saved);
        await recordDeskEvent(work, {
          type: before === null ? 'batch.made' : typeOfChange(before.state, state),
          subject: saved,
          who,
          what: computeAuditChanges(before, { ...plan, state }),
        });
        if (before?.state === 'open' && state === 'cancelled') {
          await queueCancellationMails(work, saved);
          await scheduleLinkEndings(work, saved);
        }
        if (before?.state === 'cancelled' && state === 'open') {
          await queueReopeningMails(work, before, plan);
          await unscheduleLinkEndings(work, saved);
        }
        // A batch that was cancelled and opens again counts too, because learners may still have a place in it.
        if (before !== null && before.state !== 'draft' && state === 'open')
          await queueNewDatesMails(work, before, plan);
        if (state === 'open' && plan.startsOn >= indianDay(work.now))
          await moveWaitingListToBatch(work, saved, plan.offer);
        await giveFreePlaces(work, saved);
        await syncChecklistsOfBatch(work, saved);
        const batch = await lockBatch(work, saved);
        if (batch === null) throw new Error(`The batch ${saved} is gone.`);
        return { at: 'saved', batch };
      }),

    removeDraft: (id, who) =>
      inDeskTransaction(database, async (work) => {
        const batch = isUuid(id) ? await lockBatch(work, id) : null;
        if (batch === null || batch.state !== 'draft') return false;
        if ((await countSeats(work, id)) > 0 || batch.waiting > 0) return false;
        await work.trx.deleteFrom('early_prices').where('batch_id', '=', id).execute();
        await work.trx.deleteFrom('batches').where('id', '=', id).execute();
        await recordDeskEvent(work, {
          type: 'batch.removed',
          subject: id,
          who,
          what: { offer: batch.offer, startsOn: batch.startsOn },
        });
        return true;
      }),

    seedBatches: (batches) =>
      inDeskTransaction(database, async (work) => {
        // Only one service can insert this row of `settings`. If two services start at the same time, the second one
        // finds the row and creates no batches.
        const first = await work.trx
          .insertInto('settings')
          .values({ name: seededSetting, value: work.now.toISOString() })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('name')
          .executeTakeFirst();
        if (first === undefined) return 0;
        const known = await work.trx.selectFrom('batches').select('id').limit(1).executeTakeFirst();
        if (known !== undefined) return 0;
        for (const { isSample, ...plan } of batches)
          await writePlan(work, makeUuidV7(work.now.getTime()), plan, {
            state: 'open',
            isSample,
            version: 1,
            isNew: true,
          });
        return batches.length;
      }),
  };
}

/**
 * Moves people on the waiting list to this batch, which is open and has not begun. Until now they waited for the
 * offer's next batch, or for another batch that was cancelled or has begun.
 */
async function moveWaitingListToBatch(
  { database, trx, now }: BatchTransaction,
  batchId: string,
  offer: string,
): Promise<void> {
  await trx
    .updateTable('waiting')
    .set({ batch_id: batchId, changed_at: database.moment(now) })
    .where('offer', '=', offer)
    .where('state', '=', 'waiting')
    .where((eb) =>
      eb.or([
        eb('batch_id', 'is', null),
        eb('batch_id', 'in', (query) =>
          query
            .selectFrom('batches')
            .select('id')
            .where('offer', '=', offer)
            .where('id', '!=', batchId)
            .where((one) =>
              one.or([one('state', '=', 'cancelled'), one('starts_on', '<', indianDay(now))]),
            ),
        ),
      ]),
    )
    .execute();
}

/**
 * Hides a new batch or a draft from visitors until staff publish. If nothing was ever published, the batch is not
 * hidden, and visitors may enrol as soon as it is saved as open.
 */
async function hideUntilPublished(
  { database, trx }: BatchTransaction,
  batchId: string,
): Promise<void> {
  await trx
    .updateTable('batches')
    .set({ is_published: database.boolean(false) })
    .where('id', '=', batchId)
    .where(({ exists, selectFrom }) => exists(selectFrom('publications').select('number')))
    .execute();
}

async function countSeats({ trx }: BatchTransaction, batchId: string): Promise<number> {
  const { n } = await trx
    .selectFrom('seats')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('batch_id', '=', batchId)
    .where('state', '!=', 'released')
    .executeTakeFirstOrThrow();
  return Number(n);
}

async function writePlan(
  { database, trx, now }: BatchTransaction,
  id: string,
  plan: BatchPlan,
  {
    state,
    isSample,
    version,
    isNew,
  }: { state: BatchState; isSample: boolean; version: number; isNew: boolean },
): Promise<void> {
  const row = {
    offer: plan.offer,
    starts_on: plan.startsOn,
    ends_on: plan.endsOn,
    days: database.json(plan.days),
    from_time: plan.from,
    to_time: plan.to,
    language: plan.language,
    mentor: plan.mentor,
    seats: plan.seats,
    state,
    is_sample: database.boolean(isSample),
    version,
  };
  if (isNew)
    await trx
      .insertInto('batches')
      .values({ id, ...row, made_at: database.moment(now) })
      .execute();
  else await trx.updateTable('batches').set(row).where('id', '=', id).execute();
  await trx.deleteFrom('early_prices').where('batch_id', '=', id).execute();
  if (plan.earlyPrice === null) return;
  const { paise, untilDay, reason } = plan.earlyPrice;
  await trx
    .insertInto('early_prices')
    .values({ batch_id: id, paise, until_day: untilDay, reason })
    .execute();
}

function typeOfChange(before: BatchState, after: BatchState) {
  if (before !== 'cancelled' && after === 'cancelled') return 'batch.cancelled';
  return before !== 'open' && after === 'open' ? 'batch.opened' : 'batch.changed';
}

/**
 * Returns the changed fields with their values before and after, for the audit. For a new batch, returns all fields.
 */
function computeAuditChanges(before: Batch | null, after: BatchPlan & { state: BatchState }) {
  const becomes = toAuditFields(after);
  if (before === null) return becomes;
  const was = toAuditFields(before);
  const changed = Object.keys(becomes).filter((name) => was[name] !== becomes[name]);
  const only = (of: typeof was) => Object.fromEntries(changed.map((name) => [name, of[name]]));
  return { before: only(was), after: only(becomes) };
}

const toAuditFields = (
  batch: BatchPlan & { state: BatchState },
): Record<string, string | number | null> => ({
  offer: batch.offer,
  ...toBatchSchedule(batch),
  language: batch.language,
  mentor: batch.mentor,
  seats: batch.seats,
  earlyPaise: batch.earlyPrice?.paise ?? null,
  earlyUntil: batch.earlyPrice?.untilDay ?? null,
  earlyReason: batch.earlyPrice?.reason ?? null,
  state: batch.state,
});
