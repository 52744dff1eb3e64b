/**
 * Checks the waiting mails and payments, the backup and the disk. Each of these four topics gets one finding for each
 * problem, or a single finding that all is well.
 */
import { findTroubles, type Trouble, type TroubleKind } from '#domain/trouble/find-troubles.ts';
import type { TroubleFacts } from '#domain/trouble/trouble-facts.ts';
import { type Finding, okFinding, unknownFinding, wrongFinding } from './finding.ts';

const topics = [
  ['mail', 'waiting mails'],
  ['payments', 'waiting payments'],
  ['backup', 'backup'],
  ['disk', 'disk'],
] as const satisfies readonly (readonly [TroubleKind, string])[];

/** Whether the running service checks the topic of this finding itself and tells the owner about problems. */
export const isWatchedByService = ({ what }: Finding): boolean =>
  topics.some(([, name]) => name === what);

export function checkQueuesBackupAndDisk(facts: TroubleFacts): Finding[] {
  return topics.flatMap((topic) => checkTopic(topic, facts));
}

/**
 * Makes only the findings about the disk, for the case that the database can't be read: a full disk may be the reason.
 */
export function checkDisk(disk: TroubleFacts['disk'], now: Date): Finding[] {
  return checkTopic(['disk', 'disk'], { now, disk, channels: [], backup: null, payments: null });
}

function checkTopic([kind, what]: (typeof topics)[number], facts: TroubleFacts): Finding[] {
  const found = findTroubles(facts).filter((trouble: Trouble) => trouble.kind === kind);
  if (found.length > 0)
    return found.map(({ sentence, todo }) => wrongFinding(what, sentence, todo));
  return [describeWhatIsRight(kind, what, facts)];
}

function describeWhatIsRight(
  kind: (typeof topics)[number][0],
  what: string,
  { now, backup, disk }: TroubleFacts,
): Finding {
  switch (kind) {
    case 'mail':
      return okFinding(what, 'No mail has been waiting for long, and none was given up.');
    case 'payments':
      return okFinding(what, 'No payment and no refund waits for you or for the provider.');
    case 'backup': {
      if (!backup?.lastAt)
        return unknownFinding(
          what,
          backup?.neededSince
            ? 'None was made yet: npm run backup makes one.'
            : 'None was made yet, and there is nothing to lose so far.',
        );
      const hours = Math.max(0, Math.floor((now.getTime() - backup.lastAt.getTime()) / 3_600_000));
      return okFinding(what, `The last one is ${hours} ${hours === 1 ? 'hour' : 'hours'} old.`);
    }
    case 'disk': {
      if (disk === null) return unknownFinding(what, 'There is no DATA_DIR on this machine yet.');
      const percent = Math.floor((disk.freeBytes / disk.totalBytes) * 100);
      return okFinding(what, `${percent} % of the disk with ${disk.folder} is free.`);
    }
    default:
      return kind satisfies never;
  }
}
