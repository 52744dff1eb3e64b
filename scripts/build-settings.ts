import { defaultPublicKey } from '#contract/defaults.ts';
import { loadEnvFile } from '#service/env-file.ts';
import type { BuildSettings } from './build-stamp.ts';

/**
 * What a build takes from the environment: `SITE_URL` for absolute links, and where the forms send their
 * rows when that is not the service that serves the pages.
 */
export function readBuildSettings(environment: Record<string, string | undefined>): BuildSettings {
  return {
    siteUrl: readUrl('SITE_URL', environment.SITE_URL, 'http://localhost:3000'),
    dataServiceUrl: readUrl('VITE_DATA_SERVICE_URL', environment.VITE_DATA_SERVICE_URL, ''),
    dataServiceKey: environment.VITE_DATA_SERVICE_KEY || environment.ANON_KEY || defaultPublicKey,
  };
}

/** The settings of this machine, its file `.env` included. */
export function readOwnBuildSettings(): BuildSettings {
  loadEnvFile();
  return readBuildSettings(process.env);
}

function readUrl(name: string, value: string | undefined, fallback: string): string {
  if (!value) return fallback;
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    console.error(
      `${name} should be a web address such as https://miranaya.example, not "${value}".`,
    );
    process.exit(1);
  }
  return value.replace(/\/+$/, '');
}
