/**
 * Passwords are kept as argon2id, with their parameters and their salt beside them, so that a stronger setting can
 * come later and the old ones still be read. Few are computed at once: each takes 64 MB, and a stranger decides how
 * many are asked for. A known caller (a browser that was signed in before, the bearer of a link or of a session) never
 * queues behind strangers.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

export type PasswordCost = { memoryKib: number; passes: number; lanes: number };

/** What the service takes, whose start names no other. */
export const ownCost: PasswordCost = { memoryKib: 65_536, passes: 3, lanes: 1 };
const bytes = { salt: 16, hash: 32 };
const atOnce = 2;
const mostWaiting = 20;

export type Queue = 'known' | 'strangers';

const argon2Of = promisify(argon2);

/** Too many are signing in at this moment; nothing was looked at. */
export class TooBusy extends Error {}

let running = 0;
const waiting: Readonly<Record<Queue, (() => void)[]>> = { known: [], strangers: [] };

/** Waits for one of the two places in which a password is computed. Rejects with TooBusy, before `work` has begun. */
export async function inTurn<T>(queue: Queue, work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    const line = waiting[queue];
    if (line.length >= mostWaiting) throw new TooBusy('Too many passwords are being checked');
    // A finished task hands its place over, so that no later one can take it first.
    await new Promise<void>((resolve) => line.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.known.shift() ?? waiting.strangers.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

function compute(
  password: string,
  salt: Buffer,
  { memoryKib, passes, lanes }: PasswordCost,
): Promise<Buffer> {
  return argon2Of('argon2id', {
    // The same letters may be typed as one sign or as two, depending on the keyboard.
    message: Buffer.from(password.normalize('NFKC')),
    nonce: salt,
    parallelism: lanes,
    tagLength: bytes.hash,
    memory: memoryKib,
    passes,
  });
}

export type Passwords = {
  /** In the form that other argon2 programs write and read. Rejects with TooBusy. */
  hashOf(password: string): Promise<string>;
  /** Without a stored hash it takes as long, and answers no. To be called `inTurn`. */
  isRight(password: string, stored: string | null): Promise<boolean>;
};

export function passwordsAt(cost: PasswordCost): Passwords {
  /** For addresses that nobody has: no password has this hash. */
  const nobodys = { ...cost, salt: randomBytes(bytes.salt), hash: randomBytes(bytes.hash) };
  return {
    async hashOf(password) {
      const salt = randomBytes(bytes.salt);
      const hash = await inTurn('known', () => compute(password, salt, cost));
      const { memoryKib, passes, lanes } = cost;
      return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${inBase64(salt)}$${inBase64(hash)}`;
    },
    async isRight(password, stored) {
      const { salt, hash, ...used } = read(stored) ?? nobodys;
      const isSame = timingSafeEqual(await compute(password, salt, used), hash);
      return isSame && stored !== null;
    },
  };
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]{43})$/;

function read(stored: string | null): (PasswordCost & { salt: Buffer; hash: Buffer }) | null {
  if (stored === null) return null;
  const [, memoryKib, passes, lanes, salt, hash] = form.exec(stored) ?? [];
  if (salt === undefined || hash === undefined)
    throw new Error('A stored password is in a form that is not ours');
  return {
    memoryKib: Number(memoryKib),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

const inBase64 = (data: Buffer) => data.toString('base64').replace(/=+$/, '');
