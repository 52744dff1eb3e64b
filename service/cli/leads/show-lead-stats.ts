/** Shows how many enquiries came, and whether staff were notified of them. */
import type { Lead } from '#database/enquiries/lead-port.ts';
import type { Store } from '#database/store.ts';
import { formatEnquiryKindForStaff } from '../../for-staff/format-enquiry-kind-for-staff.ts';
import { formatIndianTime } from '../../for-staff/indian-time-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { LeadArguments } from './lead-arguments.ts';

export async function showLeadStats(
  store: Store,
  args: LeadArguments,
  terminal: Terminal,
): Promise<void> {
  const found = await store.stats();
  if (args.json) return terminal.write(`${JSON.stringify({ database: store.engine, ...found })}\n`);
  await terminal.write(
    `Database: ${store.engine}\n\n${'Enquiries'.padEnd(16)}${'24 hours'.padStart(10)}${'7 days'.padStart(10)}${'in all'.padStart(10)}\n`,
  );
  for (const [table, counts] of Object.entries(found.rows)) {
    const numbers = [counts.lastDay, counts.lastWeek, counts.total].map((n) =>
      String(n).padStart(10),
    );
    await terminal.write(
      `${formatEnquiryKindForStaff(table as Lead['table']).padEnd(16)}${numbers.join('')}\n`,
    );
  }
  await terminal.write(
    `\n${'Telling staff'.padEnd(16)}${'sent'.padStart(10)}${'waiting'.padStart(10)}${'set aside'.padStart(10)}\n`,
  );
  for (const [channel, box] of Object.entries(found.outbox)) {
    const numbers = [box.sent, box.waiting, box.setAside].map((n) => String(n).padStart(10));
    const oldest = box.oldestWaiting ? `  oldest since ${formatIndianTime(box.oldestWaiting)}` : '';
    await terminal.write(`${channel.padEnd(16)}${numbers.join('')}${oldest}\n`);
  }
  const hint = found.quarantine === 0 ? '' : ', see npm run leads -- quarantine';
  await terminal.write(`\nIn quarantine: ${found.quarantine}${hint}\n`);
}
