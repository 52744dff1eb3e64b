/** The receiver that `docs/running.md` shows, as somebody would copy it from there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Batch } from '#database/outbox/outbox-port.ts';
import { sampleLead } from '../../tests/service/support/sample-lead.ts';
import { scratchFolder } from '../../tests/service/support/scratch-folder.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { signature, webhookSender } from './webhook-sender.ts';

const secret = 'a-secret-that-both-know';

function batch(id: string, name: string): Batch {
  const createdAt = new Date('2026-11-21T08:35:00Z');
  const lead = sampleLead({
    createdAt,
    name,
    phone: '098765 43210',
    program: 'Web Development',
    message: 'ஒரு கேள்வி',
  });
  return { id, channel: 'webhook', attempts: 0, createdAt, leads: [lead] };
}

describe('the receiver in the document', () => {
  const folder = scratchFolder();
  let receiver: ChildProcess;
  let url: string;
  let printed = '';

  beforeAll(async () => {
    const document = readFileSync('docs/running.md', 'utf8');
    const [, code = ''] = /```js\n(\/\/ receiver\.mjs[\s\S]*?)```/.exec(document) ?? [];
    expect([...code.matchAll(/from '([^']+)'/g)].map(([, module]) => module)).toEqual([
      'node:crypto',
      'node:http',
    ]);
    const file = join(folder.path, 'receiver.mjs');
    writeFileSync(file, code);
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    receiver = spawn(process.execPath, [file], {
      env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    receiver.stdout?.on('data', (chunk) => {
      printed += chunk;
    });
    const isUp = () => fetch(url, { method: 'POST' }).then(Boolean, () => false);
    while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  beforeEach(() => {
    printed = '';
  });
  afterAll(async () => {
    receiver.kill('SIGKILL');
    await once(receiver, 'exit');
    folder.remove();
  });

  const send = (id: string, name: string, { with: key = secret, at = Date.now } = {}) =>
    webhookSender({ url, secret: key }, at).send(batch(id, name));
  const printedOnce = async (text: string) => {
    while (!printed.includes(text)) await new Promise((resolve) => setTimeout(resolve, 10));
    return printed.split(text).length === 2;
  };

  it('takes what the service sends, and prints it once however often it comes', async () => {
    expect(await send('id-1', 'Asha')).toEqual({ at: 'sent' });
    expect(await send('id-1', 'Asha')).toEqual({ at: 'sent' });
    expect(await send('id-2', 'Ravi')).toEqual({ at: 'sent' });
    expect(await printedOnce('Ravi')).toBe(true);
    expect(await printedOnce('Asha')).toBe(true);
    expect(printed).toContain('+919876543210');
    expect(printed).toContain('ஒரு கேள்வி');
  });

  it('refuses another secret, an old signature and a body that was changed', async () => {
    const refused = { at: 'later', reason: 'status 401' };
    expect(await send('id-3', 'Asha', { with: 'another-secret-of-16' })).toEqual(refused);
    expect(await send('id-4', 'Asha', { at: () => Date.now() - 6 * 60_000 })).toEqual(refused);
    expect(await send('id-5', 'Asha', { at: () => Date.now() + 6 * 60_000 })).toEqual(refused);
    const seconds = Math.floor(Date.now() / 1000);
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'webhook-id': 'id-6',
        'webhook-timestamp': String(seconds),
        'webhook-signature': signature(secret, 'id-6', seconds, '{"data":{"name":"Asha"}}'),
      },
      body: '{"data":{"name":"Mallory"}}',
    });
    expect(answer.status).toBe(401);
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
    expect(printed).toBe('');
  });
});

describe('a secret in the form of Standard Webhooks', () => {
  it('is the key that its libraries make of it', () => {
    // The example of the specification.
    expect(
      signature(
        'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
        'msg_p5jXN8AQM9LWM0D4loKWxJek',
        1614265330,
        '{"test": 2432232314}',
      ),
    ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });
});
