/**
 * Checks everything that may fail unnoticed while the site works: settings, database, queues, backups, disk, mail,
 * payments, public address, certificate and clock. It runs even without a running service or a reachable database, and
 * then reports which checks were not possible. Each check has its own time limit.
 */
import type { TroubleFactsPort } from '#database/trouble/trouble-facts-port.ts';
import { withTroubleFactsStore } from '#database/trouble/with-trouble-facts-store.ts';
import type { Config } from '../settings/config.ts';
import { readDiskFacts, readTroubleFacts } from '../trouble/read-trouble-facts.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkDisk, checkQueuesBackupAndDisk } from './check-queues-backup-and-disk.ts';
import { type Finding, okFinding, wrongFinding } from './finding.ts';
import { fetchServerDate, probeSite, type SiteProbeResult } from './probe-site.ts';
import {
  addressFinding,
  certificateFinding,
  clockFinding,
  proxyFinding,
} from './public-address-findings.ts';
import { readCertificate } from './read-certificate.ts';

export type DoctorCheckOptions = {
  config: Config;
  /** Sentences about settings that are probably mistakes. */
  warnings: readonly string[];
  /** The address to which a test mail is sent; null for no test mail. */
  mailTo: string | null;
  now: () => number;
  /** The open database of the running service. If it is not given, the checks open the database themselves. */
  opened?: { troubles: TroubleFactsPort; engine: string };
};

export async function runDoctorChecks({
  config,
  warnings,
  mailTo,
  now,
  opened,
}: DoctorCheckOptions): Promise<Finding[]> {
  const [databaseAndSite, mail, payments, certificate, otherClock] = await Promise.all([
    examineDatabaseAndSite(config, now, opened),
    checkMail(config.mail, mailTo),
    checkPayments(config.razorpay, now),
    examineCertificate(config.siteUrl, now),
    config.razorpay ? fetchServerDate(config.razorpay.apiUrl) : null,
  ]);
  const { site, findings } = databaseAndSite;
  const siteClock = site.at === 'seen' || site.at === 'stranger' ? site.date : null;
  return [
    ...(warnings.length === 0
      ? [okFinding('settings', 'No problem was found.')]
      : warnings.map((warning) =>
          wrongFinding('settings', warning, 'Put it right where the settings stand.'),
        )),
    ...findings,
    mail,
    payments,
    addressFinding(config.siteUrl, site),
    proxyFinding(site, config.trustProxy),
    ...certificate,
    otherClock
      ? clockFinding(otherClock, 'the payment provider', new Date(now()))
      : clockFinding(siteClock, config.siteUrl, new Date(now()), true),
  ];
}

async function examineDatabaseAndSite(
  config: Config,
  now: () => number,
  opened: DoctorCheckOptions['opened'],
): Promise<{ site: SiteProbeResult; findings: Finding[] }> {
  const examine = async (troubles: TroubleFactsPort, engine: string) => ({
    findings: [
      okFinding('database', `${engine} answers.`),
      ...checkQueuesBackupAndDisk(
        await readTroubleFacts(troubles, config.dataDir, new Date(now())),
      ),
    ],
    site: await probeSite(config.siteUrl, troubles),
  });
  try {
    return opened
      ? await examine(opened.troubles, opened.engine)
      : await withTroubleFactsStore(config, examine);
  } catch (error) {
    return {
      findings: [
        wrongFinding(
          'database',
          `It cannot be read (${reasonOf(error)}).`,
          'Look at DATA_DIR or DATABASE_URL, and whether PostgreSQL runs. After an upgrade, start the service once: it brings the database up to date.',
        ),
        ...checkDisk(await readDiskFacts(config.dataDir), new Date(now())),
      ],
      site: await probeSite(config.siteUrl, null),
    };
  }
}

async function examineCertificate(siteUrl: string, now: () => number): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:') return [];
  const answer = await readCertificate(hostname, Number(port) || 443);
  return [certificateFinding(answer, hostname, new Date(now()))];
}

/**
 * Returns the database's own message about why it could not be read. Such a message never contains the connection
 * string, which may hold a password.
 */
function reasonOf(error: unknown): string {
  const { message, cause, code } = error as Error & { code?: string };
  const inner = cause instanceof Error ? cause.message : '';
  return (inner || message || code || 'no reason').replace(/\.$/, '');
}
