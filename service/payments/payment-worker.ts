/**
 * Does what is to be done about orders without anybody waiting for it: when something came in, and every few seconds
 * without being told. Each kind of work has a loop of its own, because a slow refund must not hold up a visitor's link
 * or the news of a payment.
 */
import type { Order } from '#database/orders/order-port.ts';
import { type OrderWorker, type OrderWorkerOptions, orderWorker } from './order-worker.ts';
import { WorkLoop } from './work-loop.ts';

export type WorkerOptions = OrderWorkerOptions & {
  /** How often to look without being told. */
  pollMs?: number;
};

const defaultPollMs = 5_000;

type Loop = { start(): void; nudge(): Promise<void>; close(): Promise<void> };

export class PaymentWorker {
  readonly #worker: OrderWorker;
  readonly #events: Loop;
  readonly #newLinks: WorkLoop<Order>;
  /** Nobody waits for these at this moment. */
  readonly #others: readonly Loop[];

  constructor({ pollMs = defaultPollMs, ...options }: WorkerOptions) {
    const worker = orderWorker(options);
    const { log } = options;
    this.#worker = worker;
    this.#events = new WorkLoop(worker.events, pollMs, log);
    this.#newLinks = new WorkLoop(worker.newLinks, pollMs, log);
    this.#others = [worker.triedLinks, worker.refunds, worker.questions].map(
      (kind) => new WorkLoop(kind, pollMs, log),
    );
  }

  get #loops(): readonly Loop[] {
    return [this.#events, this.#newLinks, ...this.#others];
  }

  start(): void {
    for (const loop of this.#loops) loop.start();
  }

  /**
   * Something came in. Resolves when stored events are applied and new links were tried for: all of them, or that of
   * the order whose visitor waits.
   */
  async nudge(awaited?: Order): Promise<void> {
    for (const loop of this.#others) void loop.nudge();
    const isAwaited = ({ id }: Order) => awaited === undefined || id === awaited.id;
    await Promise.all([this.#events.nudge(), this.#newLinks.nudge(isAwaited)]);
  }

  /** For a visitor who comes back from paying, and wants to know now. */
  ask(order: Order): Promise<void> {
    return this.#worker.ask(order);
  }

  /** Waits for what is under way; what is not done is done by the next start. */
  async close(): Promise<void> {
    await Promise.all(this.#loops.map((loop) => loop.close()));
  }
}
