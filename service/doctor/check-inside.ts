/** What the database and the disk say of the running of the service, one finding for each matter. */
import type { TroubleFacts } from '#domain/trouble/trouble-facts.ts';
import { type Trouble, type TroubleKind, troublesOf } from '#domain/trouble/troubles-of.ts';
import { type Finding, ok, unknown, wrong } from './finding.ts';

const matters = [
  ['mail', 'waiting mails'],
  ['payments', 'waiting payments'],
  ['backup', 'backup'],
  ['disk', 'disk'],
] as const satisfies readonly (readonly [TroubleKind, string])[];

/** The service looks at these itself, and tells the owner of them. */
export const isWatchedByService = ({ what }: Finding): boolean =>
  matters.some(([, name]) => name === what);

export function checkInside(facts: TroubleFacts): Finding[] {
  return matters.flatMap((matter) => checkMatter(matter, facts));
}

/** The disk alone, where the database cannot be read: a full disk may be the reason. */
export function checkDisk(disk: TroubleFacts['disk'], now: Date): Finding[] {
  return checkMatter(['disk', 'disk'], { now, disk, channels: [], backup: null, payments: null });
}

function checkMatter([kind, what]: (typeof matters)[number], facts: TroubleFacts): Finding[] {
  const found = troublesOf(facts).filter((trouble: Trouble) => trouble.kind === kind);
  if (found.length > 0) return found.map(({ sentence, todo }) => wrong(what, sentence, todo));
  return [whatIsRight(kind, what, facts)];
}

function whatIsRight(
  kind: (typeof matters)[number][0],
  what: string,
  { now, backup, disk }: TroubleFacts,
): Finding {
  switch (kind) {
    case 'mail':
      return ok(what, 'No mail has been waiting for long, and none was given up.');
    case 'payments':
      return ok(what, 'No payment and no refund waits for you or for the provider.');
    case 'backup': {
      if (!backup?.lastAt)
        return unknown(
          what,
          backup?.neededSince
            ? 'None was made yet: npm run backup makes one.'
            : 'None was made yet, and there is nothing to lose so far.',
        );
      const hours = Math.max(0, Math.floor((now.getTime() - backup.lastAt.getTime()) / 3_600_000));
      return ok(what, `The last one is ${hours} ${hours === 1 ? 'hour' : 'hours'} old.`);
    }
    case 'disk': {
      if (disk === null) return unknown(what, 'There is no DATA_DIR on this machine yet.');
      const percent = Math.floor((disk.freeBytes / disk.totalBytes) * 100);
      return ok(what, `${percent} % of the disk with ${disk.folder} is free.`);
    }
    default:
      return kind satisfies never;
  }
}
