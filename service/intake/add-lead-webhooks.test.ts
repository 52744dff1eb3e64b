import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isAddedEnquiryField, leadFields } from '#contract/rows/lead-fields.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import { openEnquiryDetails } from '../../tests/service/support/make-test-enquiry-api.ts';
import { type OpenedStore, onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import { storeStaffMember } from '../../tests/service/support/staff-and-enquiries.ts';
import { startTestApp, type TestApp } from '../../tests/service/support/start-test-app.ts';
import { mobileOfName } from '../../tests/support/mobile-of-name.ts';
import type { ApiOptions } from '../desk/api/api-options.ts';
import { makeSendingSystemsApi } from '../desk/api/settings/make-sending-systems-api.ts';
import { signWebhook } from '../notify/webhooks/post-webhook.ts';
import { matchColumnHeader } from './match-column-header.ts';

it.each(leadFields.filter(isAddedEnquiryField))(
  'the documentation names %s, and another system can send the field under this name',
  (field) => {
    const document = readFileSync('docs/webhooks.md', 'utf8');
    const [paragraph = ''] = /^A message is .*?\n\n/ms.exec(document) ?? [];
    expect(paragraph).toContain(`\`${field}\``);
    expect(matchColumnHeader(field)).toBe(field);
  },
);

onBothEngines('An enquiry of another system', (open) => {
  let opened: OpenedStore;
  let app: TestApp;
  let owner: StaffMember;
  beforeAll(async () => {
    opened = await open();
    app = await startTestApp({ store: await opened.openAnother() });
    owner = await storeStaffMember(app.store, 'owner');
  });
  afterAll(async () => {
    // The app stops before the stores are closed, because it uses one of them.
    await app.stop();
    await opened.close();
  });

  const apiOf = (staff: StaffMember) =>
    makeSendingSystemsApi({ store: app.store, staff, config: app.config } as unknown as ApiOptions);
  const makeSource = async (name = 'Facebook') => {
    const made = await apiOf(owner).make(name, 'elsewhere');
    if (made.at !== 'made') throw new Error(made.sentence);
    const id = made.address.split('/').at(-1) ?? '';
    return { id, secret: made.secret, path: `/webhooks/leads/${id}` };
  };
  const post = (path: string, body: string, headers: Record<string, string>) =>
    fetch(app.url + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
  const signed = (secret: string, body: string, id: string, at = Date.now()) => {
    const seconds = Math.floor(at / 1000);
    return {
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signWebhook(secret, id, seconds, body),
    };
  };
  const person = (name: string) =>
    JSON.stringify({ full_name: name, phone_number: mobileOfName(name), city: 'Kochi' });
  const found = async (name: string) => {
    const { rows } = await app.store.desk.inbox({ search: name }, 'all', 1);
    return rows;
  };

  it('is stored with the key, notified to staff, and named after its system', async () => {
    const { path, secret, id } = await makeSource();
    const before = (await app.store.stats()).outbox.mail.waiting;
    const answer = await post(path, person('Bearer Sent'), bearer(secret));
    expect([answer.status, await answer.json()]).toEqual([201, { status: 'added' }]);
    const [enquiry] = await found('Bearer Sent');
    expect(enquiry).toMatchObject({ kind: 'added_enquiries', source: 'Facebook', ownerId: null });
    expect((await app.store.stats()).outbox.mail.waiting).toBe(before + 1);
    const sheet = await openEnquiryDetails(app.store, owner, enquiry?.id ?? '');
    expect(sheet.added).toEqual({
      way: 'other system',
      told: 'elsewhere',
      takenBy: id,
      system: 'Facebook',
    });
    expect((await apiOf(owner).list()).find((one) => one.id === id)?.lastAt).not.toBeNull();
  });

  it('is accepted with a signature of Standard Webhooks, once, and never when it is old or changed', async () => {
    const { path, secret } = await makeSource();
    const body = person('Signed Sent');
    const headers = signed(secret, body, 'msg_1');
    expect((await post(path, body, headers)).status).toBe(201);
    const again = await post(path, body, headers);
    expect([again.status, await again.json()]).toEqual([200, { status: 'repeated' }]);
    expect(await found('Signed Sent')).toHaveLength(1);
    const old = signed(secret, body, 'msg_2', Date.now() - 600_000);
    expect((await post(path, body, old)).status).toBe(401);
    expect((await post(path, person('Changed'), signed(secret, body, 'msg_3'))).status).toBe(401);
    expect((await post(path, body, signed('another', body, 'msg_4'))).status).toBe(401);
    expect(await found('Changed')).toEqual([]);
  });

  it('is read in the nesting of Facebook, and as a form; the same lead twice is stored once', async () => {
    const { path, secret } = await makeSource();
    const nested = (extra: string) =>
      JSON.stringify({
        data: {
          leadgen_id: 'l-77',
          field_data: [
            { name: 'full_name', values: ['Nested Person'] },
            { name: 'phone_number', values: [`p:+91${mobileOfName('Nested Person')}`] },
          ],
        },
        extra,
      });
    expect((await post(path, nested('one'), bearer(secret))).status).toBe(201);
    expect((await post(path, nested('two'), bearer(secret))).status).toBe(200);
    expect(await found('Nested Person')).toHaveLength(1);
    const form = new URLSearchParams({ Name: 'Form Person', Mobile: mobileOfName('Form Person') });
    const answer = await post(path, form.toString(), {
      ...bearer(secret),
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.status).toBe(201);
  });

  it('is refused with a sentence for what is wrong with it', async () => {
    const { path, secret } = await makeSource();
    const answer = await post(path, '{"name":"No Way"}', bearer(secret));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ errors: { phone: expect.stringContaining('phone') } });
    expect((await post(path, 'no json', bearer(secret))).status).toBe(400);
    const long = JSON.stringify({ name: 'x'.repeat(70_000) });
    const tooLong = await post(path, long, bearer(secret));
    expect([tooLong.status, await tooLong.json()]).toEqual([
      413,
      { error: expect.stringMatching(/longer than 64 kB/) },
    ]);
  });

  it('is refused without a key, with another system’s key, and after its own key is withdrawn', async () => {
    const [one, other] = [await makeSource(), await makeSource('JustDial')];
    const body = person('Never Stored');
    expect((await post(one.path, body, {})).status).toBe(401);
    expect((await post(one.path, body, bearer(other.secret))).status).toBe(401);
    expect((await post('/webhooks/leads/none', body, bearer(one.secret))).status).toBe(401);
    expect(await apiOf(owner).withdraw(one.id)).toBe(true);
    expect(await apiOf(owner).withdraw(one.id)).toBe(false);
    expect((await post(one.path, body, bearer(one.secret))).status).toBe(401);
    expect(await found('Never Stored')).toEqual([]);
  });

  it('has keys that only the owner makes, sees and withdraws, and that the audit never contains', async () => {
    const { id, secret } = await makeSource();
    for (const role of ['counsellor', 'accounts'] as const) {
      const api = apiOf(await storeStaffMember(app.store, role));
      for (const ask of [
        () => api.list(),
        () => api.make('Mine', 'not yet'),
        () => api.withdraw(id),
      ])
        await expect(ask()).rejects.toMatchObject({ status: 403 });
    }
    const told = JSON.stringify([
      await apiOf(owner).list(),
      await app.store.desk.readAuditPage({}),
    ]);
    expect(told).not.toContain(secret);
    expect(await apiOf(owner).make('  ', 'not yet')).toMatchObject({ at: 'refused' });
  });

  it('is slowed down when somebody tries keys', async () => {
    const { path } = await makeSource();
    const statuses = [];
    for (let n = 0; n < 40; n += 1)
      statuses.push((await post(path, '{}', bearer(`guess ${n}`))).status);
    expect(statuses).toContain(429);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });
});
