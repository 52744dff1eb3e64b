/**
 * `npm run content -- adopt`: writes what staff have published into `content/`. It changes files of the project and
 * nothing else; the pages that are served already say it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { openStore } from '#database/open.ts';
import { indianDay } from '#domain/indian-day.ts';
import { readOwnConfig } from '#service/settings/config.ts';
import { adoptFacts } from './adopt-facts.ts';

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
    const { files, left } = adoptFacts(newest.facts, read, indianDay(new Date()));
    for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
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
