import { describe, expect, it } from 'vitest';
import type { DefaultFacts } from '#contract/published/default-facts-schema.ts';
import {
  computeEntriesAfterChange,
  listEditableEntries,
  makeUniqueEntryKey,
} from './editable-entries.ts';

const asha = { name: 'Asha', field: 'Web', isSample: true };
const facts = {
  entries: {
    statistics: [],
    testimonials: [],
    collaborators: [
      { key: 'asha', fields: asha },
      { key: 'ravi', fields: { ...asha, name: 'Ravi' } },
    ],
    projects: [],
    questions: [],
  },
} as unknown as DefaultFacts;
const real = { ...asha, isSample: false };
const saved = (changes: Record<string, typeof asha | null>) => ({ collaborators: changes });

describe('an entry that staff edit', () => {
  it('is listed with its state, the ones added last', () => {
    const changes = saved({ asha: null, ravi: real, new: real });
    expect(listEditableEntries(facts, changes, 'collaborators')).toEqual([
      { key: 'asha', fields: asha, at: 'left out' },
      { key: 'ravi', fields: real, at: 'changed' },
      { key: 'new', fields: real, at: 'added' },
    ]);
  });

  it('is a change only if it differs from what the site was built with', () => {
    const changed = computeEntriesAfterChange(facts, {}, 'collaborators', 'asha', real);
    expect(changed).toEqual(saved({ asha: real }));
    const again = { isSample: true, field: 'Web', name: 'Asha' };
    expect(computeEntriesAfterChange(facts, changed, 'collaborators', 'asha', again)).toEqual({});
    expect(computeEntriesAfterChange(facts, changed, 'collaborators', 'asha', undefined)).toEqual(
      {},
    );
  });

  it('is hidden if it came from the build, and deleted if it was added', () => {
    const added = computeEntriesAfterChange(facts, {}, 'collaborators', 'new', real);
    expect(computeEntriesAfterChange(facts, added, 'collaborators', 'asha', null)).toEqual(
      saved({ asha: null, new: real }),
    );
    expect(computeEntriesAfterChange(facts, added, 'collaborators', 'new', null)).toEqual({});
  });

  it('gets a unique key from its name', () => {
    expect(makeUniqueEntryKey(facts, {}, 'collaborators', 'Kuyil & Sons')).toBe('kuyil-sons');
    expect(makeUniqueEntryKey(facts, saved({ 'asha-2': real }), 'collaborators', 'Asha')).toBe(
      'asha-3',
    );
    expect(makeUniqueEntryKey(facts, {}, 'collaborators', 'आशा')).toBe('entry');
  });

  it('gets no key of a group of questions, because both are ids on one page', () => {
    const grouped = { ...facts, questionGroups: [{ id: 'paying', title: 'Paying' }] };
    expect(makeUniqueEntryKey(grouped, {}, 'questions', 'Paying?')).toBe('paying-2');
    expect(makeUniqueEntryKey(grouped, {}, 'collaborators', 'Paying')).toBe('paying');
  });
});
