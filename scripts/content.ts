/**
 * `npm run content -- adopt`: writes what staff have published into `content/`. Only files of the project change; the
 * served pages already show the published facts.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openStore } from '#database/open-store.ts';
import { indianDay } from '#domain/indian-day.ts';
import { makeDefaultEntries } from '#postbuild/publish/write-default-facts.ts';
import { readOwnConfig } from '#service/settings/config.ts';
import { adoptPublishedEntries } from './adopt-published-entries.ts';
import { adoptPublishedFacts } from './adopt-published-facts.ts';

if (process.argv[2] !== 'adopt') {
  console.error('Say what to do: npm run content -- adopt');
  process.exit(1);
}
const store = await openStore(readOwnConfig());
try {
  const newest = await store.publications.newest();
  if (newest === null)
    console.log('Nothing was published at the desk, so there is nothing to adopt.');
  else {
    const read = (file: string) => readFileSync(file, 'utf8');
    const adopted = adoptPublishedFacts(newest.facts, read, indianDay(new Date()));
    const entries = adoptPublishedEntries(newest.facts.entries ?? {}, makeDefaultEntries(), read);
    const files = { ...adopted.files, ...entries.files };
    const left = [...adopted.left, ...entries.left];
    for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
    for (const { name, file } of entries.pictures) {
      const picture = await store.publications.findPicture(name);
      mkdirSync(dirname(file), { recursive: true });
      if (picture === null) left.push(`The picture ${name} is not in the database.`);
      else writeFileSync(file, picture.bytes);
    }
    const edited = Object.keys(entries.files);
    if (edited.length > 0) spawnSync('npx', ['biome', 'format', '--write', ...edited]);
    const changed = Object.keys(files);
    console.log(
      changed.length === 0
        ? 'The content says already what was published.'
        : `Changed: ${changed.join(', ')}. Look at it with git diff, and run npm run build.`,
    );
    for (const sentence of left) console.log(sentence);
  }
} finally {
  await store.close();
}
