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
import type { OutboxChannel } from '#domain/outbox-channel.ts';
import { nextRetryDelayMs } from './next-retry-delay-ms.ts';
import type { OutboxSender, SendOutcome } from './outbox-sender.ts';

export type DispatchPace = {
  /** The most entries of the outbox that one message may contain: enquiries, orders, weeks or mails. */
  mostEntries: number;
  /** The shortest pause between two messages. */
  pauseMs: number;
  /** The delay after a new row, so that rows that arrive shortly after it go into the same message. */
  gatherMs: number;
  /** The time between two looks at the outbox if nobody calls `nudge`. */
  pollMs: number;
  /** The time between two checks whether a stopped channel works again. */
  probeMs: number;
  leaseMs: number;
};

/**
 * Each channel has its own dispatcher: `mail` to staff, `webhook` to the CRM, `visitor` for mails about orders, `owner`
 * for the weekly mail, and `desk` for mails that staff wrote.
 */
export type DispatchChannel = OutboxChannel;

const recipientByChannel: Readonly<Record<DispatchChannel, string>> = {
  mail: 'staff',
  webhook: 'staff',
  visitor: 'a visitor',
  owner: 'the owner',
  desk: 'a visitor',
};

/** The longest time for which the shutdown waits for a mail server that does not answer. */
const longestShutdownWaitMs = 1_500;

export class OutboxDispatcher {
  readonly #channel: DispatchChannel;
  readonly #recipient: string;
  readonly #outbox: OutboxPort;
  readonly #sender: OutboxSender;
  readonly #pace: DispatchPace;
  readonly #now: () => number;
  readonly #log: FastifyBaseLogger;
  #timer: NodeJS.Timeout | undefined;
  #nextLookAt = 0;
  #lastMessageAt = 0;
  #running: Promise<void> | null = null;
  #isClosed = false;
  #stoppedBy: string | null = null;
  #state = 'on';

  constructor(
    channel: DispatchChannel,
    outbox: OutboxPort,
    sender: OutboxSender,
    pace: DispatchPace,
    now: () => number,
    log: FastifyBaseLogger,
  ) {
    this.#channel = channel;
    this.#recipient = recipientByChannel[channel];
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
    this.#scheduleLook(0);
  }

  /** Looks at the outbox soon, because a row was just stored. */
  nudge(): void {
    // A stopped channel (for example after a wrong password) is tried again at intervals, not after each new row.
    if (this.#stoppedBy === null) this.#scheduleLook(this.#pace.gatherMs);
  }

  /**
   * Waits briefly for a message that is being sent. If its success can't be recorded in time, the message is sent a
   * second time when its lease has run out.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const tooLong = Promise.withResolvers<void>();
    const timer = setTimeout(tooLong.resolve, longestShutdownWaitMs);
    await Promise.race([this.#running, tooLong.promise]);
    clearTimeout(timer);
    this.#sender.close();
  }

  /**
   * Sets the timer for the next look at the outbox, unless the timer is already set to an earlier time. The look never
   * comes before the pause after the last message is over.
   */
  #scheduleLook(ms: number): void {
    if (this.#isClosed || this.#running) return;
    const at = Math.max(performance.now() + ms, this.#lastMessageAt + this.#pace.pauseMs);
    if (this.#timer && this.#nextLookAt <= at) return;
    clearTimeout(this.#timer);
    this.#nextLookAt = at;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#running = this.#lookAndSend().finally(() => {
          this.#running = null;
        });
        void this.#running.then(() => this.#scheduleLook(this.#nextLookMs));
      },
      Math.max(0, at - performance.now()),
    );
    this.#timer.unref();
  }

  #nextLookMs = 0;

  async #lookAndSend(): Promise<void> {
    this.#nextLookMs = this.#pace.pollMs;
    try {
      if (this.#stoppedBy !== null) {
        const outcome = await this.#sender.probe();
        if (outcome.at === 'stopped' || outcome.at === 'refused') {
          this.#nextLookMs = this.#pace.probeMs;
          return;
        }
        this.#stoppedBy = null;
        this.#log.info({ channel: this.#channel }, `telling ${this.#recipient} works again`);
      }
      const batch = await this.#outbox.claim(
        this.#channel,
        this.#pace.mostEntries,
        this.#pace.leaseMs,
      );
      if (batch === null) return;
      // There may be more entries than fit in one message, so the dispatcher looks again at once.
      this.#nextLookMs = 0;
      // The batch has no parts if all of its entries were erased, or released from quarantine, before it was sent.
      if (countParts(batch) === 0) return await this.#outbox.markSent(batch.id);
      const outcome = await this.#sender.send(batch);
      this.#lastMessageAt = performance.now();
      await this.#recordOutcome(batch, outcome);
    } catch (error) {
      // Either the database can't be reached, or there is a bug. The batch is retried when its lease has run out.
      this.#log.error({ err: error, channel: this.#channel }, `telling ${this.#recipient} failed`);
    }
  }

  async #recordOutcome(batch: OutboxBatch, outcome: SendOutcome): Promise<void> {
    const logFields = {
      channel: this.#channel,
      leads: batch.leads.length,
      ...(batch.quarantined ? { quarantined: batch.quarantined.unreported } : {}),
      ...(batch.orders ? { orders: batch.orders.map(({ orderId }) => orderId) } : {}),
      tries: batch.attempts + 1,
    };
    const was = this.#recipient === 'staff' ? 'were' : 'was';
    switch (outcome.at) {
      case 'needless':
        await this.#outbox.markSent(batch.id);
        this.#log.debug({ ...logFields, because: outcome.because }, 'there was nothing to tell');
        return;
      case 'sent':
        await this.#outbox.markSent(batch.id);
        this.#state = outcome.remark === undefined ? 'on' : `on, but ${outcome.remark}`;
        if (outcome.remark === undefined)
          this.#log.info(logFields, `${this.#recipient} ${was} told`);
        else
          this.#log.error(
            { ...logFields, reason: outcome.remark },
            `${this.#recipient} ${was} told, but not all of them`,
          );
        return;
      case 'not yet':
        await this.#outbox.postpone(batch.id, outcome.until, mailLimitReason, false);
        this.#log.info(
          { ...logFields, until: outcome.until },
          `${this.#recipient} has had enough for now`,
        );
        return;
      case 'later': {
        this.#state = `failing: ${outcome.reason}`;
        const wait = nextRetryDelayMs(batch.attempts + 1);
        if (wait === null) return this.#giveUp(batch, logFields, outcome.reason);
        await this.#outbox.postpone(batch.id, new Date(this.#now() + wait), outcome.reason, true);
        this.#log.warn(
          { ...logFields, reason: outcome.reason, againInSeconds: Math.round(wait / 1000) },
          `telling ${this.#recipient} failed and is tried again`,
        );
        return;
      }
      case 'refused':
        if (countParts(batch) > 1) {
          // From now on each entry is sent separately, so that one bad entry does not block the others.
          await this.#outbox.splitBatch(batch.id);
          this.#log.warn(
            { ...logFields, reason: outcome.reason },
            'a message was refused; its parts are sent one by one',
          );
          return;
        }
        return this.#giveUp(batch, logFields, outcome.reason);
      case 'stopped':
        this.#stoppedBy = outcome.reason;
        this.#nextLookMs = this.#pace.probeMs;
        await this.#outbox.postpone(batch.id, new Date(this.#now()), outcome.reason, false);
        this.#log.error(
          { ...logFields, reason: outcome.reason },
          `telling ${this.#recipient} has stopped: the server does not accept our credentials`,
        );
        return;
      default:
        outcome satisfies never;
    }
  }

  async #giveUp(
    batch: OutboxBatch,
    logFields: Record<string, unknown>,
    reason: string,
  ): Promise<void> {
    await this.#outbox.giveUp(batch.id, reason);
    this.#state = `failing: set aside after ${reason}`;
    const todo = isCountedByStats(this.#channel)
      ? 'see "npm run leads -- stats", then "-- retry"'
      : '"npm run leads -- retry" tries again';
    this.#log.error({ ...logFields, reason }, `set aside: nobody was told of these; ${todo}`);
  }
}

const isCountedByStats = (channel: DispatchChannel) => channel === 'mail' || channel === 'webhook';

/**
 * Counts the parts of the batch: each lead, order and week is one part, and all quarantined submissions together are
 * one part. A batch without parts is not sent. A refused batch with several parts is sent again part by part.
 */
function countParts({ leads, quarantined, orders = [], weeks = [] }: OutboxBatch): number {
  return leads.length + (quarantined ? 1 : 0) + orders.length + weeks.length;
}
