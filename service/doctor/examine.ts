/**
 * Tries everything that keeps the service from its work and that nobody sees at once. It needs no running service and
 * no reachable database: what cannot be tried is said. Each check has a time limit of its own.
 */
import type { TroublePort } from '#database/trouble/trouble-port.ts';
import { withTroubles } from '#database/trouble/with-troubles.ts';
import type { Config } from '../settings/config.ts';
import { readDisk, readTroubleFacts } from '../trouble/read-troubles.ts';
import { askCertificate } from './ask-certificate.ts';
import { askDate, askSite, type SiteAnswer } from './ask-site.ts';
import { checkDisk, checkInside } from './check-inside.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { type Finding, ok, wrong } from './finding.ts';
import { judgeAddress, judgeCertificate, judgeClock, judgeProxy } from './judge-site.ts';

export type Examination = {
  config: Config;
  /** Sentences about settings that are probably not meant. */
  warnings: readonly string[];
  /** Where a test mail goes; null sends none. */
  mailTo: string | null;
  now: () => number;
};

export async function examine({ config, warnings, mailTo, now }: Examination): Promise<Finding[]> {
  const [inside, mail, payments, certificate, otherClock] = await Promise.all([
    examineInside(config, now),
    checkMail(config.mail, mailTo),
    checkPayments(config.razorpay, now),
    examineCertificate(config.siteUrl, now),
    config.razorpay ? askDate(config.razorpay.apiUrl) : null,
  ]);
  const { site, findings } = inside;
  const siteClock = site.at === 'seen' || site.at === 'stranger' ? site.date : null;
  return [
    ...(warnings.length === 0
      ? [ok('settings', 'Nothing speaks against them.')]
      : warnings.map((warning) =>
          wrong('settings', warning, 'Put it right where the settings stand.'),
        )),
    ...findings,
    mail,
    payments,
    judgeAddress(config.siteUrl, site),
    judgeProxy(site, config.trustProxy),
    ...certificate,
    otherClock
      ? judgeClock(otherClock, 'the payment provider', new Date(now()))
      : judgeClock(siteClock, config.siteUrl, new Date(now()), true),
  ];
}

async function examineInside(
  config: Config,
  now: () => number,
): Promise<{ site: SiteAnswer; findings: Finding[] }> {
  try {
    return await withTroubles(config, async (troubles: TroublePort, engine) => ({
      findings: [
        ok('database', `${engine} answers.`),
        ...checkInside(await readTroubleFacts(troubles, config.dataDir, new Date(now()))),
      ],
      site: await askSite(config.siteUrl, troubles),
    }));
  } catch (error) {
    return {
      findings: [
        wrong(
          'database',
          `It cannot be read (${reasonOf(error)}).`,
          'Look at DATA_DIR or DATABASE_URL, and whether PostgreSQL runs. After an upgrade, start the service once: it brings the database up to date.',
        ),
        ...checkDisk(await readDisk(config.dataDir), new Date(now())),
      ],
      site: await askSite(config.siteUrl, null),
    };
  }
}

async function examineCertificate(siteUrl: string, now: () => number): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:') return [];
  const answer = await askCertificate(hostname, Number(port) || 443);
  return [judgeCertificate(answer, hostname, new Date(now()))];
}

/** The engine's own words; a connection string, which may hold a password, is in none of them. */
function reasonOf(error: unknown): string {
  const { message, cause, code } = error as Error & { code?: string };
  const inner = cause instanceof Error ? cause.message : '';
  return (inner || message || code || 'no reason').replace(/\.$/, '');
}
