/** Shows one enquiry to a member of staff and changes it, as far as the member may see and change it. */
import { basename } from 'node:path';
import { emailField, nameField, phoneField } from '#contract/rows/field-schemas.ts';
import type { Actor, ActResult } from '#database/desk/desk-port.ts';
import { ReusedIdempotencyKey, RowRefused } from '#database/visitors/submission-port.ts';
import type {
  EnquiryActResult,
  EnquiryApi,
  OpenEnquiryResult,
  StaffEnquiryAct,
} from '#desk/api-types/enquiry-api.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { DeskEvent } from '#domain/desk-event.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import { normaliseLineEnds } from '#domain/normalise-line-ends.ts';
import { hasPermission } from '#domain/staff/roles-and-permissions.ts';
import { copyExpiresAt, listKeptCopies } from '../../../cli/copies/kept-copies.ts';
import { receiptNumbersOfErasureEvent } from '../../../payments/receipt-numbers-of-erasure-event.ts';
import type { ApiOptions } from '../api-options.ts';
import { makeMessageFillerFromStore } from '../messages/make-message-filler.ts';
import { renewOrderForStaff } from '../order/renew-order-for-staff.ts';
import { requirePermission } from '../require-permission.ts';
import { scrubAfterErasure } from '../scrub-after-erasure.ts';
import { askForPayment, preparePaymentRequestForm } from './ask-for-payment.ts';
import { findRelatedEnquiries } from './find-related-enquiries.ts';
import {
  findOwnedSince,
  findUndoableEventId,
  isEnquiryChange,
  readEnquiryAndAccess,
} from './read-enquiry-and-access.ts';
import { readEnquiryDetails } from './read-enquiry-details.ts';

const fields = { name: nameField, email: emailField, phone: phoneField };
const maxNoteLength = 4_000;
const seenEventType = 'enquiry.seen';

export function makeEnquiryApi(options: ApiOptions): EnquiryApi {
  const { store, staff, calling, now } = options;
  const { desk } = store;
  const { id: me, role } = staff;
  const actor: Actor = {
    who: me,
    staffId: me,
    mayOverrule: hasPermission(role, 'assign'),
    calling,
  };

  return {
    async open(id) {
      const access = await readEnquiryAndAccess(options, id);
      if (access.at === 'gone') return describeEndedEnquiry(options, access.events);
      const { enquiry, events } = access;
      if (access.at === 'taken')
        return {
          at: 'taken',
          by: enquiry.ownerId ?? '',
          since: findOwnedSince(enquiry, events),
          // A member who assigned the enquiry to the wrong colleague can undo that, although the colleague has it now.
          undoable: findUndoableEventId(options, enquiry, events),
        };
      if (!events.some(isOwnSeenEventOfToday)) await desk.recordEvent(seenEventType, id, me, {});
      return { at: 'open', details: await readEnquiryDetails(options, access) };
    },

    async act(id, act, more) {
      const note = normaliseLineEnds(more.note);
      if (note.length > maxNoteLength) return noteTooLong;
      const access = await readEnquiryAndAccess(options, id);
      if (access.at !== 'open') return { at: 'taken' };
      requireMayAssign(act, access.enquiry);
      const result = await desk.act(id, act, actor, { seen: parseSeenVersion(more.seen), note });
      if (result.at === 'unchanged' && result.noteId !== undefined)
        return { at: 'done', did: result.noteId };
      return toEnquiryActResult(result);
    },

    async undo(id, eventId) {
      const access = await readEnquiryAndAccess(options, id);
      const isOfThis = access.events.some(
        (event) => event.id === eventId && isEnquiryChange(event),
      );
      if (!isOfThis) throw new Response(null, { status: 404 });
      if (
        access.at === 'taken' &&
        findUndoableEventId(options, access.enquiry, access.events) !== eventId
      )
        return { at: 'taken' };
      return toEnquiryActResult(await desk.undo(eventId, actor));
    },

    async addNote(id, text) {
      const note = normaliseLineEnds(text);
      if (note === '') return { at: 'refused', sentence: 'Write what is to be noted first.' };
      if (note.length > maxNoteLength) return noteTooLong;
      if ((await readEnquiryAndAccess(options, id)).at !== 'open') return { at: 'taken' };
      const written = await desk.addNote(id, note, me);
      return written === null ? { at: 'unchanged' } : { at: 'done', did: written.id };
    },

    async claimForContact(id, contact) {
      const access = await readEnquiryAndAccess(options, id);
      if (access.at === 'taken') return { by: access.enquiry.ownerId ?? '' };
      if (access.at !== 'open' || access.enquiry.isQuarantined)
        throw new Response(null, { status: 404 });
      const { ownerId } = access.enquiry;
      if (ownerId !== null) return contact === 'message' || ownerId === me ? null : { by: ownerId };
      const result = await desk.act(id, { kind: 'claim' }, actor);
      return result.at === 'taken' ? { by: result.by } : null;
    },

    async phoneOf(id) {
      const access = await readEnquiryAndAccess(options, id);
      if (access.at !== 'open' || access.enquiry.isQuarantined)
        throw new Response(null, { status: 404 });
      return access.enquiry.phone;
    },

    async openMessage(id, messageId) {
      const access = await readEnquiryAndAccess(options, id);
      if (access.at !== 'open' || access.enquiry.isQuarantined)
        throw new Response(null, { status: 404 });
      const { enquiry } = access;
      const ready = await makeMessageFillerFromStore(options);
      const message = (await ready(enquiry)).find((one) => one.id === messageId);
      if (message === undefined) throw new Response(null, { status: 404 });
      const { channel, name } = message;
      await desk.recordEvent('enquiry.written', id, me, {
        channel,
        message: name,
        template: message.id,
      });
      return { ...message, phone: enquiry.phone, email: enquiry.email };
    },

    async takeNoteBack(id, noteId) {
      if ((await readEnquiryAndAccess(options, id)).at !== 'open') return { at: 'taken' };
      const did = await desk.takeNoteBack(id, noteId, actor);
      return did === null ? noteCannotBeTakenBack : { at: 'done', did };
    },

    async correct(id, field, becomes) {
      const access = await readEnquiryAndAccess(options, id);
      if (access.at !== 'open' || !mayChange(access.enquiry)) return { at: 'taken' };
      const read = fields[field].safeParse(becomes);
      if (!read.success)
        return { at: 'refused', sentence: read.error.issues[0]?.message ?? 'That cannot be read.' };
      if (access.enquiry[field] === read.data) return { at: 'unchanged' };
      await desk.correct(id, field, read.data, me);
      const last = (await desk.correctionsOf([id])).findLast(({ who }) => who === me);
      return last ? { at: 'done', did: last.id } : { at: 'unchanged' };
    },

    preparePaymentForm: (id, chosen) => preparePaymentRequestForm(options, id, chosen),
    askForPayment: (id, wanted) => askForPayment(options, id, wanted),

    async renewOrder(id, orderId) {
      const access = await readEnquiryAndAccess(options, id);
      if (access.at !== 'open') throw new Response(null, { status: 404 });
      const { visible } = await findRelatedEnquiries(options, access.enquiry);
      const order = await store.orders.findOrder(orderId);
      if (order === null || !visible.some((one) => one.id === order.enrolmentId))
        throw new Response(null, { status: 404 });
      return renewOrderForStaff(options, order);
    },

    async link(id, toId) {
      const access = await readEnquiryAndAccess(options, id);
      if (access.at !== 'open' || !mayChange(access.enquiry)) return { at: 'taken' };
      if ((await readEnquiryAndAccess(options, toId)).at !== 'open')
        throw new Response(null, { status: 404 });
      const suggested = await desk.findSuggestedEnquiries(id);
      if (!suggested.some((one) => one.id === toId)) return { at: 'unchanged' };
      return (await desk.link(id, toId, actor))
        ? findOwnNewestEvent(id, 'enquiry.linked')
        : { at: 'unchanged' };
    },

    async unlink(id, oneId) {
      const access = await readEnquiryAndAccess(options, id);
      if (access.at !== 'open' || !mayChange(access.enquiry)) return { at: 'taken' };
      const linked = await desk.findLinkedEnquiries(id);
      if (!linked.some((one) => one.id === oneId)) return { at: 'unchanged' };
      if ((await readEnquiryAndAccess(options, oneId)).at !== 'open')
        throw new Response(null, { status: 404 });
      return (await desk.unlink(oneId, me)) ? findOwnNewestEvent(oneId) : { at: 'unchanged' };
    },

    async noteTold(id, told) {
      const access = await readEnquiryAndAccess(options, id);
      if (access.at !== 'open' || !mayChange(access.enquiry)) return { at: 'taken' };
      const did = await desk.recordPrivacyNotice(id, told, me);
      return did === null ? { at: 'unchanged' } : { at: 'done', did };
    },

    async releaseFromQuarantine(id) {
      requirePermission(role, 'erase');
      await readEnquiryAndAccess(options, id);
      try {
        const taken = await store.releaseFromQuarantine(id, me);
        return taken === null ? { at: 'unchanged' } : findOwnNewestEvent(id);
      } catch (error) {
        if (error instanceof RowRefused) return { at: 'refused', sentence: error.message };
        if (error instanceof ReusedIdempotencyKey)
          return {
            at: 'refused',
            sentence: 'The same form came again with other words; it was stored then.',
          };
        throw error;
      }
    },

    async deleteFromQuarantine(id) {
      requirePermission(role, 'erase');
      await readEnquiryAndAccess(options, id);
      const taken = await store.deleteFromQuarantine(id, me);
      return taken === null ? { at: 'unchanged' } : findOwnNewestEvent(id);
    },

    async erase(id, alsoRelated) {
      requirePermission(role, 'erase');
      await readEnquiryAndAccess(options, id);
      const ids = alsoRelated ? (await desk.findLinkedEnquiries(id)).map((one) => one.id) : [id];
      const erased = await desk.erase(ids, me);
      return { erased, isGone: await scrubAfterErasure(options) };
    },
  };

  /**
   * Whether the member may change the enquiry: it is unassigned, or it is the member's own, or the role may assign.
   * Reading is decided elsewhere (`readEnquiryAndAccess`).
   */
  function mayChange({ ownerId }: { ownerId: string | null }): boolean {
    return ownerId === null || ownerId === me || hasPermission(role, 'assign');
  }

  /**
   * Throws the desk's 403 if the member may not assign this enquiry to somebody. Members may assign or release their
   * own enquiries; for all others, even unassigned ones, the role needs the permission to assign.
   */
  function requireMayAssign(act: StaffEnquiryAct, { ownerId }: { ownerId: string | null }): void {
    if (act.kind === 'hand over' && ownerId !== me) requirePermission(role, 'assign');
  }

  function isOwnSeenEventOfToday({ type, who, at }: DeskEvent): boolean {
    return type === seenEventType && who === me && indianDay(at) === indianDay(new Date(now()));
  }

  async function findOwnNewestEvent(id: string, done?: DeskEventType): Promise<EnquiryActResult> {
    const last = (await desk.eventsOf([id])).findLast(
      ({ who, type }) => who === me && type === (done ?? type),
    );
    return last ? { at: 'done', did: last.id } : { at: 'unchanged' };
  }
}

const noteTooLong: EnquiryActResult = {
  at: 'refused',
  sentence: `A note may have ${maxNoteLength.toLocaleString('en-IN')} characters; this one has more.`,
};

const noteCannotBeTakenBack: EnquiryActResult = {
  at: 'refused',
  sentence:
    'A note is taken back within a day, by who wrote it. This one stays, or is gone already.',
};

function toEnquiryActResult(result: ActResult): EnquiryActResult {
  if (result.at === 'changed') return { at: 'done', did: result.eventId };
  return { at: result.at === 'gone' ? 'taken' : result.at };
}

/**
 * The version of the enquiry that the page showed; 0, the version of a new enquiry, if the form sent no valid number.
 */
const parseSeenVersion = (seen: string | null) => (/^\d{1,9}$/.test(seen ?? '') ? Number(seen) : 0);

const endingByEventType = {
  'enquiry.erased': 'erased',
  'enquiry.forgotten': 'forgotten',
  'enquiry.let-in': 'repeated',
} as const;

/**
 * Describes an enquiry that no longer exists: how, when and by whom it ended. After an erasure, also lists the receipts
 * that are kept, and the copies that may still contain its data. Throws the desk's 404 if no event tells of the end.
 */
async function describeEndedEnquiry(
  { config }: Pick<ApiOptions, 'config'>,
  events: readonly DeskEvent[],
): Promise<OpenEnquiryResult> {
  const last = events.findLast(({ type }) => Object.hasOwn(endingByEventType, type));
  if (last === undefined) throw new Response(null, { status: 404 });
  const how = endingByEventType[last.type as keyof typeof endingByEventType];
  const ended = { at: 'gone', by: last.who, since: last.at } as const;
  if (how !== 'erased') return { ...ended, how };
  const copies = (await listKeptCopies(config)).filter(
    ({ createdAt }) => createdAt === null || createdAt <= last.at,
  );
  return {
    ...ended,
    how,
    stays: {
      receipts: receiptNumbersOfErasureEvent(last),
      copies: copies.map((copy) => ({ name: basename(copy.name), until: copyExpiresAt(copy) })),
    },
  };
}
