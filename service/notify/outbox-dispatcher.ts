/**
 * Delivers the messages of one channel from the outbox: claims a batch, sends it outside any transaction, records the
 * result. If the process ends before the result is recorded, the batch is sent again when its lease has run out.
 */
import type { FastifyBaseLogger } from 'fastify';
import {
  mailLimitReason,
  type OutboxBatch,
  type OutboxPort,
} from '#database/outbox/outbox-port.ts';
import type { OutboxChannel } from '#domain/trouble/trouble-facts.ts';
import { nextRetryDelayMs } from './next-retry-delay-ms.ts';
import type { Sender, SendOutcome } from './sender.ts';

export type DispatchPace = {
  /** The most entries of the outbox in one message: enquiries, orders, weeks or mails. */
  leads: number;
  /** The pause between two messages. */
  pauseMs: number;
  /** The delay after a new row, so that rows that arrive shortly after it go into the same message. */
  gatherMs: number;
  /** How often the dispatcher looks at the outbox if nobody calls `nudge`. */
  pollMs: number;
  /** How often to check whether a stopped channel works again. */
  probeMs: number;
  leaseMs: number;
};

/**
 * Each channel has its own dispatcher: `mail` to staff, `webhook` to the CRM, `visitor` for mails about orders, `owner`
 * for the weekly mail, and `desk` for mails that staff wrote.
 */
export type DispatchChannel = OutboxChannel;

const recipients: Readonly<Record<DispatchChannel, string>> = {
  mail: 'staff',
  webhook: 'staff',
  visitor: 'a visitor',
  owner: 'the owner',
  desk: 'a visitor',
};

/** The longest time for which the shutdown waits for a mail server that does not answer. */
const longestGoodbyeMs = 1_500;

export class OutboxDispatcher {
  readonly #channel: DispatchChannel;
  readonly #who: string;
  readonly #outbox: OutboxPort;
  readonly #sender: Sender;
  readonly #pace: DispatchPace;
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
    outbox: OutboxPort,
    sender: Sender,
    pace: DispatchPace,
    now: () => number,
    log: FastifyBaseLogger,
  ) {
    this.#channel = channel;
    this.#who = recipients[channel];
    this.#outbox = outbox;
    this.#sender = sender;
    this.#pace = pace;
    this.#now = now;
    this.#log = log;
  }

  /** "on", or a description of the problem that contains no private data. */
  get state(): string {
    return this.#stoppedBy === null ? this.#state : `stopped: ${this.#stoppedBy}`;
  }

  start(): void {
    this.#wakeIn(0);
  }

  /** Looks at the outbox soon, because a row was just stored. */
  nudge(): void {
    // A stopped channel (for example after a wrong password) is tried again at intervals, not after each new row.
    if (this.#stoppedBy === null) this.#wakeIn(this.#pace.gatherMs);
  }

  /**
   * Waits briefly for a message that is being sent. If its success can't be recorded in time, the message is sent a
   * second time when its lease has run out.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const tooLong = Promise.withResolvers<void>();
    const timer = setTimeout(tooLong.resolve, longestGoodbyeMs);
    await Promise.race([this.#running, tooLong.promise]);
    clearTimeout(timer);
    this.#sender.close();
  }

  /**
   * Sets the timer for the next look at the outbox, unless the timer is already set to an earlier time. The look never
   * comes before the pause after the last message is over.
   */
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
      // There may be more entries than fit in one message, so the dispatcher looks again at once.
      this.#nextLookMs = 0;
      // The batch has no parts if all of its entries were erased, or released from quarantine, before it was sent.
      if (partsOf(batch) === 0) return await this.#outbox.markSent(batch.id);
      const outcome = await this.#sender.send(batch);
      this.#lastMessageAt = performance.now();
      await this.#note(batch, outcome);
    } catch (error) {
      // Either the database can't be reached, or there is a bug. The batch is retried when its lease has run out.
      this.#log.error({ err: error, channel: this.#channel }, `telling ${this.#who} failed`);
    }
  }

  async #note(batch: OutboxBatch, outcome: SendOutcome): Promise<void> {
    const about = {
      channel: this.#channel,
      leads: batch.leads.length,
      ...(batch.quarantined ? { quarantined: batch.quarantined.since } : {}),
      ...(batch.orders ? { orders: batch.orders.map(({ orderId }) => orderId) } : {}),
      tries: batch.attempts + 1,
    };
    const was = this.#who === 'staff' ? 'were' : 'was';
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
        await this.#outbox.postpone(batch.id, outcome.until, mailLimitReason, false);
        this.#log.info({ ...about, until: outcome.until }, `${this.#who} has had enough for now`);
        return;
      case 'later': {
        this.#state = `failing: ${outcome.reason}`;
        const wait = nextRetryDelayMs(batch.attempts + 1);
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
          // From now on each entry is sent separately, so that one bad entry does not block the others.
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

  async #giveUp(batch: OutboxBatch, about: Record<string, unknown>, reason: string): Promise<void> {
    await this.#outbox.setAside(batch.id, reason);
    this.#state = `failing: set aside after ${reason}`;
    const todo = isCountedByStats(this.#channel)
      ? 'see "npm run leads -- stats", then "-- retry"'
      : '"npm run leads -- retry" tries again';
    this.#log.error({ ...about, reason }, `set aside: nobody was told of these; ${todo}`);
  }
}

const isCountedByStats = (channel: DispatchChannel) => channel === 'mail' || channel === 'webhook';

/**
 * The number of parts of the batch: each lead, order and week is one part, and all quarantined submissions together are
 * one part. A batch without parts is not sent. A refused batch with several parts is sent again part by part.
 */
function partsOf({ leads, quarantined, orders = [], weeks = [] }: OutboxBatch): number {
  return leads.length + (quarantined ? 1 : 0) + orders.length + weeks.length;
}
