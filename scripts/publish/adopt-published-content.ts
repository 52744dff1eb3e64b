/**
 * `npm run content -- adopt`: writes what staff have published into `content/`. Only files of the project change; the
 * served pages already show the published facts.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Store } from '#database/store.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { makeDefaultEntries } from '#postbuild/publish/write-default-facts.ts';
import { openExistingStore } from '#service/cli/open-existing-store.ts';
import { parseStrictly } from '#service/cli/terminal/parse-strictly.ts';
import { runAndExit } from '#service/cli/terminal/run-and-exit.ts';
import { WrongArguments } from '#service/cli/terminal/wrong-arguments.ts';
import { loadConfig } from '#service/settings/config.ts';
import { applyPublishedEntriesToSource } from './apply-published-entries-to-source.ts';
import { applyPublishedFactsToSource } from './apply-published-facts-to-source.ts';

const help = `Takes what was published at the desk back into the files of content/.

  npm run content -- adopt    contact details, fees, and entries with their pictures; look at it with git diff

DATA_DIR or DATABASE_URL says which database, as for the service.
`;

await runAndExit(async () => {
  const options = { help: { type: 'boolean' } } as const;
  const { values, positionals } = parseStrictly(
    process.argv.slice(2),
    options,
    'npm run content -- --help',
  );
  if (values.help) return void process.stdout.write(help);
  if (positionals.length !== 1 || positionals[0] !== 'adopt')
    throw new WrongArguments('Say what to do: npm run content -- adopt');
  const store = await openExistingStore(loadConfig());
  try {
    await adoptFrom(store);
  } finally {
    await store.close();
  }
});

async function adoptFrom(store: Store): Promise<void> {
  const newest = await store.publications.publicationInForce();
  if (newest === null)
    return console.log('Nothing was published at the desk, so there is nothing to adopt.');
  const read = (file: string) => readFileSync(file, 'utf8');
  const adopted = applyPublishedFactsToSource(newest.facts, read, indianDay(new Date()));
  const entries = applyPublishedEntriesToSource(
    newest.facts.entries ?? {},
    makeDefaultEntries(),
    read,
  );
  const files = { ...adopted.files, ...entries.files };
  const left = [...adopted.left, ...entries.left];
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
  for (const { name, file } of entries.pictures) {
    const picture = await store.publications.findPicture(name);
    if (picture === null) {
      left.push(`The picture ${name} is not in the database.`);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture.bytes);
  }
  const edited = Object.keys(entries.files);
  if (edited.length > 0) {
    const { status } = spawnSync('npx', ['biome', 'format', '--write', ...edited]);
    if (status !== 0) left.push('The files could not be formatted: run npx biome format --write.');
  }
  const changed = Object.keys(files);
  console.log(
    changed.length === 0
      ? 'The content already says what was published.'
      : `Changed: ${changed.join(', ')}. Look at it with git diff, and run npm run build.`,
  );
  for (const sentence of left) console.log(sentence);
}
