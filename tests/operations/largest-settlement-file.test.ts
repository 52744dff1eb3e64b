/**
 * A settlement file as large as a real one can be, in a browser with JavaScript, because the script of the desk must
 * not read or keep it. Its size comes from 40 long rows; `tests/service/desk-large-forms.test.ts` has a file with as
 * many rows as fit, and `tests/e2e/desk-month.test.ts` and `desk-month-states.test.ts` have small files.
 */
import { afterAll, beforeAll, it } from 'vitest';
import { monthOf } from '#domain/bookkeeping/month.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { closeSharedPages } from '../support/browser.ts';
import { keepOnePagePerMember } from '../support/keep-one-page-per-member.ts';
import { openTestDesk, type TestDesk } from '../support/open-test-desk.ts';
import { uploadAmbiguousSettlementFile } from '../support/upload-ambiguous-settlement-file.ts';

let desk: TestDesk;
const { open } = keepOnePagePerMember(() => desk);
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

it('asks how dates are meant that can be read in two ways, and needs the file only once', async () => {
  const meera = await desk.hire('Meera Pillai', 'accounts');
  const page = await open(meera, `/desk/month?month=${monthOf(indianDay(new Date()))}&mode=live`);
  await uploadAmbiguousSettlementFile(page, 'large', 65_000);
});
