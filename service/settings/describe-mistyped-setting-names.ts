/**
 * Finds mistyped names of settings. A mistyped setting has no effect: two wrong letters can mean that nobody is told of
 * an enquiry. Only we use the file `.env`, so a name in it that resembles one of our settings stops the start. Other
 * programs use the environment too, so there such a name causes only a warning.
 */
import { editDistance } from '#contract/text/edit-distance.ts';

/** The settings that only the build reads, not the service. */
const readByTheBuild = ['VITE_DATA_SERVICE_URL', 'VITE_DATA_SERVICE_KEY', 'HIDE_SAMPLES'];

/**
 * Matches names that other programs read and `.env` may contain too: those of Node, npm, PostgreSQL's library and the
 * project's scripts.
 */
const readByOthers =
  /^(NODE|NPM|PG|UV|SSL)_?|^(TZ|DEBUG|CHROMIUM_PATH|SERVICE_PORT)$|^(HTTPS?|FTP|ALL|NO)_PROXY$/i;

/**
 * Matches the beginnings that only our settings have. So an unknown name such as SMTP_HOST is reported even if it
 * resembles none of our settings.
 */
const ownBeginnings = /^(SMTP|LEADS|WEBHOOK|RAZORPAY)_/i;

type SettingNamesFound = {
  ours: readonly string[];
  /** The names in a settings file, and the name of the file for messages. */
  inFile: readonly string[];
  file: string;
  /** The names in the environment. */
  set: readonly string[];
};

/** Returns sentences about mistyped names. A sentence in `wrong` stops the start; a sentence in `warnings` does not. */
export function describeMistypedSettingNames({ ours, inFile, file, set }: SettingNamesFound): {
  wrong: string[];
  warnings: string[];
} {
  const known = [...ours, ...readByTheBuild];
  const isStrange = (name: string) => !known.includes(name) && !readByOthers.test(name);
  const wrong: string[] = [];
  const warnings: string[] = [];
  for (const name of inFile.filter(isStrange)) {
    const meant = likelyMeant(name, known) ?? sameBeginning(name, known);
    if (meant) wrong.push(`${name} in ${file} is not a setting; ${meant} was probably meant.`);
    else warnings.push(`${name} in ${file} is not a setting and changes nothing.`);
  }
  for (const name of set.filter(isStrange)) {
    if (inFile.includes(name)) continue;
    const isOwn = ownBeginnings.test(name);
    const meant = likelyMeant(name, known) ?? (isOwn ? sameBeginning(name, known) : undefined);
    if (meant) warnings.push(`${name} is set, but is not a setting; ${meant} was probably meant.`);
  }
  return { wrong, warnings };
}

/**
 * Finds the setting that was probably meant: at most two letters differ, and two swapped neighbours count as one. In a
 * short name only one letter may differ, because HOME is not a mistyped HOST, and REPORT is not a mistyped PORT.
 */
function likelyMeant(name: string, known: readonly string[]): string | undefined {
  const given = name.toUpperCase();
  const [nearest] = known
    .map((setting) => ({ setting, distance: editDistance(given, setting) }))
    .sort((a, b) => a.distance - b.distance);
  if (!nearest) return undefined;
  const most = Math.min(given.length, nearest.setting.length) < 6 ? 1 : 2;
  return nearest.distance <= most ? nearest.setting : undefined;
}

function sameBeginning(name: string, known: readonly string[]): string | undefined {
  const given = name.toUpperCase();
  const beginning = given.slice(0, given.indexOf('_') + 1);
  if (beginning === '') return undefined;
  return known
    .filter((setting) => setting.startsWith(beginning))
    .sort((a, b) => editDistance(given, a) - editDistance(given, b))[0];
}
