/** The whole sheet of one enquiry and its person, for somebody who may open it. */

import type { EnquirySheet } from '#desk/api/enquiry-api.ts';
import { mayTakeBackNote } from '#domain/enquiries/may-take-back-note.ts';
import { asksFirst, isPaidOrLater } from '#domain/order-states.ts';
import { may } from '#domain/staff/staff-roles.ts';
import type { ApiOptions } from '../api-options.ts';
import { readyMessages } from '../ready-messages.ts';
import { type Access, takenSince, undoable } from './access.ts';
import { happeningsOf } from './happenings.ts';
import { relatedEnquiries } from './related-enquiries.ts';
import { sentFields } from './sent-fields.ts';
import { wantedBy } from './wanted.ts';

export async function enquirySheet(
  options: ApiOptions,
  { enquiry, events }: Extract<Access, { enquiry: unknown }>,
): Promise<EnquirySheet> {
  const { store, staff, offers, config, now } = options;
  const at = new Date(now());
  const { related, maybeRelated, visible } = await relatedEnquiries(options, enquiry);
  const orders = await store.orders.ordersOf(
    visible.filter(({ kind }) => kind === 'enrollments').map(({ id }) => id),
  );
  const isOwn = enquiry.ownerId === staff.id;
  const mayOverrule = may(staff.role, 'assign');
  return {
    enquiry,
    ...(await sentFields(store, enquiry, offers)),
    wanted: wantedBy(enquiry, offers, at),
    takenSince: takenSince(enquiry, events),
    mayAct: !enquiry.isQuarantined && (isOwn || enquiry.ownerId === null || mayOverrule),
    mayHandOver: !enquiry.isQuarantined && (isOwn || mayOverrule),
    mayErase: may(staff.role, 'erase'),
    related,
    maybeRelated,
    orders: orders.map((order) => ({
      id: order.id,
      offer: order.offer.title,
      paise: order.amountPaise,
      state: order.state,
      asksFirst: asksFirst(order),
      failedAt: isPaidOrLater(order.state) ? null : order.failedAt,
      hasDiscrepancy: order.doubt !== null,
      createdAt: order.createdAt,
    })),
    happenings: await happeningsOf(store, {
      enquiries: visible,
      orders,
      events: await store.desk.eventsOf(visible.map(({ id }) => id)),
      hasMail: config.mail !== null,
      notices: offers.privacyNotices,
      mayTakeBackNote: (note) => mayTakeBackNote(note, { who: staff.id, mayOverrule }, at),
    }),
    messages: (await readyMessages(options))(enquiry),
    seenUpTo: `${enquiry.version}`,
    undoable: undoable(options, enquiry, events),
  };
}
