/**
 * The only reader of the environment. Everything has a default except where a default would be a guess;
 * a value that cannot be meant stops the start with the variable's name and what it should be.
 */
import { isIP } from 'node:net';
import { z } from 'zod';
import { defaultPublicKey } from '#contract/defaults.ts';
import { isSmtpAddress, isWebhookAddress } from './encryption.ts';
import { loadEnvFile } from './env-file.ts';
import { checkNames } from './setting-names.ts';
import { siteUrlDoubt } from './site-url-doubt.ts';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());

const webAddress = (text: string) => {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol);
};
const isOrigin = (text: string) => webAddress(text) && new URL(text).origin === text;
const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function isCidr(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((n) => n >= least && n <= most);

const address = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/;

/** Each variable: how it is read, and what to say when it can't be. */
const variables = {
  PORT: [optional(wholeNumber(0, 65_535)), 'a port number from 0 to 65535, such as 3000'],
  HOST: [
    optional(z.string().regex(/^[\w.:-]+$/)),
    'the address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all',
  ],
  DATA_DIR: [optional(z.string()), 'a folder for the database file, such as ./data'],
  DATABASE_URL: [
    optional(z.string().refine((text) => /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text))),
    'unset (a file in DATA_DIR is used) or postgres://user:password@host:5432/database',
  ],
  ANON_KEY: [
    optional(z.string().regex(/^[\x21-\x7e]{8,2048}$/)),
    'the public key that the site was built with: 8 or more letters and digits, no spaces',
  ],
  SITE_URL: [
    optional(z.string().refine((text) => isOrigin(text.replace(/\/+$/, '')))),
    'the address of the site without a path, such as https://miranaya.example',
  ],
  CORS_ORIGINS: [
    optional(z.string().refine((text) => list(text).every(isOrigin))),
    'unset, or origins separated by commas, such as https://www.miranaya.example,https://miranaya.pages.dev',
  ],
  TRUST_PROXY: [
    optional(z.string().refine((text) => list(text).every(isCidr))),
    'unset, or the addresses of your proxies separated by commas, such as 127.0.0.1,10.0.0.0/8',
  ],
  LOG_LEVEL: [
    optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
    'one of fatal, error, warn, info, debug, trace, silent',
  ],
  RATE_LIMIT_MINUTE: [
    optional(wholeNumber(1, 1_000_000_000)),
    'how many rows one address may send in a minute: a whole number, such as 300',
  ],
  RATE_LIMIT_HOUR: [
    optional(wholeNumber(1, 1_000_000_000)),
    'how many rows one address may send in an hour: a whole number, such as 1500',
  ],
  REDIS_URL: [
    optional(z.string().refine((text) => /^rediss?:\/\/./.test(text) && URL.canParse(text))),
    'unset, or redis://host:6379',
  ],
  SMTP_URL: [
    optional(z.string().refine(isSmtpAddress)),
    'unset, or smtps://user:password@smtp.example.com:465 (write @ in the user name as %40), or smtp:// to a server that offers STARTTLS; without encryption only to localhost',
  ],
  LEADS_TO: [
    optional(
      z
        .string()
        .refine((text) => list(text).length > 0 && list(text).every((to) => address.test(to))),
    ),
    'the mail addresses of your staff separated by commas',
  ],
  LEADS_FROM: [
    optional(z.string().regex(address)),
    'the mail address that the messages to staff come from, such as website@miranaya.example',
  ],
  WEBHOOK_URL: [
    optional(z.string().refine(isWebhookAddress)),
    'unset, or the https address of your CRM; http only to localhost',
  ],
  WEBHOOK_SECRET: [
    optional(z.string().min(16)),
    'a secret of at least 16 characters that your CRM knows too',
  ],
  PAYMENT_URL: [
    optional(z.string().refine(webAddress)),
    'unset (what the site was built with) or the web address of the payment page',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

export const settingNames: readonly string[] = Object.keys(variables);

export type Config = {
  port: number;
  host: string;
  /** The port, when the supervisor holds it open (systemd's socket activation): port and host are its own then. */
  heldPort: { fd: number } | null;
  dataDir: string;
  databaseUrl: string | null;
  anonKey: string;
  /** Origin of the site, no slash at its end. */
  siteUrl: string;
  /** Why SITE_URL was probably forgotten; null when nothing speaks for it. */
  siteUrlDoubt: string | null;
  corsOrigins: string[];
  trustProxy: string[];
  logLevel: string;
  /** Rows that one address may send: loose, because colleges and mobile networks share addresses. */
  limits: { perMinute: number; perHour: number };
  redisUrl: string | null;
  mail: { smtpUrl: string; to: string[]; from: string } | null;
  webhook: { url: string; secret: string } | null;
  paymentUrl: string | null;
};

/** Says which variable is wrong and what it should be; one line each. */
export class WrongConfig extends Error {}

/**
 * Reads the settings of this process. Throws WrongConfig with a line for each wrong variable and each mistyped
 * name in `.env`; names in the environment that look mistyped are told to `notice`.
 */
export function readOwnConfig(notice: (sentence: string) => void = console.error): Config {
  loadOwnNames(notice);
  return readConfig(process.env);
}

/** Loads `.env` and looks at the names only, for the build, which takes other settings from them. */
export function loadOwnNames(notice: (sentence: string) => void = console.error): void {
  checkOwnNames(loadEnvFile(), '.env', notice);
}

/** The same for names that stand in another file of settings. Throws WrongConfig. */
export function checkOwnNames(
  inFile: readonly string[],
  file: string,
  notice: (sentence: string) => void,
): void {
  const set = Object.keys(process.env);
  const names = checkNames({ ours: settingNames, inFile, file, set });
  if (names.wrong.length > 0) throw new WrongConfig(names.wrong.join('\n'));
  for (const sentence of names.notices) notice(sentence);
}

/** Reads settings. Throws WrongConfig with a line for each wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const wrong: string[] = [];
  const read = <Name extends keyof typeof variables>(name: Name) => {
    const [schema, shouldBe] = variables[name];
    const result = schema.safeParse(environment[name]);
    if (result.success) return result.data as z.infer<(typeof variables)[Name][0]>;
    wrong.push(`${name} should be ${shouldBe}; it is ${secretive(name, environment[name])}.`);
    return undefined;
  };

  const smtpUrl = read('SMTP_URL');
  const leadsTo = read('LEADS_TO');
  const leadsFrom = read('LEADS_FROM');
  if (smtpUrl && !leadsTo)
    wrong.push(`LEADS_TO should be ${variables.LEADS_TO[1]}; SMTP_URL needs it.`);
  const webhookUrl = read('WEBHOOK_URL');
  const webhookSecret = read('WEBHOOK_SECRET');
  if (webhookUrl && !webhookSecret)
    wrong.push(`WEBHOOK_SECRET should be ${variables.WEBHOOK_SECRET[1]}; WEBHOOK_URL needs it.`);
  const to = list(leadsTo ?? '');
  const host = read('HOST') ?? '127.0.0.1';
  const siteUrl = (read('SITE_URL') ?? 'http://localhost:3000').replace(/\/+$/, '');
  const trustProxy = list(read('TRUST_PROXY') ?? '');
  const mode = environment.NODE_ENV ?? '';

  const held = heldPorts(environment);
  if (held > 1) wrong.push(`The socket unit should have one ListenStream; it has ${held}.`);

  const config: Config = {
    port: read('PORT') ?? 3000,
    host,
    heldPort: held === 1 ? { fd: 3 } : null,
    dataDir: read('DATA_DIR') ?? './data',
    databaseUrl: read('DATABASE_URL') ?? null,
    anonKey: read('ANON_KEY') ?? defaultPublicKey,
    siteUrl,
    siteUrlDoubt: siteUrlDoubt({ siteUrl, host, trustProxy, mode }),
    corsOrigins: list(read('CORS_ORIGINS') ?? ''),
    trustProxy,
    logLevel: read('LOG_LEVEL') ?? 'info',
    limits: {
      perMinute: read('RATE_LIMIT_MINUTE') ?? 300,
      perHour: read('RATE_LIMIT_HOUR') ?? 1_500,
    },
    redisUrl: read('REDIS_URL') ?? null,
    mail: smtpUrl ? { smtpUrl, to, from: leadsFrom ?? to[0] ?? '' } : null,
    webhook: webhookUrl ? { url: webhookUrl, secret: webhookSecret ?? '' } : null,
    paymentUrl: read('PAYMENT_URL') ?? null,
  };
  if (wrong.length > 0) throw new WrongConfig(wrong.join('\n'));
  return config;
}

/** As sd_listen_fds(3) has it: sockets from number 3 on, and meant for this process and no other. */
function heldPorts({ LISTEN_PID, LISTEN_FDS }: Record<string, string | undefined>): number {
  return LISTEN_PID === String(process.pid) ? Number(LISTEN_FDS) || 0 : 0;
}

/** A wrong value helps to find the mistake, unless it may hold a password. */
function secretive(name: string, value: string | undefined): string {
  return /URL|SECRET|KEY/.test(name) && name !== 'SITE_URL' ? 'something else' : `"${value}"`;
}
