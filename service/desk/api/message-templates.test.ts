import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { TemplateText } from '#desk/api-types/templates-and-desk-rules-api.ts';
import { type MessageChannel, messageTemplateBounds } from '#domain/messages/message-templates.ts';
import { type OpenedStore, onDeskEngine } from '../../../tests/service/support/on-both-engines.ts';
import { sampleOffersFile } from '../../../tests/service/support/sample-offers-file.ts';
import { storeStaffMember } from '../../../tests/service/support/staff-and-enquiries.ts';
import { makeOffersFromFile, type Offers, unknownOffers } from '../../offers/read-offers.ts';
import type { ApiOptions } from './api-options.ts';
import { makeTemplatesAndDeskRulesApi } from './settings/make-templates-and-desk-rules-api.ts';

const text: TemplateText = {
  stage: 'any',
  name: 'New',
  subject: 'A subject',
  body: 'Hello {name}',
};
const notFound = { status: 404 };

onDeskEngine('a message that the owner writes', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await storeStaffMember(store, 'owner');
  });
  afterAll(() => opened.close());

  const apiOf = (offers: Offers = unknownOffers, now: () => number = Date.now) =>
    makeTemplatesAndDeskRulesApi({ store, staff: owner, offers, now } as unknown as ApiOptions);
  const templates = async () => (await apiOf().templates()).templates;
  const ofChannel = async (channel: MessageChannel) =>
    (await templates()).filter((one) => one.channel === channel);
  const names = async (channel: MessageChannel) =>
    (await ofChannel(channel)).map(({ name }) => name);
  const positions = async (channel: MessageChannel) =>
    (await store.desk.templates())
      .filter((one) => one.channel === channel)
      .map(({ name, position }) => `${position} ${name}`);
  const saves = async (
    channel: MessageChannel,
    changes: Partial<TemplateText> = {},
    id: string | null = null,
  ) => {
    const version = (await templates()).find((one) => one.id === id)?.version ?? '';
    const saved = await apiOf().saveTemplate(id, channel, { ...text, ...changes }, version);
    if (saved.at !== 'saved') throw new Error(JSON.stringify(saved));
    return saved.id;
  };
  const refusalsOf = async (channel: MessageChannel, changes: Partial<TemplateText>) => {
    const saved = await apiOf().saveTemplate(null, channel, { ...text, ...changes }, '');
    return saved.at === 'refused' ? saved.refusals : {};
  };
  const entries = () => store.desk.readAuditPage({ type: 'template.saved' });
  /** Returns how many entries the act adds to the audit. */
  const entriesBy = async (act: () => Promise<unknown>) => {
    const [newest] = await entries();
    await act();
    return (await entries()).findIndex(({ id }) => id === newest?.id);
  };
  const removesAll = async () => {
    for (const { id } of await store.desk.templates())
      await store.desk.removeTemplate(id, owner.id);
  };

  it('leaves the others in the order in which a new desk offers them', async () => {
    const before = (await templates()).map(({ id }) => id);
    const id = await saves('mail');
    expect((await templates()).map((one) => one.id)).toEqual([...before, id]);
    // The audit has no entry for the other templates, because nobody wrote them: they are the initial ones.
    expect((await entries()).map(({ subject }) => subject)).toEqual([id]);
  });

  describe('is stored', () => {
    beforeEach(removesAll);

    it('with one line of name and subject, and without a subject on a channel that has none', async () => {
      const untidy = { name: ' Two \n  words ', subject: '  For\t {name} ' };
      const mail = await saves('mail', untidy);
      const whatsapp = await saves('whatsapp', untidy);
      const kept = (id: string) =>
        store.desk.templates().then((all) => all.find((one) => one.id === id));
      expect(await kept(mail)).toMatchObject({ name: 'Two words', subject: 'For {name}' });
      expect(await kept(whatsapp)).toMatchObject({ name: 'Two words', subject: '' });
    });

    it('after the others of its channel, and in its place when it is changed', async () => {
      await saves('whatsapp', { name: 'Last' });
      expect(await positions('whatsapp')).toEqual([
        '1 First answer',
        '2 Tried to call',
        '3 After our call',
        '4 Welcome',
        '5 Last',
      ]);
      expect(await positions('mail')).toEqual([
        '1 First answer',
        '2 Could not reach you',
        '3 Welcome',
      ]);
      const [, second] = await ofChannel('whatsapp');
      expect(await saves('whatsapp', { name: 'Rang' }, second?.id)).toBe(second?.id);
      expect(await names('whatsapp')).toEqual([
        'First answer',
        'Rang',
        'After our call',
        'Welcome',
        'Last',
      ]);
    });

    it('alone, once the defaults are the owner’s: the others are not written again', async () => {
      const id = await saves('mail');
      expect(await entriesBy(() => saves('mail', { name: 'Changed' }, id))).toBe(1);
    });

    it('by the first of two owners who save it at once, and the second is told', async () => {
      const id = await saves('mail');
      const version = (await templates()).find((one) => one.id === id)?.version ?? '';
      const save = (name: string) => apiOf().saveTemplate(id, 'mail', { ...text, name }, version);
      expect(await save('First')).toMatchObject({ at: 'saved' });
      expect(await save('Second')).toEqual({ at: 'meanwhile' });
      expect(await names('mail')).toContain('First');
      const [one] = (await store.desk.templates()).filter((template) => template.id === id);
      if (one === undefined) throw new Error('It is not stored.');
      expect(await store.desk.saveTemplate(one, owner.id, ({ name }) => name === 'New')).toBe(
        'meanwhile',
      );
    });

    it('under no name of another channel, and under no guessed name', async () => {
      const id = await saves('mail');
      for (const [wrong, channel] of [
        [id, 'whatsapp'],
        [randomUUID(), 'mail'],
      ] as const)
        expect(await apiOf().saveTemplate(wrong, channel, text, '')).toEqual({ at: 'gone' });
      expect(await names('whatsapp')).not.toContain(text.name);
    });

    it('not again if a colleague has removed it, not even while it is being saved', async () => {
      const id = await saves('mail', { name: 'Removed' });
      const version = (await templates()).find((one) => one.id === id)?.version ?? '';
      const save = () => apiOf().saveTemplate(id, 'mail', text, version);
      const stored = store.desk.saveTemplate;
      const between = vi
        .spyOn(store.desk, 'saveTemplate')
        .mockImplementationOnce(async (...all) => {
          await store.desk.removeTemplate(id, owner.id);
          return stored(...all);
        });
      onTestFinished(() => between.mockRestore());
      expect(await save()).toEqual({ at: 'gone' });
      expect(await save()).toEqual({ at: 'gone' });
      expect((await templates()).map((one) => one.id)).not.toContain(id);
    });

    it('in the place to which a colleague has moved it while it was being saved', async () => {
      const id = await saves('whatsapp', { name: 'Moved' });
      const version = (await templates()).find((one) => one.id === id)?.version ?? '';
      const stored = store.desk.saveTemplate;
      const between = vi
        .spyOn(store.desk, 'saveTemplate')
        .mockImplementationOnce(async (...all) => {
          await apiOf().moveUp(id);
          return stored(...all);
        });
      onTestFinished(() => between.mockRestore());
      expect(
        await apiOf().saveTemplate(id, 'whatsapp', { ...text, name: 'Mine' }, version),
      ).toEqual({ at: 'saved', id });
      expect((await names('whatsapp')).slice(-2)).toEqual(['Mine', 'Welcome']);
    });
  });

  describe('is refused', () => {
    beforeEach(removesAll);

    it('with the name of the missing part', async () => {
      expect(await refusalsOf('mail', { name: '', subject: ' ', body: '\n' })).toEqual({
        name: 'Give it a name by which it is chosen.',
        subject: 'A mail needs a subject.',
        body: 'Write the message.',
      });
      expect(
        Object.keys(await refusalsOf('whatsapp', { name: '', subject: '', body: ' ' })),
      ).toEqual(['name', 'body']);
    });

    it('with its length and the limit, and not at exactly the limit', async () => {
      const most = 'x'.repeat(messageTemplateBounds.body);
      expect(await refusalsOf('whatsapp', { body: `${most}x` })).toEqual({
        body: 'This may have 1,500 characters; it has 1,501.',
      });
      expect(await refusalsOf('whatsapp', { body: most })).toEqual({});
    });

    it('for an unknown placeholder in braces, but not in its name', async () => {
      const { body } = await refusalsOf('whatsapp', { body: 'Hello {nmae}' });
      expect(body).toMatch(/^Nobody knows what \{nmae\} stands for/);
      expect(await names('whatsapp')).not.toContain(text.name);
      expect(Object.keys(await refusalsOf('mail', { subject: '{ofer}' }))).toEqual(['subject']);
      expect(await refusalsOf('whatsapp', { name: 'For {nobody}' })).toEqual({});
    });

    it('at the limit of messages, unless it replaces one of them', async () => {
      const { perChannel } = messageTemplateBounds;
      const free = perChannel - (await ofChannel('mail')).length;
      for (let n = 1; n < free; n += 1) await saves('mail', { name: `Mail ${n}` });
      const last = await saves('mail', { name: 'The last' });
      expect(await refusalsOf('mail', {})).toEqual({
        name: '20 messages are as many as one can choose from. Remove one first.',
      });
      expect(await names('mail')).toHaveLength(perChannel);
      await saves('mail', { name: 'Changed' }, last);
      await saves('whatsapp');
    });
  });

  describe('is moved', () => {
    beforeEach(async () => {
      await removesAll();
      await saves('whatsapp', { name: 'Last' });
    });

    it('before its neighbour, and no other message moves', async () => {
      const mails = await positions('mail');
      const [, , third] = await ofChannel('whatsapp');
      expect(await entriesBy(() => apiOf().moveUp(third?.id ?? ''))).toBe(2);
      expect(await positions('whatsapp')).toEqual([
        '1 First answer',
        '2 After our call',
        '3 Tried to call',
        '4 Welcome',
        '5 Last',
      ]);
      expect(await positions('mail')).toEqual(mails);
    });

    it('with the text that a colleague saves at the same moment', async () => {
      const [, second] = await ofChannel('whatsapp');
      const id = second?.id ?? '';
      const read = store.desk.templates;
      const between = vi.spyOn(store.desk, 'templates').mockImplementationOnce(async () => {
        const before = await read();
        await saves('whatsapp', { body: 'What a colleague wrote' }, id);
        return before;
      });
      onTestFinished(() => between.mockRestore());
      await apiOf().moveUp(id);
      const [first] = await ofChannel('whatsapp');
      expect(first).toMatchObject({ id, body: 'What a colleague wrote' });
    });

    it('nowhere from the first place, and under no guessed id', async () => {
      const before = await positions('whatsapp');
      const [first] = await ofChannel('whatsapp');
      await apiOf().moveUp(first?.id ?? '');
      expect(await positions('whatsapp')).toEqual(before);
      await expect(apiOf().moveUp(randomUUID())).rejects.toMatchObject(notFound);
    });
  });

  describe('is shown as a sample', () => {
    const about = {
      ...text,
      subject: 'About {offer}',
      body: 'It starts on {start}.\n{name}, {staff}',
    };
    const on = (day: string) => () => Date.parse(`${day}T12:00:00+05:30`);
    const sold = makeOffersFromFile(sampleOffersFile);
    const withoutOffer = () => ({
      for: 'Asha Rao, who named no offer',
      subject: '',
      body: `Asha Rao, ${owner.name}`,
    });

    it('for an offer that starts soon, until the day of its start', () => {
      for (const day of ['2025-06-01', '2025-06-10'])
        expect(apiOf(sold, on(day)).samples(about)).toEqual([
          {
            for: 'Asha Rao, who asked about MERN <Workshop> & "more"',
            subject: 'About MERN <Workshop> & "more"',
            body: `It starts on 10 June 2025.\nAsha Rao, ${owner.name}`,
          },
          withoutOffer(),
        ]);
    });

    it('for the first offer if none starts soon', () => {
      expect(apiOf(sold, on('2025-06-11')).samples(about)).toEqual([
        {
          for: 'Asha Rao, who asked about Flutter',
          subject: 'About Flutter, course with internship',
          body: `Asha Rao, ${owner.name}`,
        },
        withoutOffer(),
      ]);
    });

    it('for an enquiry without an offer if nothing is sold', () => {
      const nothing = makeOffersFromFile({ ...sampleOffersFile, offers: [] });
      for (const offers of [unknownOffers, nothing])
        expect(apiOf(offers).samples(about)).toEqual([withoutOffer()]);
    });
  });
});
