import { startService } from '../service-process.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';

const names = ['Meenakshi', 'Raghunandan', 'Zubeida', 'Thangavelu'];

/** Sends good and bad posts from forms and scripts, then searches the log for personal data. */
export async function searchLogForPersonalData(
  dataDir: string,
  count: number,
): Promise<FaultOutcome> {
  const service = await startService({ DATA_DIR: dataDir, LOG_LEVEL: 'trace' });
  const acknowledged: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const name = `${names[n % names.length]} Q${n}`;
    const row: Record<string, unknown> = {
      name,
      email: `${names[n % names.length]}.${n}@private.example`,
      phone: `+91 98${String(70_000_000 + n)}`,
      program: 'Data Science',
      message: `Please telephone ${name} at home`,
    };
    const spoil = n % 5;
    if (spoil === 1) row.phone = `12${n}`;
    if (spoil === 2) row[name] = name;
    if (spoil === 3) row.email = `${name} <${row.email}>`;
    const isForm = spoil === 4;
    const answer = await fetch(
      `${service.url}/rest/v1/request_a_call?email=eq.${encodeURIComponent(String(row.email))}`,
      {
        method: 'POST',
        redirect: 'manual',
        headers: {
          apikey: 'miranaya-public-key',
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          ...(n % 7 === 0 ? { 'form-guard': `age=9000; trap=${encodeURIComponent(name)}` } : {}),
        },
        body: isForm
          ? new URLSearchParams(row as Record<string, string>)
          : `${JSON.stringify(row)}${n % 11 === 0 ? 'x' : ''}`,
      },
    );
    await answer.body?.cancel();
    if (answer.status === 201 && n % 7 !== 0) acknowledged.push(name);
  }
  await service.kill('SIGTERM');
  const log = service.output();
  const leaks = [
    ...names,
    'private.example',
    'Please telephone',
    /\b98[\s\d]{8,}/,
    /\bQ\d+/,
    '127.0.0.1"',
  ].filter((needle) => (typeof needle === 'string' ? log.includes(needle) : needle.test(log)));
  const counted = await compareRowsWithAcknowledged({ databaseUrl: null, dataDir }, acknowledged);
  return {
    fault: 'Posts, good and bad, then the log read',
    cycles: count,
    ...counted,
    note: `${log.split('\n').length - 1} lines, ${leaks.length === 0 ? 'no names, addresses or numbers in them' : `LEAKED ${leaks.join(', ')}`}`,
    isGood: isLossless(counted) && leaks.length === 0 && log.length > 1_000,
  };
}
