/**
 * Decides which built site is served with these settings. A partial build stops the start with a sentence. A site that
 * was built with other settings is served with a warning, because such a site is better than none.
 */
import type { Config } from '../settings/config.ts';
import { inspectBuiltSite } from './inspect-built-site.ts';

/** Thrown when there is no site to serve. `message` says what is missing and what to do. */
export class NoUsableSite extends Error {}

type ChosenSite = {
  /** The folder of the pages. Null if the pages are on another host and this service only answers their forms. */
  siteDir: string | null;
  /** Sentences for the log. */
  warnings: string[];
};

type Facts = Pick<Config, 'siteUrl' | 'anonKey' | 'corsOrigins'>;

/**
 * Chooses the site. Throws NoUsableSite for a partial build, and also if no site is built at all, except when
 * CORS_ORIGINS names other hosts that serve the pages.
 */
export function findSiteToServe(buildDir: string, config: Facts): ChosenSite {
  const built = inspectBuiltSite(buildDir);
  if (built.at === 'broken') throw new NoUsableSite(`${built.problem} Run npm run build.`);
  if (built.at === 'none') {
    if (config.corsOrigins.length === 0)
      throw new NoUsableSite(
        `No site is built in ${buildDir}. Run npm run build first (npm start does it by itself). For pages that lie on another host, set CORS_ORIGINS.`,
      );
    return { siteDir: null, warnings: ['No site is built here: only forms are answered.'] };
  }
  const { stamp, clientDir } = built;
  const warnings: string[] = [];
  if (stamp.dataServiceUrl === '' && stamp.dataServiceKey !== config.anonKey)
    warnings.push(
      'The pages were built with another ANON_KEY, so that what their forms send is refused. Run npm run build and start again.',
    );
  if (stamp.siteUrl !== config.siteUrl)
    warnings.push(
      `The pages were built for ${stamp.siteUrl}, and SITE_URL is ${config.siteUrl}: search engines and shared links are told the first. Run npm run build with this SITE_URL and start again.`,
    );
  return { siteDir: clientDir, warnings };
}
