/** How a mail server's answers affect a message. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, type TestContext } from 'vitest';
import { type SmtpServer, startSmtpServer } from '../../tests/service/support/smtp-server.ts';
import { makeSmtpClient, type SmtpClient } from './make-smtp-client.ts';

const limits = { connectMs: 30_000, greetingMs: 30_000, socketMs: 30_000 };
const message = {
  from: 'web@staff.example',
  to: ['one@staff.example', 'two@staff.example'],
  subject: 'News',
  text: 'Some.',
};
const sent = { outcome: { at: 'sent' }, rejected: [] };

/** Starts a server for one test. The tests run in parallel, because every server takes a tenth of a second to greet. */
async function serverThat({ onTestFinished }: TestContext, given: Partial<SmtpServer> = {}) {
  const server = Object.assign(await startSmtpServer(), given);
  onTestFinished(() => server.close());
  const wayTo = (url: string, changes: Partial<typeof limits> = {}): SmtpClient => {
    const way = makeSmtpClient(url, { ...limits, ...changes });
    onTestFinished(() => way.close());
    return way;
  };
  const send = (changes?: Partial<typeof limits>) => wayTo(server.url, changes).send(message);
  return { server, wayTo, send };
}
const ended = (at: string, reason: string) => ({ outcome: { at, reason }, rejected: [] });

describe.concurrent('a message', () => {
  it('is sent when the server accepts it, and declares that no person wrote it', async (test) => {
    const { server, send } = await serverThat(test);
    expect(await send()).toEqual(sent);
    expect(server.acceptedMails[0]?.headers).toContain('Auto-Submitted: auto-generated');
  });

  it('is sent to the recipients that the server accepts, and the others are known', async (test) => {
    const { server, send } = await serverThat(test);
    server.refusedAddresses.add('two@staff.example');
    expect(await send()).toEqual({ ...sent, rejected: ['two@staff.example'] });
  });

  it.for([
    ['refuses all recipients', 550, 'EENVELOPE 550 RCPT TO'],
    ['refuses all recipients', 500, 'EENVELOPE 500 RCPT TO'],
    ['refuses the message', 554, 'EMESSAGE 554 DATA'],
  ] as const)(
    'is refused permanently when the server %s with %d',
    async ([behaviour, number, why], test) => {
      const { send } = await serverThat(test, { behaviour, refusalCode: number });
      expect(await send()).toEqual(ended('refused', why));
    },
  );

  it.for([
    ['refuses all recipients', 450, 'EENVELOPE 450 RCPT TO'],
    ['refuses all recipients', 499, 'EENVELOPE 499 RCPT TO'],
    ['refuses the message', 451, 'EMESSAGE 451 DATA'],
    ['refuses the password', 454, 'EAUTH 454 AUTH PLAIN'],
  ] as const)(
    'is tried later when the server %s with %d',
    async ([behaviour, number, why], test) => {
      const { send } = await serverThat(test, { behaviour, refusalCode: number });
      expect(await send()).toEqual(ended('later', why));
    },
  );

  it('is tried later when the whole server refuses to talk, even permanently', async (test) => {
    const { send } = await serverThat(test, { behaviour: 'is busy', refusalCode: 554 });
    expect(await send()).toEqual(ended('later', 'EPROTOCOL 554 CONN'));
  });

  it('stops all messages when the password is wrong or missing', async (test) => {
    const { server, wayTo, send } = await serverThat(test, { behaviour: 'refuses the password' });
    expect(await send()).toEqual(ended('stopped', 'EAUTH 535 AUTH PLAIN'));
    const without = wayTo(server.url.replace(':password@', '@'));
    expect(await without.send(message)).toEqual(ended('stopped', 'EAUTH API'));
  });

  it('is tried later when nobody listens, with no number in the reason', async (test) => {
    const { server, send } = await serverThat(test);
    await server.close();
    expect(await send()).toEqual(ended('later', 'ESOCKET CONN'));
  });

  it('is tried later when the server answers nothing, or stops answering', async (test) => {
    const { server, send } = await serverThat(test, { behaviour: 'says nothing' });
    expect(await send({ greetingMs: 100 })).toEqual(ended('later', 'ETIMEDOUT CONN'));
    server.behaviour = 'hangs after the data';
    expect(await send({ socketMs: 300 })).toEqual(ended('later', 'ETIMEDOUT CONN'));
  });

  it('never includes a file or a page of the web', async (test) => {
    const { server, wayTo } = await serverThat(test);
    const page = createServer((_, response) => response.end('a page'));
    await once(page.listen(0, '127.0.0.1'), 'listening');
    const href = `http://127.0.0.1:${(page.address() as AddressInfo).port}/`;
    for (const text of [{ path: import.meta.filename }, { href }])
      expect(await wayTo(server.url).send({ ...message, text })).toEqual(
        ended('later', 'ESTREAM API'),
      );
    page.close();
    expect(server.acceptedMails).toEqual([]);
  });
});

describe.concurrent('a check whether mail would work', () => {
  it('is answered without sending any', async (test) => {
    const { server, wayTo } = await serverThat(test);
    const way = wayTo(server.url);
    expect(await way.probe()).toEqual({ at: 'sent' });
    server.behaviour = 'refuses the password';
    expect(await way.probe()).toEqual({ at: 'stopped', reason: 'EAUTH 535 AUTH PLAIN' });
    server.refusalCode = 454;
    expect(await way.probe()).toEqual({ at: 'later', reason: 'EAUTH 454 AUTH PLAIN' });
    expect(server.acceptedMails).toEqual([]);
  });

  it('fails if a password is required and missing', async (test) => {
    const { server, wayTo } = await serverThat(test);
    const way = wayTo(`${server.url.replace('user:password@', '')}&forceAuth=true`);
    expect(await way.probe()).toEqual({ at: 'stopped', reason: 'ENOAUTH' });
  });
});

it('keeps no connection that it was told to close, also if the address asks to keep some', async (test) => {
  const { server, wayTo } = await serverThat(test);
  const way = wayTo(`${server.url}&pool=true`);
  expect(await way.send(message)).toEqual(sent);
  expect(server.openConnections).toBe(1);
  way.close();
  await expect.poll(() => server.openConnections).toBe(0);
});
