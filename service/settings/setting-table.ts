/** The table of settings: the allowed values of each variable, and the words for an invalid one. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { parseCommaList } from './parse-comma-list.ts';
import { isHttpsOrLocalUrl, isSecureSmtpUrl } from './secure-urls.ts';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());

const isWebAddress = (text: string) => {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol);
};
const isOrigin = (text: string) => isWebAddress(text) && new URL(text).origin === text;

function isCidr(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  if (bits === undefined) return true;
  // With a prefix length of 0, every address would count as a trusted proxy. Then any client could choose the address
  // by which its requests are limited.
  return /^0*[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((n) => n >= least && n <= most);

const address = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/;

/** The settings: for each variable its parser, and a description of valid values for the error message. */
export const settingTable = {
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
    optional(z.string().refine((text) => parseCommaList(text).every(isOrigin))),
    'unset, or origins separated by commas, such as https://www.miranaya.example,https://miranaya.pages.dev',
  ],
  TRUST_PROXY: [
    optional(z.string().refine((text) => parseCommaList(text).every(isCidr))),
    'unset, or the addresses of your proxies separated by commas, such as 127.0.0.1,10.0.0.0/8 (never all addresses, /0)',
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
    optional(z.string().refine(isSecureSmtpUrl)),
    'unset, or smtps://user:password@smtp.example.com:465 (write @ in the user name as %40), or smtp:// to a server that offers STARTTLS; without encryption only to localhost',
  ],
  LEADS_TO: [
    optional(
      z
        .string()
        .refine(
          (text) =>
            parseCommaList(text).length > 0 && parseCommaList(text).every((to) => address.test(to)),
        ),
    ),
    'the mail addresses of your staff separated by commas',
  ],
  LEADS_FROM: [
    optional(z.string().regex(address)),
    'the mail address that the messages to staff come from, such as website@miranaya.example',
  ],
  WEBHOOK_URL: [
    optional(z.string().refine(isHttpsOrLocalUrl)),
    'unset, or the https address of your CRM; http only to localhost',
  ],
  WEBHOOK_SECRET: [
    optional(z.string().min(16)),
    'a secret of at least 16 characters that your CRM knows too',
  ],
  PUBLISH_HOOK_URL: [
    optional(z.string().refine(isHttpsOrLocalUrl)),
    'unset, or the https address that tells your CDN of new pages; http only to localhost',
  ],
  DESK: [optional(z.enum(['on', 'off'])), 'on, or off where nobody shall work at /desk'],
  PAYMENT_URL: [
    optional(z.string().refine(isWebAddress)),
    'unset (what the site was built with) or the web address of the payment page',
  ],
  DEMONSTRATION_BANK: [
    optional(z.enum(['on', 'off'])),
    'unset (on for trying the site, off on a public https address), on, or off',
  ],
  SAMPLE_BATCHES: [
    optional(z.enum(['on', 'off'])),
    'unset (a fresh machine begins with a sample batch of each offer, unless its address is public https), on, or off',
  ],
  RAZORPAY_KEY_ID: [
    optional(z.string().regex(/^rzp_(test|live)_\w{6,40}$/)),
    'the key id from the dashboard of Razorpay, such as rzp_test_1A2b3C4d5E6f7G',
  ],
  RAZORPAY_KEY_SECRET: [optional(z.string().min(8)), 'the secret that belongs to the key id'],
  RAZORPAY_WEBHOOK_SECRET: [
    optional(
      z
        .string()
        .refine(
          (text) =>
            [1, 2].includes(parseCommaList(text).length) &&
            parseCommaList(text).every((one) => one.length >= 16),
        ),
    ),
    'the secret of your webhook, at least 16 characters; two with a comma between while you change it',
  ],
  RAZORPAY_API_URL: [
    optional(z.string().refine(isHttpsOrLocalUrl)),
    'unset (https://api.razorpay.com) or another https address; http only to localhost',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

export type SettingName = keyof typeof settingTable;

/** The parsed value of a setting; undefined when it is not set. */
export type SettingValue<Name extends SettingName> = z.infer<(typeof settingTable)[Name][0]>;
