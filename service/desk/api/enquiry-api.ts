/** One enquiry at the desk: what may be seen of it, and what may be done with it, by this member of staff. */
import { basename } from 'node:path';
import { emailField, nameField, phoneField } from '#contract/fields.ts';
import type { Actor, ActResult, DeskEvent } from '#database/desk/desk-port.ts';
import { StoreAway } from '#database/store-errors.ts';
import { RefusedRow, ReusedKey } from '#database/visitors/visitor-port.ts';
import type { ActAnswer, EnquiryApi, EnquiryLook, StaffAct } from '#desk/api/enquiry-api.ts';
import { indianDay } from '#domain/indian-day.ts';
import { normaliseLineEnds } from '#domain/normalise-line-ends.ts';
import { may } from '#domain/staff/staff-roles.ts';
import { keptUntil, oldCopies, removeUnfinished } from '../../cli/old-copies.ts';
import { receiptsKept } from '../../payments/receipts-kept.ts';
import type { ApiOptions } from './api-options.ts';
import { accessTo, isChange, takenSince, undoable } from './enquiry/access.ts';
import { enquirySheet } from './enquiry/enquiry-sheet.ts';
import { requires } from './requires.ts';

const fields = { name: nameField, email: emailField, phone: phoneField };
const longestNote = 4_000;
const seen = 'enquiry.seen';

export function enquiryApi(options: ApiOptions): EnquiryApi {
  const { store, staff, config, now } = options;
  const { desk } = store;
  const { id: me, role } = staff;
  const actor: Actor = { who: me, staffId: me, mayOverrule: may(role, 'assign') };

  return {
    async look(id) {
      const access = await accessTo(options, id);
      if (access.at === 'gone') return gone(options, access.events);
      const { enquiry, events } = access;
      if (access.at === 'taken')
        return {
          at: 'taken',
          by: enquiry.ownerId ?? '',
          since: takenSince(enquiry, events),
          // A member who handed an enquiry to the wrong colleague can undo it.
          undoable: undoable(options, enquiry, events),
        };
      if (!events.some(isOwnLookOfToday)) await desk.noteEvent(seen, id, me, {});
      return { at: 'open', sheet: await enquirySheet(options, access) };
    },

    async act(id, act, more) {
      const note = normaliseLineEnds(more.note);
      if (note.length > longestNote) return tooLong;
      const access = await accessTo(options, id);
      if (access.at !== 'open') return { at: 'taken' };
      mayDo(act, access.enquiry);
      const result = await desk.act(id, act, actor, { seen: versionIn(more.seen), note });
      if (result.at === 'unchanged' && result.noteId !== undefined)
        return { at: 'done', did: result.noteId };
      return asActed(result);
    },

    async undo(id, eventId) {
      const access = await accessTo(options, id);
      const isOfThis = access.events.some((event) => event.id === eventId && isChange(event));
      if (!isOfThis) throw new Response(null, { status: 404 });
      if (access.at === 'taken' && undoable(options, access.enquiry, access.events) !== eventId)
        return { at: 'taken' };
      return asActed(await desk.undo(eventId, actor));
    },

    async addNote(id, text) {
      const note = normaliseLineEnds(text);
      if (note === '') return { at: 'refused', sentence: 'Write what is to be noted first.' };
      if (note.length > longestNote) return tooLong;
      if ((await accessTo(options, id)).at !== 'open') return { at: 'taken' };
      const written = await desk.addNote(id, note, me);
      return written === null ? { at: 'unchanged' } : { at: 'done', did: written.id };
    },

    async takeNoteBack(id, noteId) {
      if ((await accessTo(options, id)).at !== 'open') return { at: 'taken' };
      const did = await desk.takeNoteBack(id, noteId, actor);
      return did === null ? staysNoted : { at: 'done', did };
    },

    async correct(id, field, becomes) {
      const access = await accessTo(options, id);
      if (access.at !== 'open' || !isMine(access.enquiry)) return { at: 'taken' };
      const read = fields[field].safeParse(becomes);
      if (!read.success)
        return { at: 'refused', sentence: read.error.issues[0]?.message ?? 'That cannot be read.' };
      if (access.enquiry[field] === read.data) return { at: 'unchanged' };
      await desk.correct(id, field, read.data, me);
      const last = (await desk.correctionsOf([id])).findLast(({ who }) => who === me);
      return last ? { at: 'done', did: last.id } : { at: 'unchanged' };
    },

    async link(id, toId) {
      const access = await accessTo(options, id);
      if (access.at !== 'open' || !isMine(access.enquiry)) return { at: 'taken' };
      if ((await accessTo(options, toId)).at !== 'open') throw new Response(null, { status: 404 });
      const suggested = await desk.maybeSamePerson(id);
      if (!suggested.some((one) => one.id === toId)) return { at: 'unchanged' };
      return (await desk.link(id, toId, me)) ? lastDone(id) : { at: 'unchanged' };
    },

    async unlink(id, oneId) {
      const access = await accessTo(options, id);
      if (access.at !== 'open' || !isMine(access.enquiry)) return { at: 'taken' };
      const linked = await desk.samePerson(id);
      if (!linked.some((one) => one.id === oneId)) return { at: 'unchanged' };
      if ((await accessTo(options, oneId)).at !== 'open') throw new Response(null, { status: 404 });
      return (await desk.unlink(oneId, me)) ? lastDone(oneId) : { at: 'unchanged' };
    },

    async letIn(id) {
      requires(role, 'erase');
      await accessTo(options, id);
      try {
        const taken = await store.releaseFromQuarantine(id, me);
        return taken === null ? { at: 'unchanged' } : lastDone(id);
      } catch (error) {
        if (error instanceof RefusedRow) return { at: 'refused', sentence: error.message };
        if (error instanceof ReusedKey)
          return {
            at: 'refused',
            sentence: 'The same form came again with other words; it was stored then.',
          };
        throw error;
      }
    },

    async forget(id) {
      requires(role, 'erase');
      await accessTo(options, id);
      const taken = await store.takeFromQuarantine(id, me);
      return taken === null ? { at: 'unchanged' } : lastDone(id);
    },

    async erase(id, alsoRelated) {
      requires(role, 'erase');
      await accessTo(options, id);
      const ids = alsoRelated ? (await desk.samePerson(id)).map((one) => one.id) : [id];
      const erased = await desk.erase(ids, me);
      return { erased, isGone: await scrubbed() };
    },
  };

  /** The rows are gone whether or not the file can be rewritten now. */
  async function scrubbed(): Promise<boolean> {
    const begun = new Date(now());
    try {
      const isGone = await store.scrub();
      if (isGone) await removeUnfinished(config, begun);
      return isGone;
    } catch (error) {
      if (error instanceof StoreAway) return false;
      throw error;
    }
  }

  /** To change: one's own, nobody's, or anybody's for who may overrule. To see is more (`accessTo`). */
  function isMine({ ownerId }: { ownerId: string | null }): boolean {
    return ownerId === null || ownerId === me || may(role, 'assign');
  }

  /** Throws 403. A member may hand on or release their own enquiry; only the owner may hand on another's. */
  function mayDo(act: StaffAct, { ownerId }: { ownerId: string | null }): void {
    if (act.kind === 'hand over' && ownerId !== me) requires(role, 'assign');
  }

  function isOwnLookOfToday({ type, who, at }: DeskEvent): boolean {
    return type === seen && who === me && indianDay(at) === indianDay(new Date(now()));
  }

  async function lastDone(id: string): Promise<ActAnswer> {
    const last = (await desk.eventsOf([id])).findLast(({ who }) => who === me);
    return last ? { at: 'done', did: last.id } : { at: 'unchanged' };
  }
}

const tooLong: ActAnswer = {
  at: 'refused',
  sentence: `A note may have ${longestNote.toLocaleString('en-IN')} characters; this one has more.`,
};

const staysNoted: ActAnswer = {
  at: 'refused',
  sentence:
    'A note is taken back within a day, by who wrote it. This one stays, or is gone already.',
};

function asActed(result: ActResult): ActAnswer {
  if (result.at === 'changed') return { at: 'done', did: result.eventId };
  return { at: result.at === 'gone' ? 'taken' : result.at };
}

/** A missing version counts as 0: the enquiry as it arrived. */
const versionIn = (seen: string | null) => (/^\d{1,9}$/.test(seen ?? '') ? Number(seen) : 0);

const endings = {
  'enquiry.erased': 'erased',
  'enquiry.forgotten': 'forgotten',
  'enquiry.let-in': 'repeated',
} as const;

/** Throws the 404 of what never was. */
async function gone(
  { config }: Pick<ApiOptions, 'config'>,
  events: readonly DeskEvent[],
): Promise<EnquiryLook> {
  const last = events.findLast(({ type }) => Object.hasOwn(endings, type));
  if (last === undefined) throw new Response(null, { status: 404 });
  const how = endings[last.type as keyof typeof endings];
  const ended = { at: 'gone', by: last.who, since: last.at } as const;
  if (how !== 'erased') return { ...ended, how };
  const copies = (await oldCopies(config)).filter(
    ({ createdAt }) => createdAt === null || createdAt <= last.at,
  );
  return {
    ...ended,
    how,
    stays: {
      receipts: receiptsKept(last),
      copies: copies.map((copy) => ({ name: basename(copy.name), until: keptUntil(copy) })),
    },
  };
}
