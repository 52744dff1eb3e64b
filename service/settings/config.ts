/**
 * The only reader of the environment. Everything has a default except where a default would be a guess;
 * a value that cannot be meant stops the start with the variable's name and what it should be.
 */
import { defaultPublicKey } from '#contract/default-public-key.ts';
import { hasDemonstrationBank } from '../payments/payment-mode.ts';
import { checkNames } from './check-setting-names.ts';
import { commaList } from './comma-list.ts';
import { loadEnvFile } from './env-file.ts';
import { type Setting, type SettingName, settings } from './settings.ts';
import { siteUrlWarning } from './site-url-warning.ts';

const razorpayNames = [
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const;

export const settingNames: readonly string[] = Object.keys(settings);

export type Config = {
  port: number;
  host: string;
  /** The port, when the supervisor holds it open (systemd's socket activation): port and host are its own then. */
  inheritedPort: { fd: number } | null;
  dataDir: string;
  databaseUrl: string | null;
  anonKey: string;
  /** Origin of the site, no slash at its end. */
  siteUrl: string;
  /** Why SITE_URL was probably forgotten; null when nothing speaks for it. */
  siteUrlWarning: string | null;
  corsOrigins: string[];
  trustProxy: string[];
  logLevel: string;
  /** Rows that one address may send: loose, because colleges and mobile networks share addresses. */
  limits: { perMinute: number; perHour: number };
  redisUrl: string | null;
  mail: { smtpUrl: string; to: string[]; from: string } | null;
  webhook: { url: string; secret: string } | null;
  /** False: there is no desk here, whoever was invited. */
  hasDesk: boolean;
  paymentUrl: string | null;
  /** Whether a service without keys and without a fixed address plays the bank itself. */
  hasDemonstrationBank: boolean;
  /** Payment links are made with these; null when no keys are set. */
  razorpay: {
    keyId: string;
    keySecret: string;
    webhookSecrets: string[];
    apiUrl: string;
  } | null;
};

/** Says which variable is wrong and what it should be; one line each. */
export class WrongConfig extends Error {}

/**
 * Reads the settings of this process. Throws WrongConfig with a line for each wrong variable and each mistyped
 * name in `.env`; names in the environment that look mistyped are told to `warn`.
 */
export function readOwnConfig(warn: (sentence: string) => void = console.error): Config {
  loadOwnNames(warn);
  return readConfig(process.env);
}

/** Loads `.env` and looks at the names only, for the build, which takes other settings from them. */
export function loadOwnNames(warn: (sentence: string) => void = console.error): void {
  checkOwnNames(loadEnvFile(), '.env', warn);
}

/** The same for names that stand in another file of settings. Throws WrongConfig. */
export function checkOwnNames(
  inFile: readonly string[],
  file: string,
  warn: (sentence: string) => void,
): void {
  const set = Object.keys(process.env);
  const names = checkNames({ ours: settingNames, inFile, file, set });
  if (names.wrong.length > 0) throw new WrongConfig(names.wrong.join('\n'));
  for (const sentence of names.warnings) warn(sentence);
}

/** Reads settings. Throws WrongConfig with a line for each wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const wrong: string[] = [];
  const read = <Name extends SettingName>(name: Name) => {
    const [schema, shouldBe] = settings[name];
    const result = schema.safeParse(environment[name]);
    if (result.success) return result.data as Setting<Name>;
    wrong.push(`${name} should be ${shouldBe}; it is ${secretive(name, environment[name])}.`);
    return undefined;
  };

  const smtpUrl = read('SMTP_URL');
  const leadsTo = read('LEADS_TO');
  const leadsFrom = read('LEADS_FROM');
  if (smtpUrl && !leadsTo)
    wrong.push(`LEADS_TO should be ${settings.LEADS_TO[1]}; SMTP_URL needs it.`);
  const webhookUrl = read('WEBHOOK_URL');
  const webhookSecret = read('WEBHOOK_SECRET');
  if (webhookUrl && !webhookSecret)
    wrong.push(`WEBHOOK_SECRET should be ${settings.WEBHOOK_SECRET[1]}; WEBHOOK_URL needs it.`);
  const to = commaList(leadsTo ?? '');
  const host = read('HOST') ?? '127.0.0.1';
  const port = read('PORT') ?? 3000;
  const siteUrl = (read('SITE_URL') ?? `http://localhost:${port || 3000}`).replace(/\/+$/, '');
  const trustProxy = commaList(read('TRUST_PROXY') ?? '');
  const mode = environment.NODE_ENV ?? '';

  /** All three or none: without the webhook's secret no payment would ever be known. */
  const readRazorpay = (): Config['razorpay'] => {
    const [keyId, keySecret, secrets] = [
      read('RAZORPAY_KEY_ID'),
      read('RAZORPAY_KEY_SECRET'),
      read('RAZORPAY_WEBHOOK_SECRET'),
    ];
    const apiUrl = (read('RAZORPAY_API_URL') ?? 'https://api.razorpay.com').replace(/\/+$/, '');
    if (keyId && keySecret && secrets)
      return { keyId, keySecret, webhookSecrets: commaList(secrets), apiUrl };
    for (const name of razorpayNames)
      if ((keyId || keySecret || secrets) && !environment[name])
        wrong.push(
          `${name} should be ${settings[name][1]}; the other settings of Razorpay need it.`,
        );
    return null;
  };

  const held = inheritedPorts(environment);
  if (held > 1) wrong.push(`The socket unit should have one ListenStream; it has ${held}.`);

  const config: Config = {
    port,
    host,
    inheritedPort: held === 1 ? { fd: 3 } : null,
    dataDir: read('DATA_DIR') ?? './data',
    databaseUrl: read('DATABASE_URL') ?? null,
    anonKey: read('ANON_KEY') ?? defaultPublicKey,
    siteUrl,
    siteUrlWarning: siteUrlWarning({ siteUrl, host, trustProxy, mode }),
    corsOrigins: commaList(read('CORS_ORIGINS') ?? ''),
    trustProxy,
    logLevel: read('LOG_LEVEL') ?? 'info',
    limits: {
      perMinute: read('RATE_LIMIT_MINUTE') ?? 300,
      perHour: read('RATE_LIMIT_HOUR') ?? 1_500,
    },
    redisUrl: read('REDIS_URL') ?? null,
    mail: smtpUrl ? { smtpUrl, to, from: leadsFrom ?? to[0] ?? '' } : null,
    webhook: webhookUrl ? { url: webhookUrl, secret: webhookSecret ?? '' } : null,
    hasDesk: read('DESK') !== 'off',
    paymentUrl: read('PAYMENT_URL') ?? null,
    hasDemonstrationBank: hasDemonstrationBank(read('DEMONSTRATION_BANK'), siteUrl),
    razorpay: readRazorpay(),
  };
  if (wrong.length > 0) throw new WrongConfig(wrong.join('\n'));
  return config;
}

/** As sd_listen_fds(3) has it: sockets from number 3 on, and meant for this process and no other. */
function inheritedPorts({ LISTEN_PID, LISTEN_FDS }: Record<string, string | undefined>): number {
  return LISTEN_PID === String(process.pid) ? Number(LISTEN_FDS) || 0 : 0;
}

/** A wrong value helps to find the mistake, unless it may hold a password. */
function secretive(name: string, value: string | undefined): string {
  return /URL|SECRET|KEY/.test(name) && name !== 'SITE_URL' ? 'something else' : `"${value}"`;
}
