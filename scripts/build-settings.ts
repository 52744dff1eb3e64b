import { defaultPublicKey } from '#contract/default-public-key.ts';
import { loadCheckedEnvFile, WrongConfig } from '#service/settings/config.ts';
import type { BuildSettings } from './build-stamp.ts';

/** Everything that a build reads of the settings. No other setting of the service is passed on to one. */
export const buildSettingNames = [
  'NODE_ENV',
  'SITE_URL',
  'PORT',
  'VITE_DATA_SERVICE_URL',
  'VITE_DATA_SERVICE_KEY',
  'ANON_KEY',
  'PAYMENT_URL',
  'HIDE_SAMPLES',
  // Only for the warning that nobody can pay. The id is not secret: its beginning says whether the keys are live.
  'RAZORPAY_KEY_ID',
  'DEMONSTRATION_BANK',
] as const;

type BuildSettingName = (typeof buildSettingNames)[number];
type Environment = Readonly<Partial<Record<BuildSettingName, string>>>;

/**
 * What a build takes from the environment: `SITE_URL` for absolute links, and where the forms send their
 * rows when that is not the service that serves the pages.
 */
export function readBuildSettings(environment: Environment): BuildSettings {
  return {
    siteUrl: withoutSlash(readUrl('SITE_URL', environment) ?? ownAddress(environment)),
    dataServiceUrl: withoutSlash(readUrl('VITE_DATA_SERVICE_URL', environment) ?? ''),
    dataServiceKey: environment.VITE_DATA_SERVICE_KEY || environment.ANON_KEY || defaultPublicKey,
    paymentUrl: readUrl('PAYMENT_URL', environment),
    hidesSamples: readSwitch('HIDE_SAMPLES', environment),
  };
}

/** The settings of this machine, its file `.env` included; a mistyped name in it ends the process. */
export function readLocalBuildSettings(warn?: (sentence: string) => void): BuildSettings {
  try {
    loadCheckedEnvFile(warn);
  } catch (error) {
    if (!(error instanceof WrongConfig)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  return readBuildSettings(process.env);
}

function readUrl(name: BuildSettingName, environment: Environment): string | null {
  const value = environment[name];
  if (!value) return null;
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    console.error(
      `${name} should be a web address such as https://miranaya.example, not "${value}".`,
    );
    process.exit(1);
  }
  return value;
}

/** Off when it is not set. */
function readSwitch(name: BuildSettingName, environment: Environment): boolean {
  const value = environment[name];
  if (value && value !== 'on' && value !== 'off') {
    console.error(`${name} should be on or off, not "${value}".`);
    process.exit(1);
  }
  return value === 'on';
}

/** The address at which `npm start` serves the site on this machine. */
const ownAddress = ({ PORT }: Environment) => `http://localhost:${PORT || 3000}`;

const withoutSlash = (address: string) => address.replace(/\/+$/, '');
