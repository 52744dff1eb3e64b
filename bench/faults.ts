/**
 * Runs each fault that the service has to survive: a killed process, a full disk, a jump of the clock and others.
 * Afterwards, every row that was acknowledged must be found in the database.
 *
 *   npm run bench:faults                  repeats each fault as often as docs/reliability.md says, and writes the
 *                                         table of that document (a quarter of an hour)
 *   npm run bench:faults -- --short       repeats each fault only a few times, and writes no table
 *   npm run bench:faults -- --only=kill   runs only the fault with the name `kill`, and writes no table
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { makeScratchFolder } from '../tests/service/support/make-scratch-folder.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
} from '../tests/service/support/throwaway-postgres-databases.ts';
import { backUpWithWrongClock } from './faults/back-up-with-wrong-clock.ts';
import { breakMailServer } from './faults/break-mail-server.ts';
import { cutPowerUnderLoad } from './faults/cut-power-under-load.ts';
import { enrolDuringSlowRefunds } from './faults/enrol-during-slow-refunds.ts';
import type { FaultOutcome } from './faults/fault-outcome.ts';
import { fillDiskUnderLoad } from './faults/fill-disk-under-load.ts';
import { interruptPostgres } from './faults/interrupt-postgres.ts';
import { killBetweenRefunds } from './faults/kill-between-refunds.ts';
import { killUnderLoad } from './faults/kill-under-load.ts';
import { leaveAnswersUnread } from './faults/leave-answers-unread.ts';
import { makeClockJumps } from './faults/make-clock-jumps.ts';
import { openSlowSockets } from './faults/open-slow-sockets.ts';
import { receiveUnknownPaymentsAfterRestore } from './faults/receive-unknown-payments-after-restore.ts';
import { restartUnderLoad } from './faults/restart-under-load.ts';
import { rollBackRelease } from './faults/roll-back-release.ts';
import { runRestores } from './faults/run-restores.ts';
import { runTwoProcesses } from './faults/run-two-processes.ts';
import { searchLogForPersonalData } from './faults/search-log-for-personal-data.ts';
import { sendHostileRequests } from './faults/send-hostile-requests.ts';
import { sendRequestsToLockedFile } from './faults/send-requests-to-locked-file.ts';
import { stopWithSilentPeers } from './faults/stop-with-silent-peers.ts';
import { upgradeUnderLoad } from './faults/upgrade-under-load.ts';

const isShort = process.argv.includes('--short');
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const fullOrShort = (full: number, short: number) => (isShort ? short : full);

const faults: readonly [name: string, run: (dataDir: string) => Promise<FaultOutcome | null>][] = [
  ['kill', (dataDir) => killUnderLoad({ databaseUrl: null, dataDir }, fullOrShort(200, 20))],
  [
    'kill-postgres',
    (dataDir) =>
      runOnPostgres((databaseUrl) => killUnderLoad({ databaseUrl, dataDir }, fullOrShort(20, 3))),
  ],
  ['power', () => cutPowerUnderLoad(fullOrShort(50, 5))],
  ['postgres', () => interruptPostgres(fullOrShort(20, 4), 5_000)],
  ['disk', () => fillDiskUnderLoad()],
  ['restart', (dataDir) => restartUnderLoad({ databaseUrl: null, dataDir }, fullOrShort(50, 5))],
  ['stop', (dataDir) => stopWithSilentPeers(dataDir)],
  ['upgrade', () => upgradeUnderLoad(fullOrShort(3, 1), isShort ? 'linked' : 'real')],
  [
    'back',
    (dataDir) =>
      rollBackRelease({ databaseUrl: null, dataDir }, `${dataDir}-releases`, fullOrShort(5, 1)),
  ],
  [
    'back-postgres',
    (dataDir) =>
      runOnPostgres((databaseUrl) =>
        rollBackRelease({ databaseUrl, dataDir }, `${dataDir}-releases`, fullOrShort(5, 1)),
      ),
  ],
  ['two-processes', (dataDir) => runTwoProcesses(dataDir)],
  ['locked', (dataDir) => sendRequestsToLockedFile(dataDir, fullOrShort(20_000, 8_000), 5)],
  ['drills', (dataDir) => runRestores({ databaseUrl: null, dataDir }, fullOrShort(20, 4))],
  [
    'drills-postgres',
    (dataDir) =>
      runOnPostgres((databaseUrl) => runRestores({ databaseUrl, dataDir }, fullOrShort(20, 2))),
  ],
  ['clock', (dataDir) => makeClockJumps(dataDir)],
  [
    'clock-backups',
    (dataDir) => backUpWithWrongClock({ databaseUrl: null, dataDir }, fullOrShort(10, 2)),
  ],
  [
    'clock-backups-postgres',
    (dataDir) =>
      runOnPostgres((databaseUrl) =>
        backUpWithWrongClock({ databaseUrl, dataDir }, fullOrShort(10, 2)),
      ),
  ],
  ['parts', (dataDir) => killBetweenRefunds({ databaseUrl: null, dataDir }, fullOrShort(10, 2))],
  [
    'refunds',
    (dataDir) => enrolDuringSlowRefunds(dataDir, fullOrShort(20, 10), fullOrShort(3_000, 1_000)),
  ],
  ['forgotten', (dataDir) => receiveUnknownPaymentsAfterRestore(dataDir, fullOrShort(50, 30))],
  ['smtp', (dataDir) => breakMailServer(dataDir)],
  ['hostile', (dataDir) => sendHostileRequests(dataDir, fullOrShort(10_000, 1_000))],
  ['slow', (dataDir) => openSlowSockets(dataDir, fullOrShort(1_000, 100))],
  ['unread', (dataDir) => leaveAnswersUnread(dataDir, fullOrShort(100, 20))],
  ['log', (dataDir) => searchLogForPersonalData(dataDir, fullOrShort(1_000, 200))],
];

const names = faults.map(([name]) => name);
if (only !== undefined && !names.includes(only)) {
  console.error(`--only=${only} is none of the faults: ${names.join(', ')}.`);
  process.exit(1);
}

async function runOnPostgres(
  work: (url: string) => Promise<FaultOutcome | null>,
): Promise<FaultOutcome | null> {
  if (!hasPostgres) return null;
  const database = await createThrowawayPostgres();
  try {
    return await work(database.url);
  } finally {
    await database.drop();
  }
}

const outcomes: FaultOutcome[] = [];
for (const [name, run] of faults) {
  if (only !== undefined && only !== name) continue;
  const folder = makeScratchFolder();
  const started = performance.now();
  try {
    const outcome = await run(join(folder.path, 'data'));
    if (outcome === null) {
      console.log(`${name}: skipped, this machine has not what it takes`);
      continue;
    }
    outcomes.push(outcome);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${outcome.isGood ? 'held' : 'BROKEN'} (${seconds} s)  ${formatTableRow(outcome)}`);
  } finally {
    folder.remove();
  }
}

function formatTableRow({
  fault,
  cycles,
  acknowledged,
  found,
  lost,
  twice,
  note,
}: FaultOutcome): string {
  const n = (count: number) => count.toLocaleString('en-IN');
  return `| ${fault} | ${n(cycles)} | ${n(acknowledged)} | ${n(found)} | ${lost} | ${twice} | ${note} |`;
}

if (!isShort && only === undefined) {
  const file = join(import.meta.dirname, '..', 'docs', 'reliability.md');
  const text = readFileSync(file, 'utf8');
  const table = [
    `Measured ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores.`,
    '',
    '| fault | cycles | acknowledged | found | lost | twice | beside that |',
    '|---|--:|--:|--:|--:|--:|---|',
    ...outcomes.map(formatTableRow),
  ].join('\n');
  writeFileSync(file, text.replace(/(<!-- table -->\n)[\s\S]*(\n<!-- end -->)/, `$1${table}$2`));
}
process.exitCode = outcomes.every((outcome) => outcome.isGood) ? 0 : 1;
