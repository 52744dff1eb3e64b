/**
 * Carries one channel's messages from the outbox: claim, send outside any transaction, say what came of
 * it. At least once, never lost: whatever happens between sending and marking, the entry is still there
 * and its lease runs out.
 */
import type { FastifyBaseLogger } from 'fastify';
import {
  type Batch,
  type Channel,
  limitReason,
  type Outbox,
} from '#database/outbox/outbox-port.ts';
import { nextTryIn } from './retry-schedule.ts';
import type { Outcome, Sender } from './sender.ts';

export type Pace = {
  /** Leads in one message. */
  leads: number;
  /** From the end of one message to the next. */
  pauseMs: number;
  /** After a row came in, so that those beside it travel in the same message. */
  gatherMs: number;
  /** How often to look without being told of a row. */
  pollMs: number;
  /** How often a stopped channel asks whether it would work again. */
  probeMs: number;
  leaseMs: number;
};

/** Visitors hear of their orders by a dispatcher of their own. */
export type DispatchChannel = Channel | 'visitor';

/** A server that is silent holds up the stop of the service no longer than any other silence. */
const longestGoodbyeMs = 1_500;

export class OutboxDispatcher {
  readonly #channel: DispatchChannel;
  readonly #who: string;
  readonly #outbox: Outbox;
  readonly #sender: Sender;
  readonly #pace: Pace;
  readonly #now: () => number;
  readonly #log: FastifyBaseLogger;
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = 0;
  #lastMessageAt = 0;
  #running: Promise<void> | null = null;
  #isClosed = false;
  #stoppedBy: string | null = null;
  #state = 'on';

  constructor(
    channel: DispatchChannel,
    outbox: Outbox,
    sender: Sender,
    pace: Pace,
    now: () => number,
    log: FastifyBaseLogger,
  ) {
    this.#channel = channel;
    this.#who = channel === 'visitor' ? 'a visitor' : 'staff';
    this.#outbox = outbox;
    this.#sender = sender;
    this.#pace = pace;
    this.#now = now;
    this.#log = log;
  }

  /** "on", or what is wrong, in words that hold nothing private. */
  get state(): string {
    return this.#stoppedBy === null ? this.#state : `stopped: ${this.#stoppedBy}`;
  }

  start(): void {
    this.#wakeIn(0);
  }

  /** A row came in. */
  nudge(): void {
    // A wrong password is not asked for again at each visitor.
    if (this.#stoppedBy === null) this.#wakeIn(this.#pace.gatherMs);
  }

  /** Waits for a message that is on its way, but not for ever: unmarked, it is only sent once more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const tooLong = Promise.withResolvers<void>();
    const timer = setTimeout(tooLong.resolve, longestGoodbyeMs);
    await Promise.race([this.#running, tooLong.promise]);
    clearTimeout(timer);
    this.#sender.close();
  }

  /** Keeps an earlier wake-up, and respects the pause. */
  #wakeIn(ms: number): void {
    if (this.#isClosed || this.#running) return;
    const at = Math.max(performance.now() + ms, this.#lastMessageAt + this.#pace.pauseMs);
    if (this.#timer && this.#wakesAt <= at) return;
    clearTimeout(this.#timer);
    this.#wakesAt = at;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#running = this.#work().finally(() => {
          this.#running = null;
        });
        void this.#running.then(() => this.#wakeIn(this.#nextLookMs));
      },
      Math.max(0, at - performance.now()),
    );
    this.#timer.unref();
  }

  #nextLookMs = 0;

  async #work(): Promise<void> {
    this.#nextLookMs = this.#pace.pollMs;
    try {
      if (this.#stoppedBy !== null) {
        const outcome = await this.#sender.probe();
        if (outcome.at === 'stopped' || outcome.at === 'refused') {
          this.#nextLookMs = this.#pace.probeMs;
          return;
        }
        this.#stoppedBy = null;
        this.#log.info({ channel: this.#channel }, `telling ${this.#who} works again`);
      }
      const batch = await this.#outbox.claim(this.#channel, this.#pace.leads, this.#pace.leaseMs);
      if (batch === null) return;
      // There may be more than one message of them.
      this.#nextLookMs = 0;
      // Erased, or looked at in quarantine, before it could be told.
      if (partsOf(batch) === 0) return await this.#outbox.markSent(batch.id);
      const outcome = await this.#sender.send(batch);
      this.#lastMessageAt = performance.now();
      await this.#note(batch, outcome);
    } catch (error) {
      // The database is away, or a fault of ours. The lease runs out, and the batch is tried again.
      this.#log.error({ err: error, channel: this.#channel }, `telling ${this.#who} failed`);
    }
  }

  async #note(batch: Batch, outcome: Outcome): Promise<void> {
    const about = {
      channel: this.#channel,
      leads: batch.leads.length,
      ...(batch.quarantined ? { quarantined: batch.quarantined.since } : {}),
      ...(batch.orders ? { orders: batch.orders.map(({ orderId }) => orderId) } : {}),
      tries: batch.attempts + 1,
    };
    const was = this.#channel === 'visitor' ? 'was' : 'were';
    switch (outcome.at) {
      case 'needless':
        await this.#outbox.markSent(batch.id);
        this.#log.debug({ ...about, because: outcome.because }, 'there was nothing to tell');
        return;
      case 'sent':
        await this.#outbox.markSent(batch.id);
        this.#state = outcome.remark === undefined ? 'on' : `on, but ${outcome.remark}`;
        if (outcome.remark === undefined) this.#log.info(about, `${this.#who} ${was} told`);
        else
          this.#log.error(
            { ...about, reason: outcome.remark },
            `${this.#who} ${was} told, but not all of them`,
          );
        return;
      case 'not yet':
        await this.#outbox.postpone(batch.id, outcome.until, limitReason, false);
        this.#log.info({ ...about, until: outcome.until }, `${this.#who} has had enough for now`);
        return;
      case 'later': {
        this.#state = `failing: ${outcome.reason}`;
        const wait = nextTryIn(batch.attempts + 1);
        if (wait === null) return this.#giveUp(batch, about, outcome.reason);
        await this.#outbox.postpone(batch.id, new Date(this.#now() + wait), outcome.reason, true);
        this.#log.warn(
          { ...about, reason: outcome.reason, againInSeconds: Math.round(wait / 1000) },
          `telling ${this.#who} failed and is tried again`,
        );
        return;
      }
      case 'refused':
        if (partsOf(batch) > 1) {
          // One bad entry must not hold up the others: each goes alone from now on.
          await this.#outbox.separate(batch.id);
          this.#log.warn(
            { ...about, reason: outcome.reason },
            'a message was refused; its parts are sent one by one',
          );
          return;
        }
        return this.#giveUp(batch, about, outcome.reason);
      case 'stopped':
        this.#stoppedBy = outcome.reason;
        this.#nextLookMs = this.#pace.probeMs;
        await this.#outbox.postpone(batch.id, new Date(this.#now()), outcome.reason, false);
        this.#log.error(
          { ...about, reason: outcome.reason },
          `telling ${this.#who} has stopped: the server does not accept our credentials`,
        );
        return;
      default:
        outcome satisfies never;
    }
  }

  async #giveUp(batch: Batch, about: Record<string, unknown>, reason: string): Promise<void> {
    await this.#outbox.setAside(batch.id, reason);
    this.#state = `failing: set aside after ${reason}`;
    this.#log.error(
      { ...about, reason },
      'set aside: nobody was told of these; see "npm run leads -- stats", then "-- retry"',
    );
  }
}

/** What could go in a message of its own: each lead, what was quarantined, news of an order. */
function partsOf(batch: Batch): number {
  return batch.leads.length + (batch.quarantined ? 1 : 0) + (batch.orders?.length ?? 0);
}
