/**
 * Assigns new enquiries to colleagues by the owner's rules, reassigns enquiries that nobody answers in time, and mails
 * colleagues who have no desk open. The work to do is stored in the database, so several instances can share it and a
 * restart repeats nothing.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { AssignmentDecider } from '#database/desk/assignment/automatic-assignment-port.ts';
import type { Store } from '#database/store.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import {
  type Assignee,
  type AssignmentSettings,
  chooseAssignee,
  isAtWorkOnDay,
} from '#domain/enquiries/choose-assignee.ts';
import { afterOpenMinutes, nowOrNextOpening } from '#domain/enquiries/opening-times.ts';
import { hasPermission } from '#domain/staff/roles-and-permissions.ts';
import type { Offers } from '../offers/read-offers.ts';
import { loadHoursAndHolidays } from './load-hours-and-holidays.ts';
import { defaultAssignmentSettings, readAssignmentSettings } from './read-assignment-settings.ts';

const atOnce = 50;
/** The longest time that a shutdown waits for a mail server that does not answer. */
const maxShutdownMs = 1_500;

export type AssignmentPace = {
  /** How often the worker looks for unassigned enquiries if `nudge` does not wake it. */
  pollMs: number;
  /**
   * The pause between a new enquiry and the next round of assignments, so that one round assigns all enquiries that
   * arrive together.
   */
  gatherMs: number;
};

const defaultPace: AssignmentPace = { pollMs: 15_000, gatherMs: 500 };

type AssignmentWorkerOptions = {
  store: Store;
  offers: Offers;
  /** Sends colleagues the mails about assigned enquiries; null if mail is not set up. */
  mailNotices: (() => Promise<void>) | null;
  now: () => number;
  log: FastifyBaseLogger;
  pace?: Partial<AssignmentPace> | undefined;
};

type AssignmentWorker = {
  start(): void;
  /** Wakes the worker, after an enquiry was stored. */
  nudge(): void;
  /** Applies the rules once; used by tests. */
  look(): Promise<void>;
  close(): Promise<void>;
};

export function makeAssignmentWorker({
  store,
  offers,
  mailNotices,
  now,
  log,
  pace: given,
}: AssignmentWorkerOptions): AssignmentWorker {
  const pace = { ...defaultPace, ...given };
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isNudged = false;
  let mailing: Promise<void> | null = null;
  let wake = Promise.withResolvers<void>();

  async function look(): Promise<void> {
    const due = await store.desk.dueAssignments(atOnce);
    if (due.length > 0) {
      const { rules, noteTurn } = await makeAssignmentDecider();
      for (const id of due) {
        if (stopping.signal.aborted) return;
        const result = await store.desk.assign(id, rules);
        if (result.at === 'assigned') noteTurn(result.to);
        if (result.at === 'assigned' || result.at === 'nobody')
          log.info({ enquiry: id, passedOn: result.from !== null }, `assigned: ${result.at}`);
      }
    }
  }

  /** Sends mails without waiting for them: a slow mail server must not delay assignments. */
  function mailColleagues(): void {
    mailing ??= (mailNotices?.() ?? Promise.resolve())
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'colleagues could not be mailed');
      })
      .finally(() => {
        mailing = null;
      });
  }

  async function makeAssignmentDecider(): Promise<{
    rules: AssignmentDecider;
    noteTurn(to: string): void;
  }> {
    const at = new Date(now());
    const [assignment, { office, calling }, workloads, everybody] = await Promise.all([
      readAssignmentSettings(store),
      loadHoursAndHolidays(store, offers),
      store.desk.workloads(at),
      store.staff.staff(),
    ]);
    const { answerWithinMin, ...order }: AssignmentSettings =
      assignment ?? defaultAssignmentSettings;
    const day = indianDay(nowOrNextOpening(at, calling));
    const assignees: Assignee[] = everybody
      .filter(({ state, role }) => state === 'active' && hasPermission(role, 'enquiries'))
      .map(({ id, takesTurns, restDays, away, lastTurnAt }) => ({
        staffId: id,
        open: workloads.find(({ ownerId }) => ownerId === id)?.open ?? 0,
        ...{ takesTurns, restDays, away, lastTurnAt },
      }));
    const rules: AssignmentDecider = {
      choose({ offer, source, receivedAt }, had) {
        const offerKind = (offer && offers.find(offer)?.kind.id) ?? null;
        const arrival = { offer, offerKind, source, at: receivedAt };
        return chooseAssignee(arrival, order, assignees, { had, day });
      },
      isAtWork: (staffId) =>
        assignees.some((one) => one.staffId === staffId && isAtWorkOnDay(one, day)),
      answerBy: (from) =>
        answerWithinMin === null ? null : afterOpenMinutes(from, answerWithinMin, office),
    };
    return {
      rules,
      noteTurn(to) {
        const one = assignees.find(({ staffId }) => staffId === to);
        if (one) Object.assign(one, { open: one.open + 1, lastTurnAt: at });
      },
    };
  }

  async function runUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      wake = Promise.withResolvers();
      await look().catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'enquiries could not be assigned');
      });
      if (!stopping.signal.aborted) mailColleagues();
      const pause = delay(pace.pollMs, undefined, { signal: stopping.signal, ref: false });
      await Promise.race([pause, wake.promise]).catch(() => {});
    }
  }

  return {
    start() {
      running ??= runUntilStopped();
    },
    nudge() {
      if (isNudged) return;
      isNudged = true;
      setTimeout(() => {
        isNudged = false;
        wake.resolve();
      }, pace.gatherMs).unref();
    },
    look,
    async close() {
      stopping.abort();
      const tooLong = delay(maxShutdownMs, undefined, { ref: false });
      await Promise.race([Promise.all([running, mailing]), tooLong]);
    },
  };
}
