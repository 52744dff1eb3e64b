/**
 * A build runs the code of every package that it needs. It gets what programs and npm need of this machine and the
 * settings of a build: no password, no key and no address of a database. Both are lists of what is allowed, so that a
 * new secret stays out without anybody thinking of it.
 */
import { buildSettingNames } from './build-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const ofPrograms =
  /^(PATH|HOME|LANG|LC_\w+|TZ|TERM|TMPDIR|TEMP|TMP|SYSTEMROOT|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|(HTTPS?|ALL|NO)_PROXY)$/i;

/** How npm reaches its registry. A token for one is not among them. */
export const registrySetting =
  /^((@[\w.-]+:)?registry|(https?-)?proxy|noproxy|cafile|strict-ssl|maxsockets|fetch-[\w-]+|prefer-offline)$/i;
const placesOfNpm = /^(cache|userconfig|globalconfig)$/i;

function isOfMachine(name: string): boolean {
  const ofNpm = /^npm_config_(.*)$/i.exec(name)?.[1]?.replaceAll('_', '-');
  if (ofNpm === undefined) return ofPrograms.test(name);
  return registrySetting.test(ofNpm) || placesOfNpm.test(ofNpm);
}

const only = (environment: Environment, isAllowed: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => isAllowed(name)));

/** What programs and npm need of this machine. */
export const machineEnvironment = (environment: Environment): NodeJS.ProcessEnv =>
  only(environment, isOfMachine);

/** Those of the service's settings that a build reads. */
export const settingsOfBuild = (settings: Environment): NodeJS.ProcessEnv =>
  only(settings, (name) => (buildSettingNames as readonly string[]).includes(name));
