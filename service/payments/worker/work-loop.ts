/**
 * Runs one kind of work, in up to `atOnce` pieces in parallel. Each piece occupies a slot, which is free again when
 * the piece is finished. The loop claims as many pieces as slots are free: when a slot becomes free after all were
 * taken, when the loop is nudged, and every few seconds. Each kind of work has its own loop, so that no kind waits for
 * another.
 */
import type { FastifyBaseLogger } from 'fastify';

export type WorkDefinition<Piece> = {
  /** Claims at most `limit` pieces. Fewer pieces mean that no more are due. */
  claim: (limit: number) => Promise<readonly Piece[]>;
  work: (piece: Piece) => Promise<void>;
  /** The most pieces that are worked on in parallel. */
  atOnce: number;
  /**
   * The pause after a claim that reached its limit. If no pause is set, the next claim follows as soon as a slot is
   * free.
   */
  pauseMs?: number;
  /**
   * The shortest time for which a piece occupies its slot, even if it is finished earlier. So at most `atOnce` pieces
   * begin in this time. Otherwise, thousands of short pieces would leave no processor time for visitors.
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
   * Looks for work at once, because something has arrived. Resolves when the new pieces are claimed and all work in
   * progress is finished. With `isAwaited`, waits only for the pieces that it selects; an earlier claim may have begun
   * them.
   */
  async nudge(isAwaited: (piece: Piece) => boolean = () => true): Promise<void> {
    await this.#lookAfresh();
    const awaited = [...this.#underWay].filter(([, piece]) => isAwaited(piece));
    await Promise.all(awaited.map(([done]) => done));
  }

  /**
   * Looks for work at once, for callers who do not wait for the result. They must not call `nudge`: while pieces arrive
   * faster than they are handled, its promise does not resolve, and every such promise stays in memory.
   */
  wake(): void {
    void this.#lookAfresh();
  }

  /** Waits for work in progress; the next start of the service does the rest. */
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
   * Looks for work that has just arrived. A claim in progress may have missed this work, so another claim follows. All
   * callers who wait for that next claim share it.
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

  /** Resolves when nothing more can be claimed for now. */
  async #claimAll(): Promise<void> {
    const { claim, atOnce, pauseMs } = this.#kind;
    this.#hasMore = false;
    while (!this.#isClosed) {
      const room = atOnce - this.#slots.size;
      if (room === 0) {
        // All slots are taken. If some of their pieces are finished already (see `slotMs`), this look ends, because a
        // caller that waits for its own pieces must not also wait for a free slot.
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

  /** Only logs the error. The lease of a claimed piece runs out, and the piece is then retried. */
  #report(error: unknown): void {
    this.#log.error({ err: error }, 'looking after orders failed');
  }
}
