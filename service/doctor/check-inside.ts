/** What the database and the disk say of the running of the service, one finding for each matter. */
import type { TroubleFacts } from '#office/trouble/trouble-facts.ts';
import { type Trouble, type TroubleKind, troublesOf } from '#office/trouble/troubles-of.ts';
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
  const troubles = troublesOf(facts);
  return matters.flatMap(([kind, what]): Finding[] => {
    const found = troubles.filter((trouble: Trouble) => trouble.kind === kind);
    if (found.length > 0) return found.map(({ sentence, todo }) => wrong(what, sentence, todo));
    return [whatIsRight(kind, what, facts)];
  });
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
        return unknown(what, 'None was made yet; there is little to lose so far.');
      const hours = Math.max(0, Math.floor((now.getTime() - backup.lastAt.getTime()) / 3_600_000));
      return ok(what, `The last one is ${hours} ${hours === 1 ? 'hour' : 'hours'} old.`);
    }
    case 'disk': {
      if (disk === null) return unknown(what, 'There is no DATA_DIR on this machine yet.');
      const percent = Math.floor((disk.freeBytes / disk.totalBytes) * 100);
      return ok(what, `${percent} % of the disk with ${disk.folder} are free.`);
    }
    default:
      return kind satisfies never;
  }
}
