import { expect, it } from 'vitest';
import { keptDays } from '#content/legal/privacy.ts';
import { retention } from '#database/retention.ts';
import { mailDayMs } from '#domain/mail-limit.ts';

const day = 86_400_000;

it('the privacy page names the periods after which the software erases', () => {
  expect(keptDays).toEqual({
    sentMails: retention.sentEntriesMs / day,
    setAside: retention.quarantineMs / day,
    speed: retention.vitalsMs / day,
    repeatedPress: retention.idempotencyKeysMs / day,
    countedMails: mailDayMs / day,
  });
});
