/**
 * GET /enroll-form/calendar?order=…: a calendar file with the sessions of the order's batch, as they are planned now.
 * The site also has a calendar file for each batch, but that file is only as new as the last publication.
 *
 * If the order was moved to another batch, the file also cancels the events of the former batch: they disappear from
 * the learner's calendar when the learner adds the file again.
 */
import type { FastifyInstance } from 'fastify';
import { type CalendarBatch, makeBatchCalendar } from '#contract/batches/make-batch-calendar.ts';
import type { Seller } from '#contract/published/built-offers-file.ts';
import type { BatchPort, StoredBatch } from '#database/batches/batch-port.ts';
import type { BatchOfSeat, Order } from '#database/orders/order.ts';
import type { OrderPort } from '#database/orders/order-port.ts';
import { isSeatHeldOrTaken } from '#domain/batches/seat-states.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { formatOrderTitle } from '../format-order-title.ts';
import { calendarRoute, statusAddress } from './order-addresses.ts';

/** The batch in which the order has a place; null if there is none, or if the batch was cancelled or is over. */
export function unfinishedBatchOf({ seat }: Order, at: Date): BatchOfSeat | null {
  if (seat === null || seat.batch === null || !isSeatHeldOrTaken(seat.state)) return null;
  const { state, endsOn } = seat.batch;
  return state === 'open' && endsOn >= indianDay(at) ? seat.batch : null;
}

type CalendarPorts = { orders: Pick<OrderPort, 'eventsOf'>; batches: Pick<BatchPort, 'findBatch'> };

/** Resolves with how often the order was moved, and with its former batches that are not over (each batch once). */
async function findMoves(
  { id, seat }: Order,
  { orders, batches }: CalendarPorts,
  at: Date,
): Promise<{ moves: number; left: CalendarBatch[] }> {
  const moves = (await orders.eventsOf(id)).filter(({ type }) => type === 'order.batch-changed');
  const ids = new Set(
    moves.flatMap(({ what: { from } }) => (typeof from === 'string' ? from : [])),
  );
  ids.delete(seat?.batchId ?? '');
  const left = await Promise.all([...ids].map((batch) => batches.findBatch(batch)));
  return {
    moves: moves.length,
    left: left.flatMap((batch) =>
      batch !== null && batch.endsOn >= indianDay(at) ? toCalendarBatch(batch) : [],
    ),
  };
}

const toCalendarBatch = ({ version, ...batch }: StoredBatch): CalendarBatch => ({
  ...batch,
  revision: version,
});

type CalendarRouteOptions = CalendarPorts & {
  findOrder: (ticket: string | null) => Promise<Order | null>;
  /** The seller is read for each file, because a publication may have changed it. */
  offers: { readonly seller: Seller | null };
  now: () => number;
};

export function addOrderCalendarRoute(
  app: FastifyInstance,
  { findOrder, offers, now, ...ports }: CalendarRouteOptions,
): void {
  app.get<{ Querystring: Record<string, unknown> }>(calendarRoute, async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const given = request.query.order;
    const ticket = typeof given === 'string' ? given : '';
    const order = await findOrder(ticket);
    const at = new Date(now());
    const seat = order !== null && unfinishedBatchOf(order, at) !== null ? order.seat : null;
    const batch = seat && (await ports.batches.findBatch(seat.batchId));
    // If there are no sessions to come, the visitor is sent to the status page, which says why.
    if (order === null || batch === null || offers.seller === null)
      return reply.redirect(statusAddress(ticket), 303);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${order.offer.slug || 'classes'}.ics"`)
      .send(
        makeBatchCalendar(
          formatOrderTitle(order),
          toCalendarBatch(batch),
          offers.seller,
          at,
          await findMoves(order, ports, at),
        ),
      );
  });
}
