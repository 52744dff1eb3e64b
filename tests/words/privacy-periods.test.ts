import { expect, it } from 'vitest';
import { retentionDays } from '#content/legal/privacy-notice.ts';
import { retention } from '#database/retention.ts';
import { mailLimitDayMs } from '#domain/next-allowed-mail-at-ms.ts';

const day = 86_400_000;

it('the privacy page names the periods after which the software erases', () => {
  expect(retentionDays).toEqual({
    sentMails: retention.sentEntriesMs / day,
    setAside: retention.quarantineMs / day,
    speed: retention.vitalsMs / day,
    repeatedPress: retention.idempotencyKeysMs / day,
    countedMails: mailLimitDayMs / day,
  });
});
