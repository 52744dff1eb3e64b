import { dirname } from 'node:path';
import { writeLetterhead } from '#press/letterhead/letterhead.ts';
import { type Letterhead, readLetterhead } from '#service/payments/receipt/letterhead.ts';

/** Beside the folder of the pages, as the build does it. */
export async function writtenLetterhead(siteDir: string): Promise<Letterhead> {
  await writeLetterhead(dirname(siteDir));
  const letterhead = readLetterhead(siteDir);
  if (letterhead === null) throw new Error('The build has left no type for receipts.');
  return letterhead;
}
