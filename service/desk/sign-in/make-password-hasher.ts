/**
 * Hashes passwords with argon2id. Parameters and salt are stored with the hash, so that later releases can use stronger
 * parameters. Only two hashes are computed at once, because each takes 64 MB and strangers can request any number. A
 * known caller (a browser that signed in before, an invited person, or a member with a session) never waits behind
 * strangers.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

export type PasswordCost = { memoryKib: number; passes: number; lanes: number };

/** 64 MB of memory and three passes for each hash. */
export const defaultPasswordCost: PasswordCost = { memoryKib: 65_536, passes: 3, lanes: 1 };
const byteLengths = { salt: 16, hash: 32 };
const atOnce = 2;
const maxWaiting = 20;

export type HashQueueName = 'known' | 'strangers';

const argon2Of = promisify(argon2);

/** Thrown if too many callers wait for a password hash. The password was neither checked nor hashed. */
export class HashQueueFull extends Error {}

let running = 0;
const waiting: Readonly<Record<HashQueueName, (() => void)[]>> = { known: [], strangers: [] };

/**
 * Runs `work` as soon as fewer than two hashes are being computed. If too many callers already wait, rejects with
 * HashQueueFull and does not run `work`.
 */
export async function runInHashQueue<T>(queue: HashQueueName, work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    const queueOfCallers = waiting[queue];
    if (queueOfCallers.length >= maxWaiting)
      throw new HashQueueFull('Too many passwords are being checked');
    // A call that is finished gives its slot directly to a waiting caller (a known one first), so that no later caller
    // can take the slot.
    await new Promise<void>((resolve) => queueOfCallers.push(resolve));
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
    // The password is normalised, because one keyboard types a letter as one character and another keyboard as two.
    message: Buffer.from(password.normalize('NFKC')),
    nonce: salt,
    parallelism: lanes,
    tagLength: byteLengths.hash,
    memory: memoryKib,
    passes,
  });
}

export type PasswordHasher = {
  /** Returns the hash in the standard format of argon2 programs. Rejects with HashQueueFull. */
  hashOf(password: string): Promise<string>;
  /**
   * Whether the password belongs to the stored hash. If `stored` is null, resolves with false after the same time, so
   * that nobody learns which members exist. Callers run this inside `runInHashQueue`.
   */
  matches(password: string, stored: string | null): Promise<boolean>;
};

export function makePasswordHasher(cost: PasswordCost): PasswordHasher {
  /**
   * A hash that belongs to no password. It is checked when an address is unknown, so that the answer takes the same
   * time as for a member.
   */
  const dummyHash = {
    ...cost,
    salt: randomBytes(byteLengths.salt),
    hash: randomBytes(byteLengths.hash),
  };
  return {
    async hashOf(password) {
      const salt = randomBytes(byteLengths.salt);
      const hash = await runInHashQueue('known', () => compute(password, salt, cost));
      const { memoryKib, passes, lanes } = cost;
      return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${inBase64(salt)}$${inBase64(hash)}`;
    },
    async matches(password, stored) {
      const { salt, hash, ...used } = parseStoredHash(stored) ?? dummyHash;
      const isSame = timingSafeEqual(await compute(password, salt, used), hash);
      return isSame && stored !== null;
    },
  };
}

const storedHashPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]{43})$/;

function parseStoredHash(
  stored: string | null,
): (PasswordCost & { salt: Buffer; hash: Buffer }) | null {
  if (stored === null) return null;
  const [, memoryKib, passes, lanes, salt, hash] = storedHashPattern.exec(stored) ?? [];
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
