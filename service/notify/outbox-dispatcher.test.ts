import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxBatch, OutboxPort } from '#database/outbox/outbox-port.ts';
import { type DispatchChannel, OutboxDispatcher } from './outbox-dispatcher.ts';
import type { OutboxSender, SendOutcome } from './outbox-sender.ts';

const pace = { mostEntries: 1, pauseMs: 0, gatherMs: 0, pollMs: 10, probeMs: 10, leaseMs: 60_000 };

it('closing waits for the message that is being sent, and marks it as sent', async () => {
  const happened: string[] = [];
  const onItsWay = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const marked = Promise.withResolvers<void>();
  const batch = {
    id: 'batch',
    channel: 'mail',
    attempts: 0,
    createdAt: new Date(),
    leads: [{}],
  } as unknown as OutboxBatch;
  const outbox = {
    claim: async () => batch,
    markSent: async () => {
      happened.push('noted as sent');
      marked.resolve();
    },
  } as unknown as OutboxPort;
  const sender: OutboxSender = {
    async send() {
      onItsWay.resolve();
      await taken.promise;
      return { at: 'sent' };
    },
    probe: async () => ({ at: 'sent' }),
    close: () => happened.push('connection closed'),
  };
  const dispatcher = new OutboxDispatcher('mail', outbox, sender, pace, Date.now, Fastify().log);
  dispatcher.start();
  await onItsWay.promise;

  const closed = dispatcher.close();
  setTimeout(() => taken.resolve(), 50);
  await Promise.all([closed, marked.promise]);
  expect(happened).toEqual(['noted as sent', 'connection closed']);
});

describe('the dispatcher of a channel', () => {
  /** The events in order, each with the seconds since the start of the test. */
  let happened: string[];
  let waiting: Partial<OutboxBatch>[];
  let outcomes: SendOutcome[];
  let probes: SendOutcome[];
  let logged: { level: string; line: Record<string, unknown> }[];
  /** The log messages of these events. */
  let said: string[];
  let dispatcherFor: (channel: DispatchChannel) => OutboxDispatcher;
  let dispatcher: OutboxDispatcher;
  let isAway: boolean;
  const start = Date.UTC(2026, 0, 5, 9);
  const note = (what: string) => happened.push(`${(Date.now() - start) / 1000} ${what}`);

  beforeEach(() => {
    // A dispatcher pauses after its process has started, as it does after a message. The fake clock starts a minute
    // early, so that this pause is over before each test.
    vi.useFakeTimers({ now: start - 60_000 });
    vi.advanceTimersByTime(60_000);
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    [happened, waiting, outcomes, probes, logged, said, isAway] = [[], [], [], [], [], [], false];
    const outbox: Partial<OutboxPort> = {
      claim: async (channel, limit, leaseMs) => {
        if (isAway) throw new Error('away');
        const batch = waiting.shift();
        note(`look for ${limit} of ${channel}, for ${leaseMs / 1000}`);
        return batch === undefined
          ? null
          : ({ id: 'b', attempts: 0, leads: [{}], ...batch } as OutboxBatch);
      },
      markSent: async (id) => void note(`${id} sent`),
      postpone: async (id, dueAt, reason, countsAsTry) =>
        void note(
          `${id} at ${(dueAt.getTime() - start) / 1000}: ${reason}${countsAsTry ? '' : ', uncounted'}`,
        ),
      splitBatch: async (id) => void note(`${id} separated`),
      giveUp: async (id, reason) => void note(`${id} aside: ${reason}`),
    };
    const sender: OutboxSender = {
      send: async () => outcomes.shift() ?? { at: 'sent' },
      probe: async () => {
        note('probe');
        return probes.shift() ?? { at: 'sent' };
      },
      close: () => note('closed'),
    };
    const log = Object.fromEntries(
      ['debug', 'info', 'warn', 'error'].map((level) => [
        level,
        (line: Record<string, unknown>, sentence: string) => {
          logged.push({ level, line });
          said.push(sentence);
        },
      ]),
    );
    const slow = {
      mostEntries: 9,
      pauseMs: 60_000,
      gatherMs: 3_000,
      pollMs: 15_000,
      probeMs: 900_000,
      leaseMs: 300_000,
    };
    dispatcherFor = (channel) =>
      new OutboxDispatcher(channel, outbox as OutboxPort, sender, slow, Date.now, log as never);
    dispatcher = dispatcherFor('mail');
  });
  afterEach(async () => {
    await dispatcher.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  const look = 'look for 9 of mail, for 300';
  const timesOf = (what: string) =>
    happened.filter((line) => line.includes(what)).map((line) => Number(line.split(' ')[0]));

  it('polls at once, then four times a minute while nothing waits', async () => {
    dispatcher.start();
    await pass(46);
    expect(happened).toEqual([`0 ${look}`, `15 ${look}`, `30 ${look}`, `45 ${look}`]);
    expect(dispatcher.state).toBe('on');
  });

  it('starts early after a new row, and first waits a moment for further rows', async () => {
    dispatcher.start();
    await pass(1);
    dispatcher.nudge();
    await pass(2);
    dispatcher.nudge();
    await pass(10);
    expect(timesOf('look')).toEqual([0, 4]);
    // The next poll is due at 19 seconds. The call of `nudge` at 18 seconds must not delay it.
    await pass(5);
    dispatcher.nudge();
    await pass(1.5);
    expect(timesOf('look')).toEqual([0, 4, 19]);
  });

  it('sends one message after the other, and pauses between them', async () => {
    waiting = [{ id: 'one' }, { id: 'two' }];
    dispatcher.start();
    await pass(61);
    dispatcher.nudge();
    await pass(60);
    expect(happened.filter((line) => line.endsWith('sent'))).toEqual(['0 one sent', '60 two sent']);
    expect(timesOf('look')).toEqual([0, 60, 120]);
    expect(logged).toEqual(
      Array(2).fill({ level: 'info', line: { channel: 'mail', leads: 1, tries: 1 } }),
    );
  });

  it('skips erased entries, and continues at once', async () => {
    waiting = [{ id: 'empty', leads: [] }, { id: 'full' }];
    outcomes = [{ at: 'later', reason: 'was not to be sent' }];
    dispatcher.start();
    await pass(1);
    expect(happened[1]).toBe('0 empty sent');
    expect(timesOf('look').map(Math.floor)).toEqual([0, 0]);
    expect(timesOf('full at').map(Math.floor)).toEqual([0]);
  });

  it('reports a quarantined submission like an enquiry', async () => {
    waiting = [{ id: 'aside', leads: [], quarantined: { unreported: 4 } as never }];
    dispatcher.start();
    await pass(1);
    expect(timesOf('aside sent')).toEqual([0]);
    expect(logged[0]?.line).toEqual({ channel: 'mail', leads: 0, quarantined: 4, tries: 1 });
  });

  it('postpones an entry that could not be sent, and logs it', async () => {
    waiting = [{ attempts: 2 }];
    outcomes = [{ at: 'later', reason: 'ECONNREFUSED' }];
    dispatcher.start();
    await pass(1);
    expect(happened).toContain('0 b at 900: ECONNREFUSED');
    expect(dispatcher.state).toBe('failing: ECONNREFUSED');
    expect(logged).toMatchObject([
      { level: 'warn', line: { tries: 3, reason: 'ECONNREFUSED', againInSeconds: 900 } },
    ]);
    waiting = [{}];
    await pass(60);
    expect(dispatcher.state).toBe('on');
  });

  it('postpones a mail to an address that is limited, without counting a failure', async () => {
    waiting = [{ attempts: 2 }, {}];
    outcomes = [{ at: 'not yet', until: new Date(start + 90_000) }];
    dispatcher.start();
    await pass(1);
    expect(happened).toContain('0 b at 90: the limit of its address, uncounted');
    expect(dispatcher.state).toBe('on');
    expect(logged).toMatchObject([{ level: 'info', line: { until: new Date(start + 90_000) } }]);
  });

  it('gives up an entry after three days of failures, and logs an error', async () => {
    waiting = [{ attempts: 15 }, { attempts: 16 }];
    outcomes = Array(2).fill({ at: 'later', reason: 'silence' });
    dispatcher.start();
    await pass(61);
    expect(happened[1]).toMatch(/^0 b at \d+: silence$/);
    expect(happened).toContain('60 b aside: silence');
    expect(dispatcher.state).toBe('failing: set aside after silence');
    expect(logged[1]).toMatchObject({ level: 'error', line: { tries: 17, reason: 'silence' } });
  });

  it('sends the entries of a refused message one by one, and gives up the one that is refused', async () => {
    waiting = [
      { id: 'two', leads: [{}, {}] as never },
      { id: 'and more', quarantined: { since: 1 } as never },
      { id: 'one' },
    ];
    outcomes = Array(3).fill({ at: 'refused', reason: 'no such user' });
    dispatcher.start();
    await pass(121);
    expect(happened).toContain('0 two separated');
    expect(happened).toContain('60 and more separated');
    expect(happened).toContain('120 one aside: no such user');
    expect(logged.map(({ level }) => level)).toEqual(['warn', 'warn', 'error']);
    expect(logged[0]?.line).toMatchObject({ leads: 2, reason: 'no such user' });
  });

  it('names by their place the staff members that were not notified', async () => {
    waiting = [{}, {}];
    outcomes = [{ at: 'sent', remark: 'one was refused' }];
    dispatcher.start();
    await pass(1);
    expect([happened[1], dispatcher.state]).toEqual(['0 b sent', 'on, but one was refused']);
    expect(logged).toMatchObject([{ level: 'error', line: { reason: 'one was refused' } }]);
    await pass(60);
    expect(dispatcher.state).toBe('on');
  });

  it('stops at a wrong password, tries four times an hour, and continues when it works again', async () => {
    waiting = [{}];
    outcomes = [{ at: 'stopped', reason: 'EAUTH' }];
    probes = [
      { at: 'stopped', reason: 'EAUTH' },
      { at: 'refused', reason: 'no' },
    ];
    dispatcher.start();
    await pass(1);
    expect(happened).toEqual([`0 ${look}`, '0 b at 0: EAUTH, uncounted']);
    expect(dispatcher.state).toBe('stopped: EAUTH');
    expect(logged).toMatchObject([{ level: 'error', line: { reason: 'EAUTH' } }]);
    dispatcher.nudge();
    await pass(900 * 3);
    expect(timesOf('probe')).toEqual([900, 1800, 2700]);
    expect(timesOf('look')).toEqual([0, 2700]);
    expect(dispatcher.state).toBe('on');
    expect(logged[1]).toEqual({ level: 'info', line: { channel: 'mail' } });
  });

  it('reports orders by their numbers, and sends the parts one by one when they are refused', async () => {
    const orders = ['first', 'second'].map((orderId) => ({ type: 'order.doubt', orderId }));
    waiting = [
      { id: 'both', leads: [], orders },
      { id: 'one', leads: [], orders: orders.slice(1) },
    ];
    outcomes = Array(2).fill({ at: 'refused', reason: 'no' });
    dispatcher.start();
    await pass(61);
    expect(happened.filter((line) => !line.includes('look'))).toEqual([
      '0 both separated',
      '60 one aside: no',
    ]);
    expect(logged.map(({ line }) => line.orders)).toEqual([['first', 'second'], ['second']]);
    expect(said[0]).toBe('a message was refused; its parts are sent one by one');
  });

  it('marks entries that need no notification any more as done, and stays healthy', async () => {
    waiting = [{}, { id: 'seen' }];
    outcomes = [
      { at: 'sent', remark: 'one was refused' },
      { at: 'needless', because: 'it was seen' },
    ];
    dispatcher.start();
    await pass(61);
    expect(happened).toContain('60 seen sent');
    expect(dispatcher.state).toBe('on, but one was refused');
    expect(logged[1]).toMatchObject({ level: 'debug', line: { because: 'it was seen' } });
  });

  it('sends nothing else while a message is being sent, however many rows arrive', async () => {
    const answer = Promise.withResolvers<SendOutcome>();
    waiting = [{ id: 'slow' }, { id: 'next' }];
    outcomes = [answer.promise as unknown as SendOutcome];
    dispatcher.start();
    await pass(1);
    dispatcher.nudge();
    await pass(30);
    expect(timesOf('look')).toEqual([0]);
    answer.resolve({ at: 'sent' });
    // The pause counts from the end of one message to the start of the next.
    await pass(59);
    expect(timesOf('look')).toEqual([0]);
    await pass(2);
    expect(timesOf('sent')).toEqual([31, 91]);
  });

  it('logs who was notified or not, and what to do', async () => {
    const everything: SendOutcome[] = [
      { at: 'sent' },
      { at: 'sent', remark: 'one was refused' },
      { at: 'later', reason: 'silence' },
      { at: 'refused', reason: 'no' },
      { at: 'stopped', reason: 'EAUTH' },
    ];
    const saidBy = async (channel: DispatchChannel) => {
      said = [];
      waiting = Array.from(everything, () => ({}));
      outcomes = [...everything];
      const one = dispatcherFor(channel);
      one.start();
      await pass(5 * 60 + 900);
      await one.close();
      return said;
    };
    expect(await saidBy('mail')).toEqual([
      'staff were told',
      'staff were told, but not all of them',
      'telling staff failed and is tried again',
      'set aside: nobody was told of these; see "npm run leads -- stats", then "-- retry"',
      'telling staff has stopped: the server does not accept our credentials',
      'telling staff works again',
    ]);
    // "stats" counts the messages to staff and to the CRM only.
    expect((await saidBy('visitor')).slice(0, 4)).toEqual([
      'a visitor was told',
      'a visitor was told, but not all of them',
      'telling a visitor failed and is tried again',
      'set aside: nobody was told of these; "npm run leads -- retry" tries again',
    ]);
  });

  it('polls again after the database was unreachable', async () => {
    isAway = true;
    dispatcher.start();
    await pass(1);
    expect(logged).toMatchObject([
      { level: 'error', line: { channel: 'mail', err: new Error('away') } },
    ]);
    expect(said).toEqual(['telling staff failed']);
    isAway = false;
    await pass(15);
    expect(timesOf('look')).toEqual([15]);
  });

  it('does not poll after it was closed, and says goodbye to the server', async () => {
    dispatcher.start();
    await pass(1);
    await dispatcher.close();
    expect(vi.getTimerCount()).toBe(0);
    dispatcher.nudge();
    dispatcher.start();
    await pass(60);
    expect(happened).toEqual([`0 ${look}`, '1 closed']);
  });

  it('closes even if a server never answers', async () => {
    waiting = [{}];
    const answer = Promise.withResolvers<SendOutcome>();
    outcomes = [answer.promise as unknown as SendOutcome];
    dispatcher.start();
    await pass(1);
    const closed = dispatcher.close();
    await pass(1.4);
    expect(timesOf('closed')).toEqual([]);
    await pass(0.2);
    const closedAt = timesOf('closed');
    answer.resolve({ at: 'sent' });
    await closed;
    expect(closedAt).toEqual([2.5]);
  });
});
