/**
 * Calling from an unassigned enquiry in a browser without JavaScript: the link assigns the enquiry and then opens
 * the phone.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onDeskEngineWithApp } from './support/on-desk-engine-with-app.ts';
import { inviteAndSignIn, type SignedInStaff } from './support/sign-in-staff.ts';
import { submitEnquiry } from './support/staff-and-enquiries.ts';
import type { DeskApp } from './support/start-desk-app.ts';

onDeskEngineWithApp((open) => {
  let app: DeskApp;
  let asha: SignedInStaff;
  let ravi: SignedInStaff;
  let meera: SignedInStaff;
  beforeAll(async () => {
    app = await open();
    asha = await inviteAndSignIn(app, 'asha@example.in', 'counsellor', 'Asha Rao');
    ravi = await inviteAndSignIn(app, 'ravi@example.in', 'counsellor', 'Ravi Kumar');
    meera = await inviteAndSignIn(app, 'meera@example.in', 'owner', 'Meera Pillai');
  });
  afterAll(() => app.close());

  const submit = () => submitEnquiry(app.store, { phone: '+91 98765 43210' });
  const ownerOf = async (id: string) => (await app.store.desk.findEnquiry(id))?.ownerId;
  const call = (staff: SignedInStaff, id: string) =>
    staff.visitor.get(`/desk/enquiries/${id}/call`);

  it('the Call of an unassigned enquiry leads there, that of an own one dials', async () => {
    const { id } = await submit();
    const path = `/desk/enquiries/${id}`;
    expect((await asha.visitor.get(path)).text).toContain(`href="${path}/call"`);
    expect((await asha.visitor.get('/desk/enquiries')).text).toContain(`href="${path}/call"`);
    expect((await call(asha, id)).location).toBe('tel:+919876543210');
    expect(await ownerOf(id)).toBe(asha.id);
    const { text } = await asha.visitor.get(path);
    expect(text).not.toContain('/call"');
    expect(text).toContain('href="tel:+919876543210"');
  });

  it('an old page of an owner, who sees all, does not dial and names the colleague who was faster', async () => {
    const { id } = await submit();
    await call(asha, id);
    const second = await call(meera, id);
    expect(second.location).toContain(`first=${asha.id}`);
    expect((await meera.visitor.get(`${second.location}`)).text).toContain('Asha Rao was first');
    expect(await ownerOf(id)).toBe(asha.id);
  });

  it('an old page of a counsellor who sees only their own does not dial', async () => {
    const { id } = await submit();
    await call(asha, id);
    expect((await call(ravi, id)).status).toBe(404);
    expect(await ownerOf(id)).toBe(asha.id);
  });

  it('a message takes the enquiry as well', async () => {
    const { id } = await submit();
    const { text } = await asha.visitor.get(`/desk/enquiries/${id}`);
    const [, way = ''] = /href="(\/desk\/enquiries\/[^"]+\/write\/[^"]+)"/.exec(text) ?? [];
    expect((await asha.visitor.get(way)).location).toMatch(/^(https:\/\/wa\.me|mailto:)/);
    expect(await ownerOf(id)).toBe(asha.id);
  });
});
