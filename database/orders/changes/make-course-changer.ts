/** Changes the course of a paid order: creates a new order for the price difference and the charge for the change. */

import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { inDeskTransaction } from '../../desk/desk-transaction.ts';
import type { OrderPort } from '../order-port.ts';
import { lockOrder } from '../transaction/lock-order.ts';
import { recordAuditEntry } from '../transaction/record-audit-entry.ts';
import { recordOrderEvent } from '../transaction/record-order-event.ts';
import { insertCourseChangeOrder } from './insert-course-change-order.ts';

/** Makes the function `changeCourse` of `order-port.ts` for a database. */
export const makeCourseChanger =
  (database: KyselyDatabase): OrderPort['changeCourse'] =>
  (orderId, toOffer, who, audit, before) =>
    inDeskTransaction(database, async (work) => {
      const { trx } = work;
      const order = await lockOrder(work, orderId);
      const { n } = await trx
        .selectFrom('desk_events')
        .where('subject', '=', orderId)
        .where('type', '=', audit.type)
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow();
      if (Number(n) !== before || order.state !== 'paid') return { at: 'overtaken' };
      const onSale = await trx
        .selectFrom('offers')
        .select('slug')
        .where('slug', '=', toOffer)
        .where('is_on_sale', '=', database.boolean(true))
        .where('mode', '=', order.mode)
        .executeTakeFirst();
      if (onSale === undefined || order.enrolmentId === null) return { at: 'not sold' };
      // A course can be changed only once, and this order is itself a change.
      if (order.changeOf !== null) return { at: 'not sold' };
      const id = await insertCourseChangeOrder(work, order, { slug: toOffer, seat: null });
      if (id === null) return { at: 'full' };
      const made = await lockOrder(work, id);
      await recordOrderEvent(work, id, 'order.changes-course', who, {
        of: orderId,
        paise: made.amountPaise,
      });
      await recordAuditEntry(work, orderId, who, {
        ...audit,
        what: { ...audit.what, paise: made.amountPaise, order: id },
      });
      return { at: 'made', order: made };
    });
