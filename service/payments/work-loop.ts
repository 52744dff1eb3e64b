/**
 * Looks after one kind of work: claims as many pieces as there is room for, works on them side by side, and looks
 * again when a piece is done, when it is nudged and every few seconds. Each kind has a loop of its own, so that no
 * kind waits for another; within a loop a slow piece holds its own place and no other.
 */
import type { FastifyBaseLogger } from 'fastify';

export type WorkKind<Piece> = {
  /** Up to `limit` pieces; fewer mean that there are no more. */
  claim: (limit: number) => Promise<readonly Piece[]>;
  work: (piece: Piece) => Promise<void>;
  /** Pieces side by side. */
  atOnce: number;
  /** From one full claim to the next; without it the next follows as soon as there is room. */
  pauseMs?: number;
};

export class WorkLoop<Piece> {
  readonly #kind: WorkKind<Piece>;
  readonly #pollMs: number;
  readonly #log: FastifyBaseLogger;
  readonly #underWay = new Map<Promise<void>, Piece>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #hasMore = false;
  #isClosed = false;

  constructor(kind: WorkKind<Piece>, pollMs: number, log: FastifyBaseLogger) {
    this.#kind = kind;
    this.#pollMs = pollMs;
    this.#log = log;
  }

  start(): void {
    this.#sleep(0);
  }

  /**
   * Something came in. Resolves when it was looked for, and what is under way by then is done: all of it, or the pieces
   * that `isAwaited` names. Another look may have begun them.
   */
  async nudge(isAwaited: (piece: Piece) => boolean = () => true): Promise<void> {
    await this.#lookAfresh();
    const awaited = [...this.#underWay].filter(([, piece]) => isAwaited(piece));
    await Promise.all(awaited.map(([done]) => done));
  }

  /** Waits for what is under way; what is not done is done by the next start. */
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

  /** A look that is under way may have passed what came in just now: all who come meanwhile share the next one. */
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
        const { pauseMs = 0 } = this.#kind;
        this.#sleep(this.#hasMore ? Math.min(pauseMs, this.#pollMs) : this.#pollMs);
      });
    return this.#looking;
  }

  /** Resolves when nothing more is to be claimed for now. */
  async #claimAll(): Promise<void> {
    const { claim, atOnce, pauseMs } = this.#kind;
    this.#hasMore = false;
    while (!this.#isClosed) {
      const room = atOnce - this.#underWay.size;
      if (room === 0) {
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
  }

  /** Its lease runs out, and it is tried again. */
  #report(error: unknown): void {
    this.#log.error({ err: error }, 'looking after orders failed');
  }
}
