/**
 * Runs one kind of work, up to `atOnce` pieces in parallel. Each piece occupies a slot until it is finished. The loop
 * claims a piece for each free slot: when all slots were taken and a slot becomes free, when `nudge` or `wake` is
 * called, and every few seconds. Each kind of work has its own loop, so that no kind waits for another.
 */
import type { FastifyBaseLogger } from 'fastify';

export type WorkDefinition<Piece> = {
  /** Claims at most `limit` pieces. Fewer pieces mean that no more are due. */
  claim: (limit: number) => Promise<readonly Piece[]>;
  work: (piece: Piece) => Promise<void>;
  /** The most pieces that are worked on in parallel. */
  atOnce: number;
  /**
   * The pause after a claim that reached its limit. Without a pause, the next claim follows as soon as a slot is free.
   */
  pauseMs?: number;
  /**
   * The shortest time for which a piece occupies its slot, even if the piece is finished earlier. So at most `atOnce`
   * pieces begin in this time. Otherwise, thousands of short pieces would leave no processor time for visitors.
   */
  slotMs?: number;
};

export class WorkLoop<Piece> {
  readonly #kind: WorkDefinition<Piece>;
  readonly #pollMs: number;
  readonly #log: FastifyBaseLogger;
  readonly #underWay = new Map<Promise<void>, Piece>();
  readonly #slots = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #hasMore = false;
  #isClosed = false;

  constructor(kind: WorkDefinition<Piece>, pollMs: number, log: FastifyBaseLogger) {
    this.#kind = kind;
    this.#pollMs = pollMs;
    this.#log = log;
  }

  start(): void {
    this.#sleep(0);
  }

  /**
   * Looks for work at once. Resolves when the new pieces are claimed and all work in progress is finished. With
   * `isAwaited`, waits only for the pieces that this function selects, whether or not an earlier look has claimed them.
   */
  async nudge(isAwaited: (piece: Piece) => boolean = () => true): Promise<void> {
    await this.#lookAfresh();
    const awaited = [...this.#underWay].filter(([, piece]) => isAwaited(piece));
    await Promise.all(awaited.map(([done]) => done));
  }

  /**
   * Looks for work at once, for callers who do not wait for the result. They must not call `nudge`: its promise stays
   * in memory until all pieces are handled, which may never happen while new pieces arrive quickly.
   */
  wake(): void {
    void this.#lookAfresh();
  }

  /** Waits for work in progress. Work that has not begun is done after the next start of the service. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#underWay.keys());
  }

  #sleep(ms: number): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), ms);
    this.#timer.unref();
  }

  /**
   * Looks for work that has just arrived. A look in progress may have missed this work, so another look follows; all
   * callers who wait for the following look share it.
   */
  #lookAfresh(): Promise<void> {
    if (this.#looking === null) return this.#look();
    this.#next ??= this.#looking.then(() => {
      this.#next = null;
      return this.#look();
    });
    return this.#next;
  }

  #look(): Promise<void> {
    this.#looking ??= this.#claimAll()
      .catch((error: unknown) => {
        this.#hasMore = false;
        this.#report(error);
      })
      .finally(() => {
        this.#looking = null;
        const { pauseMs = 0, slotMs = 0 } = this.#kind;
        const pause = Math.max(pauseMs, slotMs);
        this.#sleep(this.#hasMore ? Math.min(pause, this.#pollMs) : this.#pollMs);
      });
    return this.#looking;
  }

  /** Claims and begins pieces until no more can be claimed for now. */
  async #claimAll(): Promise<void> {
    const { claim, atOnce, pauseMs } = this.#kind;
    this.#hasMore = false;
    while (!this.#isClosed) {
      const room = atOnce - this.#slots.size;
      if (room === 0) {
        // All slots are taken. If some pieces are finished and only keep their slots (see `slotMs`), this look ends.
        // Otherwise a caller that waits for its own pieces would also wait for a free slot.
        this.#hasMore = this.#underWay.size < atOnce;
        if (this.#hasMore) break;
        await Promise.race(this.#underWay.keys());
        continue;
      }
      const pieces = await claim(room);
      for (const piece of pieces) this.#begin(piece);
      if (pieces.length < room) break;
      this.#hasMore = pauseMs !== undefined;
      if (this.#hasMore) break;
    }
  }

  #begin(piece: Piece): void {
    const done = this.#kind
      .work(piece)
      .catch((error: unknown) => this.#report(error))
      .finally(() => this.#underWay.delete(done));
    this.#underWay.set(done, piece);
    const slot = this.#keepSlot(done).finally(() => this.#slots.delete(slot));
    this.#slots.add(slot);
  }

  async #keepSlot(done: Promise<void>): Promise<void> {
    const { slotMs = 0 } = this.#kind;
    if (slotMs > 0) await new Promise((resolve) => setTimeout(resolve, slotMs).unref());
    await done;
  }

  /** Only logs the error, because a piece that failed is retried when its lease has run out. */
  #report(error: unknown): void {
    this.#log.error({ err: error }, 'looking after orders failed');
  }
}
