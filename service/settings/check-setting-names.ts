/**
 * Names that are set and that nothing reads: a mistyped setting is as if it were not there, and nobody is told of
 * an enquiry because of two letters. The file `.env` is ours, so a name in it that looks like one of ours stops
 * the start. The environment belongs to others too: there it is only said.
 */
import { editDistance } from './edit-distance.ts';

/** Read when the site is built, and by the service not at all. */
const readByTheBuild = ['VITE_DATA_SERVICE_URL', 'VITE_DATA_SERVICE_KEY', 'HIDE_SAMPLES'];

/** What Node, npm and PostgreSQL's library take from the environment may stand in `.env` as well. */
const readByOthers = /^(NODE|NPM|PG|UV|SSL)_?|^(TZ|DEBUG|CHROMIUM_PATH|SERVICE_PORT)$|_PROXY$/i;

/** Beginnings that no other program's names have, so that SMTP_HOST is answered as well. */
const ownBeginnings = /^(SMTP|LEADS|WEBHOOK|RAZORPAY)_/i;

export type Names = {
  ours: readonly string[];
  /** Names that stand in a file of settings, and what to call it. */
  inFile: readonly string[];
  file: string;
  /** Names in the environment. */
  set: readonly string[];
};

/** Sentences: `wrong` stops the start, `warnings` do not. */
export function checkNames({ ours, inFile, file, set }: Names): {
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

/** Two letters apart; one where a name is short, because HOME is no HOST and REPORT no PORT. */
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
