import { withTroubleFactsStore } from '#database/trouble/with-trouble-facts-store.ts';
import type { Trouble } from '#domain/trouble/find-troubles.ts';
import { isWatchedByService } from '../doctor/check-queues-backup-and-disk.ts';
import type { Finding } from '../doctor/finding.ts';
import { type DoctorCheckOptions, runDoctorChecks } from '../doctor/run-doctor-checks.ts';
import { notifyOwnerOfTroubles } from '../notify/trouble-mail/notify-owner-of-troubles.ts';
import type { Config } from '../settings/config.ts';
import { ownerNotifiedMark, troubleWatchTiming } from '../trouble/trouble-watch.ts';
import type { Terminal } from './terminal/terminal.ts';

type DoctorOptions = Omit<DoctorCheckOptions, 'now'> & {
  /**
   * The reason for telling the owner: `check` for the daily check, or the name of a failed systemd unit. Null if the
   * owner is not told.
   */
  tell: string | null;
};

/**
 * Prints the findings and, if `tell` is set, tells the owner about problems. Returns the exit code: 1 if anything is
 * wrong, otherwise 0.
 */
export async function runDoctor(options: DoctorOptions, terminal: Terminal): Promise<number> {
  const { config, tell } = options;
  const findings = await runDoctorChecks({ ...options, now: () => terminal.now().getTime() });
  await terminal.write(findings.map(formatFinding).join(''));
  const wrong = findings.filter(({ at }) => at === 'wrong');
  if (tell !== null) await tellOwner(config, tell, wrong, terminal);
  return wrong.length === 0 ? 0 : 1;
}

/**
 * The shortest time between two messages to the owner for the same reason. It is 23 hours and not 24, because the daily
 * run may start a little earlier than the day before.
 */
const restMs = troubleWatchTiming.tellEveryMs - 60 * 60_000;

const marks = { ok: 'ok   ', wrong: 'WRONG', unknown: '-    ' } as const;

function formatFinding({ what, at, sentence, todo }: Finding): string {
  const line = `${marks[at]}  ${what.padEnd(16)}  ${sentence}\n`;
  return todo === null ? line : `${line}${' '.repeat(25)}What to do: ${todo}\n`;
}

async function tellOwner(
  config: Config,
  tell: string,
  wrong: readonly Finding[],
  terminal: Terminal,
): Promise<void> {
  const isDaily = tell === 'check';
  const isTold = isDaily && (await wasToldToday(config, terminal.now()));
  const untold = wrong.filter((finding) => !(isTold && isWatchedByService(finding)));
  const troubles = [...(isDaily ? [] : [unitTrouble(tell)]), ...untold.map(toTrouble)];
  if (troubles.length === 0) return;
  // If the database can't be reached, nobody knows when the owner was last told, so the owner is told each time. That
  // is not too often, because systemd runs the command rarely.
  const mayTell = await withTroubleFactsStore(config, (marks) =>
    marks.claimServiceMark(`owner told of ${tell}`, restMs),
  ).catch(() => true);
  if (!mayTell) return terminal.say('The owner was told of this within the last day.');
  const by = await notifyOwnerOfTroubles(troubles, {
    config,
    owners: () => withTroubleFactsStore(config, (marks) => marks.ownerEmails()),
    now: terminal.now(),
  });
  const mark = (name: string) =>
    withTroubleFactsStore(config, (marks) =>
      by === 'nobody' ? marks.clearServiceMark(name) : marks.setServiceMark(name, by),
    ).catch(() => {});
  await mark(`owner told of ${tell}`);
  if (by !== 'nobody') await mark(ownerNotifiedMark);
  terminal.say(
    by === 'nobody'
      ? 'The owner could not be told: neither mail nor webhook works.'
      : `The owner was told by ${by}.`,
  );
}

/**
 * Whether the owner was told of problems within the last day, by the running service or by an earlier run of this
 * command.
 */
async function wasToldToday(config: Config, now: Date): Promise<boolean> {
  const mark = await withTroubleFactsStore(config, (marks) =>
    marks.serviceMark(ownerNotifiedMark),
  ).catch(() => null);
  const agoMs = mark === null ? null : now.getTime() - mark.at.getTime();
  // A time in the future was written with a wrong clock, so it does not count.
  return agoMs !== null && agoMs >= 0 && agoMs < troubleWatchTiming.tellEveryMs;
}

const unitTrouble = (unit: string): Trouble => ({
  kind: 'service',
  title: `${unit} has failed`,
  sentence: `${unit} has failed.`,
  todo: `Run journalctl -u ${unit} -n 50 at the server, which says why.`,
  page: null,
});

const toTrouble = ({ what, sentence, todo }: Finding): Trouble => ({
  kind: 'service',
  title: what,
  sentence: `${what}: ${sentence}`,
  todo: todo ?? '',
  page: null,
});
