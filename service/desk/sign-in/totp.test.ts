import { describe, expect, it } from 'vitest';
import { encodeTotpSecret, findTotpStep, makeTotpUri } from './totp.ts';

/**
 * The secret, the moments and the codes are those of RFC 6238, appendix B. The RFC has codes of eight digits; these
 * tests compare the last six.
 */
const secret = encodeTotpSecret(Buffer.from('12345678901234567890'));

describe('codes from an app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    expect(findTotpStep(secret, code, second * 1000)).toBe(Math.floor(second / 30));
  });

  it('are accepted one step early and one step late, each for its own step', () => {
    const at = 1_234_567_890_000;
    const step = Math.floor(at / 30_000);
    for (const away of [-1, 0, 1])
      expect(findTotpStep(secret, '005924', at + away * 30_000)).toBe(step);
    for (const away of [-2, 2])
      expect(findTotpStep(secret, '005924', at + away * 30_000)).toBeNull();
  });

  it('may be typed with blanks, and with nothing else', () => {
    const at = 1_234_567_890_000;
    expect(findTotpStep(secret, ' 005 924 ', at)).not.toBeNull();
    for (const code of ['', '5924', '0005924', '00592x', '٠٠٥٩٢٤', '005924 005924'])
      expect(findTotpStep(secret, code, at)).toBeNull();
  });

  it('show the account and the site in the app', () => {
    expect(makeTotpUri(secret, 'asha@example.in', 'miranaya.example')).toMatch(
      /^otpauth:\/\/totp\/miranaya\.example:asha%40example\.in\?issuer=miranaya\.example&secret=[A-Z2-7]{32}&/,
    );
  });
});
