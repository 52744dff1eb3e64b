import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { TemplateText } from '#desk/api-types/templates-and-desk-rules-api.ts';
import { onDeskEngine } from '../../../../tests/service/support/on-both-engines.ts';
import { storeStaffMember } from '../../../../tests/service/support/staff-and-enquiries.ts';
import { unknownOffers } from '../../../offers/read-offers.ts';
import type { ApiOptions } from '../api-options.ts';
import { makeTemplatesAndDeskRulesApi } from './make-templates-and-desk-rules-api.ts';

const text: TemplateText = { stage: 'any', name: 'New', subject: '', body: 'Hello {name}' };

onDeskEngine('The settings of the desk', (open) => {
  let store: Store;
  let close: () => Promise<void>;
  let owner: StaffMember;
  beforeAll(async () => {
    ({ store, close } = await open());
    owner = await storeStaffMember(store, 'owner');
  });
  afterAll(() => close());

  const apiOf = (staff: StaffMember) =>
    makeTemplatesAndDeskRulesApi({
      store,
      staff,
      offers: unknownOffers,
      now: Date.now,
    } as unknown as ApiOptions);
  const names = async (channel: string) =>
    (await apiOf(owner).templates()).templates
      .filter((one) => one.channel === channel)
      .map(({ name }) => name);

  it('are open to the owner only', async () => {
    for (const role of ['counsellor', 'accounts'] as const) {
      const api = apiOf(await storeStaffMember(store, role));
      const id = crypto.randomUUID();
      for (const ask of [
        () => api.counsellorsSee(),
        () => api.setCounsellorsSee('all'),
        () => api.refundAlonePaise(),
        () => api.setRefundAlonePaise(null),
        () => api.weeklyMail(),
        () => api.setWeeklyMail(false),
        () => api.templates(),
        async () => api.samples(text),
        () => api.saveTemplate(null, 'mail', text, ''),
        () => api.moveUp(id),
        () => api.removeTemplate(id),
      ])
        await expect(ask()).rejects.toMatchObject({ status: 403 });
    }
    expect(await apiOf(owner).counsellorsSee()).toBe('own and unowned');
  });

  it('send the weekly mail until the owner switches it off, which is recorded', async () => {
    const api = apiOf(owner);
    expect(await api.weeklyMail()).toBe(true);
    await api.setWeeklyMail(false);
    expect(await api.weeklyMail()).toBe(false);
    const [entry] = await store.desk.readAuditPage({ type: 'setting.set' });
    expect(entry).toMatchObject({ who: owner.id, subject: 'weeklyMail' });
    await api.setWeeklyMail(true);
    expect(await api.weeklyMail()).toBe(true);
  });

  it('begin with default messages that the first change copies to the owner’s own, without losing any', async () => {
    const api = apiOf(owner);
    const before = await api.templates();
    expect(before.areFirst).toBe(true);
    expect(await store.desk.templates()).toEqual([]);
    const [first] = before.templates;
    const changed = {
      stage: 'talked' as const,
      name: 'Another',
      subject: '',
      body: 'Line one\r\nLine two {staff} ',
    };
    await api.saveTemplate(
      first?.id ?? '',
      first?.channel ?? 'mail',
      { ...changed, subject: 'S' },
      first?.version ?? '',
    );
    const after = await api.templates();
    expect(after.areFirst).toBe(false);
    expect(after.templates).toHaveLength(before.templates.length);
    const saved = after.templates.find(({ id }) => id === first?.id);
    expect(saved).toMatchObject({ name: 'Another', body: 'Line one\nLine two {staff}' });
  });

  it('state what counsellors see', async () => {
    expect(await apiOf(owner).counsellorsSee()).toBe('own and unowned');
    await apiOf(owner).setCounsellorsSee('all');
    expect(await apiOf(owner).counsellorsSee()).toBe('all');
    await apiOf(owner).setCounsellorsSee('own and unowned');
    expect(await apiOf(owner).counsellorsSee()).toBe('own and unowned');
  });

  it('keep at least one message of each kind', async () => {
    const api = apiOf(owner);
    const ofMail = (await api.templates()).templates.filter(({ channel }) => channel === 'mail');
    const removed = [];
    for (const { id } of ofMail) removed.push(await api.removeTemplate(id));
    expect(removed).toEqual([...ofMail.slice(1).map(() => true), false]);
    expect(await names('mail')).toHaveLength(1);
    await expect(api.removeTemplate(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
  });
});
