import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sqlitePathInFolder } from '#database/open-store.ts';
import { startSmtpServer } from '../../tests/service/support/smtp-server.ts';
import { type ServiceProcess, startService } from '../service-process.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';
import { lockSqliteFile } from './lock-sqlite-file.ts';

const underWayMs = 2_000;
/**
 * The longest that a shutdown may take while a client, the bank or the mail server is silent. It takes two seconds on a
 * quiet machine.
 */
const usualMostMs = 4_000;
/** How much longer a shutdown may take while a post waits for the database. */
const postMs = 6_000;

type Stop = { what: string; code: number | string; ms: number };

async function measureStop(what: string, service: ServiceProcess): Promise<Stop> {
  const asked = performance.now();
  const code = await service.kill('SIGTERM');
  return { what, code, ms: performance.now() - asked };
}

const enrol = (service: ServiceProcess, name: string) =>
  fetch(`${service.url}/rest/v1/enrollments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'miranaya-public-key' },
    body: JSON.stringify({ name, email: 'stop@example.com', mobile: '9876543210' }),
  });

/**
 * Sends SIGTERM four times: while a client, the bank or the mail server is silent, and while a request waits for the
 * database. `mostMs` is how long a shutdown may take in the first three cases.
 */
export async function stopWithSilentPeers(
  dataDir: string,
  mostMs = usualMostMs,
): Promise<FaultOutcome> {
  const acknowledged: string[] = [];
  const enrolAndRecord = async (service: ServiceProcess, name: string) => {
    if ((await enrol(service, name)).status === 201) acknowledged.push(name);
  };
  const stops = [
    await stopWithSilentSocket(dataDir),
    await stopWithSilentBank(dataDir, enrolAndRecord),
    await stopWithSilentMailServer(dataDir, enrolAndRecord),
    await stopDuringRequest(dataDir, enrolAndRecord),
  ];
  const counted = await compareRowsWithAcknowledged({ databaseUrl: null, dataDir }, acknowledged);
  const said = stops.map(({ what, ms, code }) => `${what} ${(ms / 1000).toFixed(1)} s, ${code}`);
  return {
    fault: 'SIGTERM beside a silent socket, bank and mail server, and while a post waits',
    cycles: stops.length,
    ...counted,
    note: `seconds and exit code: ${said.join('; ')}`,
    isGood:
      isLossless(counted) &&
      acknowledged.length === 3 &&
      stops.every(
        ({ what, code, ms }) => code === 0 && ms < mostMs + (what === 'post' ? postMs : 0),
      ),
  };
}

type EnrolAndRecord = (service: ServiceProcess, name: string) => Promise<void>;

async function stopWithSilentSocket(dataDir: string): Promise<Stop> {
  const service = await startService({ DATA_DIR: dataDir });
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  const stop = await measureStop('socket', service);
  socket.destroy();
  return stop;
}

async function stopWithSilentBank(dataDir: string, enrolAndRecord: EnrolAndRecord): Promise<Stop> {
  let calls = 0;
  const bank = createServer(() => {
    calls += 1;
  });
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  const service = await startService({
    DATA_DIR: dataDir,
    RAZORPAY_KEY_ID: 'rzp_test_silent0001',
    RAZORPAY_KEY_SECRET: 'the-secret-of-the-key',
    RAZORPAY_WEBHOOK_SECRET: 'the-secret-of-the-webhook',
    RAZORPAY_API_URL: `http://127.0.0.1:${(bank.address() as AddressInfo).port}`,
  });
  await enrolAndRecord(service, 'Silent bank');
  await until(() => calls > 0);
  const stop = await measureStop('bank', service);
  bank.closeAllConnections();
  bank.close();
  return stop;
}

async function stopWithSilentMailServer(
  dataDir: string,
  enrolAndRecord: EnrolAndRecord,
): Promise<Stop> {
  const mail = await startSmtpServer('says nothing');
  const service = await startService({
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    LEADS_TO: 'staff@example.com',
  });
  await enrolAndRecord(service, 'Silent mail');
  await until(() => mail.connections > 0);
  const stop = await measureStop('mail server', service);
  await mail.close();
  return stop;
}

/** Another process locks the file, so that the form has to wait until its row can be stored. */
async function stopDuringRequest(dataDir: string, enrolAndRecord: EnrolAndRecord): Promise<Stop> {
  const service = await startService({ DATA_DIR: dataDir });
  const held = await lockSqliteFile(sqlitePathInFolder(dataDir));
  const enrolled = enrolAndRecord(service, 'Under way');
  await delay(300);
  const stopping = measureStop('post', service);
  await delay(underWayMs);
  await held.release();
  await enrolled;
  return stopping;
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let n = 0; n < 600 && !isTrue(); n += 1) await delay(50);
}
