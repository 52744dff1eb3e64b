import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findOverflows } from './find-layout-problems.ts';

/**
 * Uploads a settlement file of forty rows on the page of a month. Its dates can be read in two ways, so the page asks
 * for the right one, which is chosen with the keyboard. `name` keeps the payments of two files apart.
 */
export async function uploadAmbiguousSettlementFile(
  page: Page,
  name: string,
  noteLength: number,
): Promise<void> {
  const count = 40;
  const lines = Array.from(
    { length: count },
    (_none, n) =>
      `payment,pay_${name}_${n},"1,000.00",03/02/2025 10:15:00,setl_of_a_bank,${'n'.repeat(noteLength)}`,
  );
  await page.getByLabel('Settlement file (CSV)').setInputFiles({
    name: 'settlement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['type,entity_id,amount,created_at,settlement_id,notes', ...lines].join('\n'),
    ),
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('Nothing of the file is kept yet').waitFor();
  const asked = page.getByRole('group', { name: 'Which day is 03/02/2025?' });
  expect(await asked.locator('input:checked').count()).toBe(0);
  expect(await page.evaluate(findOverflows)).toEqual([]);
  // Without a choice the browser sends nothing.
  await page.getByRole('button', { name: 'Read the file' }).click();
  await page.getByText('Nothing of the file is kept yet').waitFor();
  await asked.getByLabel(/^2 March 2025: the month is first/).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page
    .getByText(`The file is read: ${count} rows of March 2025, ${count} of them new.`)
    .waitFor();
  await page.getByRole('heading', { level: 1, name: 'March 2025' }).waitFor();
}
