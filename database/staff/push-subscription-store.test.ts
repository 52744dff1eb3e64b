import { expect, it } from 'vitest';
import { makeCallRequest } from '../../tests/service/support/make-submissions.ts';
import { onEmptiedStores } from '../../tests/service/support/on-emptied-stores.ts';
import { storeStaffMember } from '../../tests/service/support/staff-and-enquiries.ts';
import { makeUuidV7 } from '../uuid-v7.ts';

const mark = 'push told up to';
const nextYear = () => makeUuidV7(Date.now() + 365 * 86_400_000);

onEmptiedStores('push notifications of new enquiries', (current) => {
  it('go on after a clock that ran ahead was set back, once for each enquiry', async () => {
    const { staff, trouble } = current();
    const { id } = await storeStaffMember(current());
    const session = await staff.startSession('a hash', id, 'a phone');
    await staff.addPush('https://push.example/one', session.id);
    await trouble.setServiceMark(mark, nextYear());
    expect(await staff.claimBrowsersToNotify()).toEqual([]);
    await current().insertAsVisitor(makeCallRequest());
    expect(await staff.claimBrowsersToNotify()).toEqual([
      { endpoint: 'https://push.example/one', role: 'counsellor' },
    ]);
    expect(await staff.claimBrowsersToNotify()).toEqual([]);
  });
});
