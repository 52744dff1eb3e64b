/**
 * Turns what other modules read about SITE_URL, its certificate and other clocks into findings. These functions are
 * pure.
 */
import { formatIndianDay } from '#domain/dates/indian-day.ts';
import { formatIndianTime } from '../for-staff/indian-time-text.ts';
import { type Finding, okFinding, unknownFinding, wrongFinding } from './finding.ts';
import type { SiteProbeResult } from './probe-site.ts';
import type { CertificateAnswer } from './read-certificate.ts';

const day = 86_400_000;
/**
 * Let's Encrypt certificates are renewed thirty days before they end. If fewer days than this are left, renewing has
 * failed for more than two weeks.
 */
const fewestCertificateDays = 14;
/**
 * The largest accepted error of a clock. With a larger error, the sign-in codes of authenticator apps fail first,
 * because each is valid for half a minute; payment signatures and mails fail later.
 */
const mostClockSeconds = 60;

export function addressFinding(siteUrl: string, answer: SiteProbeResult): Finding {
  const what = 'address';
  switch (answer.at) {
    case 'seen':
      return okFinding(what, `${siteUrl} leads to this service.`);
    case 'elsewhere':
      return wrongFinding(
        what,
        `${siteUrl} leads on to ${answer.location}.`,
        'Set SITE_URL to the address that visitors end at, build, and restart.',
      );
    case 'stranger':
      return wrongFinding(
        what,
        `${siteUrl} answers (${answer.status}), but it is not this service on this database.`,
        'Look whether the service runs, whether the proxy leads to its port, and whether SITE_URL and DATA_DIR or DATABASE_URL are those of the service: run this as npm run as-service -- doctor.',
      );
    case 'silent':
      return wrongFinding(
        what,
        `${siteUrl} does not answer (${answer.reason}).`,
        'Look whether the service runs (systemctl status miranaya), whether the proxy runs, and whether the name leads to this machine.',
      );
    default:
      return answer satisfies never;
  }
}

export function proxyFinding(answer: SiteProbeResult, trustProxy: readonly string[]): Finding {
  const what = 'proxy';
  if (answer.at !== 'seen')
    return unknownFinding(what, 'What the proxy passes on is known once the address leads here.');
  const { peer, visitor, isForwarded, isPeerTrusted = visitor !== peer } = answer.seen;
  if (isForwarded && !isPeerTrusted)
    return wrongFinding(
      what,
      `A proxy at ${peer} passes visitors on, but TRUST_PROXY does not name it: all visitors count as one, and one of them can use up the limits of all.`,
      `Set TRUST_PROXY=${[...new Set([...trustProxy, peer])].join(',')} and restart the service.`,
    );
  if (!isForwarded && trustProxy.length > 0)
    return wrongFinding(
      what,
      'TRUST_PROXY is set, but what arrives does not say whom the proxy asks for: all visitors count as one.',
      'Let the proxy send X-Forwarded-For, as deploy/nginx.conf and deploy/Caddyfile do. Without a proxy, leave TRUST_PROXY unset.',
    );
  return okFinding(
    what,
    isForwarded
      ? `Visitors are told apart behind the proxy at ${peer}.`
      : 'There is none between this machine and the service.',
  );
}

export function certificateFinding(answer: CertificateAnswer, host: string, now: Date): Finding {
  const what = 'certificate';
  const renew =
    'Renew it (certbot renew, or look at the log of Caddy), and look why it was not renewed by itself.';
  if (answer.at === 'silent')
    return wrongFinding(
      what,
      `${host} shows no certificate (${answer.reason}).`,
      'Look whether the proxy runs and has a certificate.',
    );
  const days = Math.floor((answer.validUntil.getTime() - now.getTime()) / day);
  if (days < 0) return wrongFinding(what, `The certificate of ${host} has run out.`, renew);
  if (answer.problem !== null)
    return wrongFinding(
      what,
      `Browsers refuse the certificate of ${host} (${answer.problem}).`,
      renew,
    );
  const left = `The certificate of ${host} is good for ${days} ${days === 1 ? 'day' : 'days'}`;
  return days < fewestCertificateDays
    ? wrongFinding(what, `${left} only.`, renew)
    : okFinding(what, `${left}.`);
}

/**
 * Compares the clock of this machine (`now`) with another clock that was just read (`otherClock`). `isOwn` says that
 * the other clock is that of our service, which usually runs on this machine, so that agreement proves little.
 */
export function clockFinding(
  otherClock: Date | null,
  whose: string,
  now: Date,
  isOwn: boolean = false,
): Finding {
  const what = 'clock';
  if (otherClock === null)
    return unknownFinding(what, `There was nobody to compare it with (${whose}).`);
  const seconds = Math.round((now.getTime() - otherClock.getTime()) / 1000);
  if (Math.abs(seconds) <= mostClockSeconds)
    return isOwn
      ? unknownFinding(
          what,
          `It agrees with that of ${whose}, which is probably the clock of this machine too. timedatectl says whether the network sets it; now it is ${formatMoment(now)}.`,
        )
      : okFinding(what, `It agrees with that of ${whose}.`);
  return wrongFinding(
    what,
    `It is ${formatSpan(Math.abs(seconds))} ${seconds > 0 ? 'ahead of' : 'behind'} that of ${whose}.`,
    'Let the machine set its clock by the network: timedatectl set-ntp true. Codes for signing in, dates of receipts and the age of backups go by it.',
  );
}

/** Formats `28 November 2027, 14:05` in Indian time. */
const formatMoment = (at: Date) => `${formatIndianDay(at)}, ${formatIndianTime(at).slice(11, 16)}`;

/** Formats "61 seconds", "2 hours" or "370 days". */
function formatSpan(seconds: number): string {
  if (seconds < 7_200) return `${seconds} seconds`;
  const hours = Math.round(seconds / 3_600);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}
