import { defaultAnonKey } from '#contract/forms/default-anon-key.ts';
import { loadCheckedEnvFile, WrongConfig } from '#service/settings/config.ts';

/** The settings that a build reads. A build gets no other setting of the service. */
export const buildSettingNames = [
  'NODE_ENV',
  'SITE_URL',
  'PORT',
  'VITE_DATA_SERVICE_URL',
  'VITE_DATA_SERVICE_KEY',
  'ANON_KEY',
  'PAYMENT_URL',
  'HIDE_SAMPLES',
  // The build reads this setting only to warn that nobody can pay. The id of the key is not secret; its beginning says
  // whether the key is live.
  'RAZORPAY_KEY_ID',
  'DEMONSTRATION_BANK',
] as const;

type BuildSettingName = (typeof buildSettingNames)[number];
type Environment = Readonly<Partial<Record<BuildSettingName, string>>>;

/**
 * Reads the settings of a build from the environment; a wrong value ends the process with a sentence. `SITE_URL` is for
 * absolute links. `VITE_DATA_SERVICE_URL` is set only if the service that receives the rows of the forms is not the one
 * that serves the pages.
 */
export function readBuildSettings(environment: Environment): BuildSettings {
  return {
    siteUrl: withoutSlash(readUrl('SITE_URL', environment) ?? ownAddress(environment)),
    dataServiceUrl: withoutSlash(readUrl('VITE_DATA_SERVICE_URL', environment) ?? ''),
    dataServiceKey: environment.VITE_DATA_SERVICE_KEY || environment.ANON_KEY || defaultAnonKey,
    paymentUrl: readUrl('PAYMENT_URL', environment),
    hidesSamples: readSwitch('HIDE_SAMPLES', environment),
  };
}

/** Reads the settings of this machine, including its file `.env`. A mistyped name in this file ends the process. */
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

/** Reads a setting that is `on` or `off`; a missing one is off. Any other value ends the process with a sentence. */
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

/** Settings that are built into the pages. */
export interface BuildSettings {
  siteUrl: string;
  dataServiceUrl: string;
  dataServiceKey: string;
  /**
   * The address at which enrolments are paid, for a service that sets no address itself. Null means that the address in
   * the content is used.
   */
  paymentUrl: string | null;
  /** Whether sections of the landing page that contain only samples are left out. */
  hidesSamples: boolean;
}
