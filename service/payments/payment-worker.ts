/**
 * Does what is to be done about orders without anybody waiting for it, one round after the other: when something
 * came in, and every few seconds without being told.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Order } from '#database/orders/order-port.ts';
import { type ErrandOptions, type OrderErrands, orderErrands } from './order-errands.ts';

export type WorkerOptions = ErrandOptions & {
  /** How often to look without being told. */
  pollMs?: number;
};

const defaultPollMs = 5_000;
/** From one full batch of questions to the next, as after "reconcile": theirs is not the only site. */
const betweenBatchesMs = 1_000;

export class PaymentWorker {
  readonly #errands: OrderErrands;
  readonly #log: FastifyBaseLogger;
  readonly #pollMs: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #isClosed = false;
  #hasMore = false;

  constructor({ pollMs = defaultPollMs, ...options }: WorkerOptions) {
    this.#errands = orderErrands(options);
    this.#log = options.log;
    this.#pollMs = pollMs;
  }

  start(): void {
    this.#sleep(0);
  }

  /** Something came in. Resolves when it was looked at. */
  async nudge(): Promise<void> {
    if (this.#running === null) return this.#run();
    // A round that is under way may have looked already: all who come meanwhile wait for the next one.
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      return this.#run();
    });
    return this.#next;
  }

  /** For a visitor who comes back from paying, and wants to know now. */
  ask(order: Order): Promise<void> {
    return this.#errands.ask(order);
  }

  /** Waits for what is under way; what is not done is done by the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #sleep(ms: number): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), ms);
    this.#timer.unref();
  }

  #run(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#running ??= this.#round()
      .catch((error: unknown) => this.#log.error({ err: error }, 'looking after orders failed'))
      .finally(() => {
        this.#running = null;
        this.#sleep(this.#hasMore ? Math.min(betweenBatchesMs, this.#pollMs) : this.#pollMs);
      });
    return this.#running;
  }

  /** Events first: an order that was paid needs no link and no question. */
  async #round(): Promise<void> {
    this.#hasMore = false;
    await this.#errands.applyEvents();
    await this.#errands.offerLinks();
    await this.#errands.payBack();
    this.#hasMore = await this.#errands.askAround();
  }
}
