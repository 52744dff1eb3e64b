/**
 * Runs the work on orders in the background: when `nudge` or `wake` is called, and every few seconds. Each kind of work
 * has its own loop, so that a slow refund delays neither a visitor's link nor a payment event.
 */
import type { Order } from '#database/orders/order.ts';
import { makeOrderWork, type OrderWork, type OrderWorkOptions } from './make-order-work.ts';
import { WorkLoop } from './work-loop.ts';

type WorkerOptions = OrderWorkOptions & {
  /** How often each loop looks for work if nobody calls `nudge` or `wake`. */
  pollMs?: number;
};

const defaultPollMs = 5_000;

type Loop = { start(): void; wake(): void; nudge(): Promise<void>; close(): Promise<void> };

export class OrderWorkLoops {
  readonly #worker: OrderWork;
  readonly #events: Loop;
  readonly #newLinks: WorkLoop<Order>;
  /** The loops for all other kinds of work, for which no visitor waits. */
  readonly #others: readonly Loop[];

  constructor({ pollMs = defaultPollMs, ...options }: WorkerOptions) {
    const worker = makeOrderWork(options);
    const { log } = options;
    this.#worker = worker;
    this.#events = new WorkLoop(worker.events, pollMs, log);
    this.#newLinks = new WorkLoop(worker.newLinks, pollMs, log);
    this.#others = [worker.triedLinks, worker.refunds, worker.polls, worker.linkEndings].map(
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
   * Looks for work at once. Without `awaited`, looks for all kinds of work, and resolves when the stored events are
   * applied and the new links were tried. With an order as `awaited`, looks only for events and new links, and waits
   * only for the events and for the link of this order.
   */
  async nudge(awaited?: Order): Promise<void> {
    if (awaited === undefined) for (const loop of this.#others) loop.wake();
    const isAwaited = ({ id }: Order) => awaited === undefined || id === awaited.id;
    await Promise.all([this.#events.nudge(), this.#newLinks.nudge(isAwaited)]);
  }

  /** Starts all kinds of work at once, and does not wait for the results. */
  wake(): void {
    for (const loop of this.#loops) loop.wake();
  }

  /** Starts the work on events and new links at once, and does not wait for the results. */
  wakeForLink(): void {
    this.#events.wake();
    this.#newLinks.wake();
  }

  /** Polls the provider about the order at once, for a visitor who returns from paying. */
  pollProvider(order: Order): Promise<void> {
    return this.#worker.pollProvider(order);
  }

  /** Waits for work in progress. Work that has not begun is done after the next start of the service. */
  async close(): Promise<void> {
    await Promise.all(this.#loops.map((loop) => loop.close()));
  }
}
