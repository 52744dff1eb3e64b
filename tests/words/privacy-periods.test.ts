import { expect, it } from 'vitest';
import { retentionDays } from '#content/legal/privacy-notice.ts';
import { retentionLimits } from '#database/retention-limits.ts';
import { mailLimitDayMs } from '#domain/next-allowed-mail-at-ms.ts';

const day = 86_400_000;

it('the privacy page names the periods after which the software erases', () => {
  expect(retentionDays).toEqual({
    sentMails: retentionLimits.sentEntriesMs / day,
    setAside: retentionLimits.quarantineMs / day,
    speed: retentionLimits.vitalsMs / day,
    repeatedPress: retentionLimits.idempotencyKeysMs / day,
    countedMails: mailLimitDayMs / day,
  });
});
