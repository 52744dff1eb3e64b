import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Staff } from '#database/staff/staff-port.ts';
import type { Store } from '#database/store.ts';
import type { TemplateText } from '#desk/door/settings-door.ts';
import { messageBounds } from '#office/messages/message-template.ts';
import { onBothEngines } from '../../../tests/service/support/both-engines.ts';
import { joins } from '../../../tests/service/support/desk-people.ts';
import { unknownOffers } from '../../offers.ts';
import type { DoorOptions } from './desk-door.ts';
import { settingsDoor } from './settings-door.ts';

const text: TemplateText = { name: 'New', subject: '', body: 'Hello {name}' };

onBothEngines('The settings of the desk', (open) => {
  let store: Store;
  let close: () => Promise<void>;
  let owner: Staff;
  beforeAll(async () => {
    ({ store, close } = await open());
    owner = await joins(store, 'owner');
  });
  afterAll(() => close());

  const doorOf = (staff: Staff) =>
    settingsDoor({ store, staff, offers: unknownOffers, now: Date.now } as unknown as DoorOptions);
  const names = async (channel: string) =>
    (await doorOf(owner).templates()).templates
      .filter((one) => one.channel === channel)
      .map(({ name }) => name);

  it('are the owner’s alone', async () => {
    for (const role of ['counsellor', 'accounts'] as const) {
      const door = doorOf(await joins(store, role));
      const id = crypto.randomUUID();
      for (const ask of [
        () => door.counsellorsSee(),
        () => door.setCounsellorsSee('all'),
        () => door.templates(),
        async () => door.samples(text),
        () => door.saveTemplate(null, 'mail', text),
        () => door.moveUp(id),
        () => door.removeTemplate(id),
      ])
        await expect(ask()).rejects.toMatchObject({ status: 403 });
    }
    expect(await doorOf(owner).counsellorsSee()).toBe('own and unowned');
  });

  it('begin with messages that become the owner’s with the first change, and lose none by it', async () => {
    const door = doorOf(owner);
    const before = await door.templates();
    expect(before.areFirst).toBe(true);
    expect(await store.desk.templates()).toEqual([]);
    const [first] = before.templates;
    const changed = { name: 'Another', subject: '', body: 'Line one\r\nLine two {staff} ' };
    await door.saveTemplate(first?.id ?? '', first?.channel ?? 'mail', {
      ...changed,
      subject: 'S',
    });
    const after = await door.templates();
    expect(after.areFirst).toBe(false);
    expect(after.templates).toHaveLength(before.templates.length);
    const saved = after.templates.find(({ id }) => id === first?.id);
    expect(saved).toMatchObject({ name: 'Another', body: 'Line one\nLine two {staff}' });
  });

  it('refuse what nobody could fill in, with a sentence beside the field, and save nothing', async () => {
    const door = doorOf(owner);
    const refused = async (channel: 'mail' | 'whatsapp', changes: Partial<TemplateText>) => {
      const saved = await door.saveTemplate(null, channel, { ...text, ...changes });
      return saved.at === 'refused' ? Object.keys(saved.refusals) : [];
    };
    expect(await refused('whatsapp', { body: 'Hello {nmae}' })).toEqual(['body']);
    expect(await refused('mail', { subject: '{ofer}' })).toEqual(['subject']);
    expect(await refused('mail', { subject: ' ' })).toEqual(['subject']);
    expect(await refused('whatsapp', { name: '', body: ' ' })).toEqual(['name', 'body']);
    expect(await refused('whatsapp', { body: 'x'.repeat(messageBounds.body + 1) })).toEqual([
      'body',
    ]);
    expect(await names('whatsapp')).not.toContain('New');
  });

  it('add a message at the end, and move it up one place at a time', async () => {
    const door = doorOf(owner);
    const before = await names('whatsapp');
    const saved = await door.saveTemplate(null, 'whatsapp', text);
    const id = saved.at === 'saved' ? saved.id : '';
    expect(await names('whatsapp')).toEqual([...before, 'New']);
    await door.moveUp(id);
    expect(await names('whatsapp')).toEqual([...before.slice(0, -1), 'New', before.at(-1)]);
    for (let n = 0; n < before.length; n += 1) await door.moveUp(id);
    expect(await names('whatsapp')).toEqual(['New', ...before]);
  });

  it('say what counsellors see', async () => {
    expect(await doorOf(owner).counsellorsSee()).toBe('own and unowned');
    await doorOf(owner).setCounsellorsSee('all');
    expect(await doorOf(owner).counsellorsSee()).toBe('all');
    await doorOf(owner).setCounsellorsSee('own and unowned');
    expect(await doorOf(owner).counsellorsSee()).toBe('own and unowned');
  });

  it('keep one message of each kind', async () => {
    const door = doorOf(owner);
    const ofMail = (await door.templates()).templates.filter(({ channel }) => channel === 'mail');
    const removed = [];
    for (const { id } of ofMail) removed.push(await door.removeTemplate(id));
    expect(removed).toEqual([...ofMail.slice(1).map(() => true), false]);
    expect(await names('mail')).toHaveLength(1);
    await expect(door.removeTemplate(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
  });
});
