import { describe, expect, it } from 'vitest';
import { mayTakeBackNote } from './may-take-back-note.ts';

const note = { who: 'asha', at: new Date('2026-11-21T10:00:00Z') };
const soon = new Date('2026-11-22T09:59:59Z');
const late = new Date('2026-11-22T10:00:00Z');
const may = (who: string, mayOverrule: boolean, now: Date) =>
  mayTakeBackNote(note, { who, mayOverrule }, now);

describe('a note can be removed', () => {
  it('for a day, by its author and by the owner of the desk', () => {
    expect(may('asha', false, soon)).toBe(true);
    expect(may('lakshmi', true, soon)).toBe(true);
  });
  it('but not by a colleague', () => {
    expect(may('ravi', false, soon)).toBe(false);
  });
  it('but not later, by anybody', () => {
    expect(may('asha', false, late)).toBe(false);
    expect(may('lakshmi', true, late)).toBe(false);
  });
});
