import { describe, expect, it } from 'vitest';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { readMigrations } from '../migrate/migrations.ts';

describe.each(['sqlite', 'postgres'] as const)('the triggers of %s', (engine) => {
  const sql = readMigrations(engine)
    .map((migration) => migration.sql)
    .join('\n');

  it('refuse in the words that the forms use', () => {
    const said = [...sql.matchAll(/'(Please [^']+)'/g)].map(([, sentence]) => sentence);
    const known: string[] = Object.values(fieldErrorSentences);
    expect(said.filter((sentence) => !known.includes(sentence ?? ''))).toEqual([]);
    expect(known.filter((sentence) => !said.includes(sentence))).toEqual([]);
  });
});
