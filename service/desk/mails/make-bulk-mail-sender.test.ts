import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import { makeUuidV7 } from '#database/uuid-v7.ts';
import { makeInitialMessageTemplates } from '#domain/messages/make-initial-message-templates.ts';
import { enrolWithoutPaying } from '../../../tests/service/support/desk-orders.ts';
import { type OpenedStore, onDeskEngine } from '../../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toOwnerActor,
} from '../../../tests/service/support/staff-and-enquiries.ts';
import { unknownOffers } from '../../offers/read-offers.ts';
import { makeBulkMailSender } from './make-bulk-mail-sender.ts';

const first = makeInitialMessageTemplates('Miranaya').find(({ channel }) => channel === 'mail');

onDeskEngine('A mail that staff send', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let meena: StaffMember;
  const sent: SendMailOptions[] = [];
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    meena = await storeStaffMember(store, 'owner');
  });
  beforeEach(() => void sent.splice(0));
  afterAll(() => opened.close());

  const sender = () =>
    makeBulkMailSender({
      smtp: {
        async send(mail) {
          sent.push(mail);
          return { outcome: { at: 'sent' }, rejected: [] };
        },
        probe: async () => ({ at: 'sent' }),
        close() {},
      },
      from: 'office@miranaya.example',
      store,
      config: { siteUrl: 'https://miranaya.example' },
      offers: unknownOffers,
      now: Date.now,
    });

  async function send(enquiryId: string) {
    const [event] = await store.desk.eventsOf([enquiryId]);
    const bulkMails = [{ enquiryId, eventId: event?.id ?? '' }];
    const batch = { id: 'batch', channel: 'desk', attempts: 0, createdAt: new Date(), leads: [] };
    return sender().send({ ...batch, bulkMails });
  }
  const mail = (id: string, template: { id: string; name: string } | undefined = first) =>
    store.desk.sendMails([id], { id: `${template?.id}`, name: `${template?.name}` }, meena.id, {
      did: makeUuidV7(Date.now()),
    });
  const mailed = async (changes: Record<string, string> = {}) => {
    const { id } = await submitEnquiry(store, { name: 'Priya Nair', ...changes });
    await mail(id);
    return id;
  };

  it('goes to the corrected address with the member’s own text, and replies go to the sender', async () => {
    const id = await mailed();
    await store.desk.correct(id, 'email', 'priya@example.in', meena.id);
    expect(await send(id)).toEqual({ at: 'sent' });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: [{ name: '', address: 'priya@example.in' }],
      replyTo: { name: meena.name, address: meena.email },
    });
    expect(sent[0]?.text).toContain('Hello Priya Nair,');
    expect(sent[0]?.text).toContain(meena.name);
  });

  it('is not sent when the person has enrolled meanwhile, or was erased', async () => {
    const id = await mailed();
    await store.desk.act(id, { kind: 'set state', state: 'enrolled' }, toOwnerActor(meena));
    expect(await send(id)).toMatchObject({ at: 'needless' });
    await store.desk.erase([id], 'terminal');
    expect(await send(id)).toMatchObject({ at: 'needless' });
    expect(sent).toEqual([]);
  });

  it('has the link to pay while an order of the person waits for a payment', async () => {
    const reminder = {
      id: makeUuidV7(Date.now()),
      channel: 'mail',
      position: 9,
      stage: 'any',
      name: 'Reminder',
      subject: 'Your payment',
      body: 'Hello {name}. Pay here: {link}',
    } as const;
    for (const template of [...makeInitialMessageTemplates('Miranaya'), reminder])
      await store.desk.saveTemplate(template, meena.id);
    const order = await enrolWithoutPaying(store);
    const link = { id: 'plink_1', url: 'https://pay.example/1', expiresAt: null };
    await store.orders.noteLink(order.id, link);
    await mail(`${order.enrolmentId}`, reminder);
    expect(await send(`${order.enrolmentId}`)).toEqual({ at: 'sent' });
    expect(sent[0]?.text).toContain('Pay here: https://pay.example/1');
  });

  it('is refused if the address cannot receive mail', async () => {
    const id = await mailed({ email: '"a,b"@example.com'.replaceAll('"', '').replace(',', '=?') });
    expect(await send(id)).toMatchObject({ at: 'refused' });
  });
});
