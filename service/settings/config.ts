/**
 * The only module that reads settings from the environment. A setting has a default, except where a default would be a
 * guess. If a value is invalid, the start fails with the variable's name and what the value should be.
 */
import { defaultAnonKey } from '#contract/forms/default-anon-key.ts';
import { isPublicHttps } from '#contract/pages/is-public-https.ts';
import { hasDemonstrationBank } from '../payments/payment-mode.ts';
import { describeMistypedSettingNames } from './describe-mistyped-setting-names.ts';
import { loadProjectEnvFile } from './load-project-env-file.ts';
import { parseCommaList } from './parse-comma-list.ts';
import { type SettingName, type SettingValue, settingTable } from './setting-table.ts';
import { siteUrlWarning } from './site-url-warning.ts';

const razorpayNames = [
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const;

export const settingNames: readonly string[] = Object.keys(settingTable);

export type Config = {
  port: number;
  host: string;
  /**
   * The socket that systemd opened and passes to this process (socket activation); null if there is none. With such a
   * socket, PORT and HOST are ignored.
   */
  inheritedSocket: { fd: number } | null;
  dataDir: string;
  databaseUrl: string | null;
  anonKey: string;
  /** The origin of the site, without a final slash. */
  siteUrl: string;
  /** The warning that SITE_URL was probably forgotten; null when it looks right. */
  siteUrlWarning: string | null;
  corsOrigins: string[];
  trustProxy: string[];
  logLevel: string;
  /**
   * The most rows that one IP address may send. The limits are high, because whole colleges and mobile networks share
   * one address.
   */
  limits: { perMinute: number; perHour: number };
  redisUrl: string | null;
  mail: { smtpUrl: string; to: string[]; from: string } | null;
  webhook: { url: string; secret: string } | null;
  /**
   * The service calls this address each time it begins to serve newly published pages or downloads, so that a CDN can
   * fetch them anew. Null if it is not set.
   */
  publishHookUrl: string | null;
  /** Whether this service offers the desk. False hides the desk even if there are members of staff. */
  hasDesk: boolean;
  paymentUrl: string | null;
  /**
   * Whether a service without keys of a payment provider and without a fixed payment address lets visitors pay at the
   * demonstration bank, where no money moves.
   */
  hasDemonstrationBank: boolean;
  /** Whether a new installation gets sample batches that can be bought; never on a public address. */
  hasSampleBatches: boolean;
  /** The payment provider's keys, webhook secrets and address; null when no keys are set. */
  razorpay: {
    keyId: string;
    keySecret: string;
    webhookSecrets: string[];
    apiUrl: string;
  } | null;
};

/**
 * Thrown when settings are wrong. The message has one line for each wrong variable, with its name and what it should
 * be, and for each mistyped name.
 */
export class WrongConfig extends Error {}

/**
 * Reads this process's settings. Throws WrongConfig with a line for each wrong variable and each mistyped name in
 * `.env`; passes names in the environment that look mistyped to `warn`.
 */
export function loadConfig(warn: (sentence: string) => void = console.error): Config {
  loadCheckedEnvFile(warn);
  return readConfig(process.env);
}

/**
 * Loads `.env` and refuses mistyped names in it. Values are not checked here, because the build, which reads other
 * settings than the service, calls this function too.
 */
export function loadCheckedEnvFile(warn: (sentence: string) => void = console.error): void {
  refuseMistypedNamesInSettingsFile(loadProjectEnvFile(), '.env', warn);
}

/**
 * Throws WrongConfig if a name in a settings file is probably a mistyped setting. Passes a sentence to `warn` for every
 * other unknown name in the file, and for probably mistyped names in the environment. `inFile` are the names in the
 * file; messages call the file `file`.
 */
export function refuseMistypedNamesInSettingsFile(
  inFile: readonly string[],
  file: string,
  warn: (sentence: string) => void,
): void {
  const set = Object.keys(process.env);
  const names = describeMistypedSettingNames({ ours: settingNames, inFile, file, set });
  if (names.wrong.length > 0) throw new WrongConfig(names.wrong.join('\n'));
  for (const sentence of names.warnings) warn(sentence);
}

/** Reads settings. Throws WrongConfig with a line for each wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const wrong: string[] = [];
  const read = <Name extends SettingName>(name: Name) => {
    const [schema, shouldBe] = settingTable[name];
    const result = schema.safeParse(environment[name]);
    if (result.success) return result.data as SettingValue<Name>;
    wrong.push(
      `${name} should be ${shouldBe}; it is ${showUnlessSecret(name, environment[name])}.`,
    );
    return undefined;
  };

  const smtpUrl = read('SMTP_URL');
  const leadsTo = read('LEADS_TO');
  const leadsFrom = read('LEADS_FROM');
  if (smtpUrl && !leadsTo)
    wrong.push(`LEADS_TO should be ${settingTable.LEADS_TO[1]}; SMTP_URL needs it.`);
  const webhookUrl = read('WEBHOOK_URL');
  const webhookSecret = read('WEBHOOK_SECRET');
  if (webhookUrl && !webhookSecret)
    wrong.push(`WEBHOOK_SECRET should be ${settingTable.WEBHOOK_SECRET[1]}; WEBHOOK_URL needs it.`);
  const to = parseCommaList(leadsTo ?? '');
  const host = read('HOST') ?? '127.0.0.1';
  const port = read('PORT') ?? 3000;
  const siteUrl = (read('SITE_URL') ?? `http://localhost:${port || 3000}`).replace(/\/+$/, '');
  const trustProxy = parseCommaList(read('TRUST_PROXY') ?? '');
  const mode = environment.NODE_ENV ?? '';

  /**
   * Either all three keys of Razorpay are set or none: without the webhook secret, the service could not verify the
   * provider's messages about payments.
   */
  const readRazorpay = (): Config['razorpay'] => {
    const [keyId, keySecret, secrets] = [
      read('RAZORPAY_KEY_ID'),
      read('RAZORPAY_KEY_SECRET'),
      read('RAZORPAY_WEBHOOK_SECRET'),
    ];
    const apiUrl = (read('RAZORPAY_API_URL') ?? 'https://api.razorpay.com').replace(/\/+$/, '');
    if (keyId && keySecret && secrets)
      return { keyId, keySecret, webhookSecrets: parseCommaList(secrets), apiUrl };
    for (const name of razorpayNames)
      if ((keyId || keySecret || secrets) && !environment[name])
        wrong.push(
          `${name} should be ${settingTable[name][1]}; the other settings of Razorpay need it.`,
        );
    return null;
  };

  const socketCount = countInheritedSockets(environment);
  if (socketCount > 1)
    wrong.push(`The socket unit should have one ListenStream; it has ${socketCount}.`);

  const config: Config = {
    port,
    host,
    inheritedSocket: socketCount === 1 ? { fd: 3 } : null,
    dataDir: read('DATA_DIR') ?? './data',
    databaseUrl: read('DATABASE_URL') ?? null,
    anonKey: read('ANON_KEY') ?? defaultAnonKey,
    siteUrl,
    siteUrlWarning: siteUrlWarning({ siteUrl, host, trustProxy, mode }),
    corsOrigins: parseCommaList(read('CORS_ORIGINS') ?? ''),
    trustProxy,
    logLevel: read('LOG_LEVEL') ?? 'info',
    limits: {
      perMinute: read('RATE_LIMIT_MINUTE') ?? 300,
      perHour: read('RATE_LIMIT_HOUR') ?? 1_500,
    },
    redisUrl: read('REDIS_URL') ?? null,
    mail: smtpUrl ? { smtpUrl, to, from: leadsFrom ?? to[0] ?? '' } : null,
    webhook: webhookUrl ? { url: webhookUrl, secret: webhookSecret ?? '' } : null,
    publishHookUrl: read('PUBLISH_HOOK_URL') ?? null,
    hasDesk: read('DESK') !== 'off',
    paymentUrl: read('PAYMENT_URL') ?? null,
    hasDemonstrationBank: hasDemonstrationBank(read('DEMONSTRATION_BANK'), siteUrl),
    hasSampleBatches: read('SAMPLE_BATCHES') !== 'off' && !isPublicHttps(siteUrl),
    razorpay: readRazorpay(),
  };
  if (wrong.length > 0) throw new WrongConfig(wrong.join('\n'));
  return config;
}

/**
 * Returns the number of sockets that systemd passes to this process, by the rules of sd_listen_fds(3): the sockets have
 * the numbers from 3 on, and only the process LISTEN_PID may use them.
 */
function countInheritedSockets({
  LISTEN_PID,
  LISTEN_FDS,
}: Record<string, string | undefined>): number {
  return LISTEN_PID === String(process.pid) ? Number(LISTEN_FDS) || 0 : 0;
}

/** Shows the wrong value of a setting, which helps to find the mistake, unless the value may contain a password. */
function showUnlessSecret(name: string, value: string | undefined): string {
  return /URL|SECRET|KEY/.test(name) && name !== 'SITE_URL' ? 'something else' : `"${value}"`;
}
