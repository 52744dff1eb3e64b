/**
 * The environment of a build. A build runs code of every package, so it gets only the variables that programs and npm
 * need on this machine, and the settings of a build. It gets no password, key or database address. Only names on two
 * lists of allowed names are passed on, so that a new secret is left out automatically.
 */
import { buildSettingNames } from './build-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const programVariablePattern =
  /^(PATH|HOME|LANG|LC_\w+|TZ|TERM|TMPDIR|TEMP|TMP|SYSTEMROOT|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|(HTTPS?|ALL|NO)_PROXY)$/i;

/**
 * Matches the settings by which npm reaches its registry, named as in `.npmrc` (without `npm_config_`). An access token
 * is not among them.
 */
export const npmrcRegistrySettingPattern =
  /^((@[\w.-]+:)?registry|(https?-)?proxy|noproxy|cafile|strict-ssl|maxsockets|fetch-[\w-]+|prefer-offline)$/i;
const npmPathSettingPattern = /^(cache|userconfig|globalconfig)$/i;

function isMachineVariable(name: string): boolean {
  const ofNpm = /^npm_config_(.*)$/i.exec(name)?.[1]?.replaceAll('_', '-');
  if (ofNpm === undefined) return programVariablePattern.test(name);
  return npmrcRegistrySettingPattern.test(ofNpm) || npmPathSettingPattern.test(ofNpm);
}

const pickVariables = (environment: Environment, isAllowed: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => isAllowed(name)));

/** Variables of this machine that programs and npm need. */
export const pickMachineVariables = (environment: Environment): NodeJS.ProcessEnv =>
  pickVariables(environment, isMachineVariable);

/** The service's settings that a build reads. */
export const pickBuildVariables = (settings: Environment): NodeJS.ProcessEnv =>
  pickVariables(settings, (name) => (buildSettingNames as readonly string[]).includes(name));
