import { describe, expect, it } from 'vitest';
import { deskEventTypes } from '#domain/desk-event-types.ts';
import { eventGroups, eventWords, readEventType, sayEvent } from './event-words.ts';

describe('the words of the audit', () => {
  it.each(deskEventTypes)('say %s in a way of their own', (type) => {
    const words = sayEvent(type);
    expect(words).toMatch(/^[A-Z][a-z ,:]+$/);
    expect(Object.values(eventWords).filter((other) => other === words)).toEqual([words]);
  });

  it('can all be chosen, each once', () => {
    const types = eventGroups.flatMap(({ choices }) => choices.map(([type]) => type));
    expect(types.toSorted()).toEqual([...deskEventTypes].sort());
  });

  it('are there for what a later release writes', () => {
    expect(sayEvent('enquiry.dreamt-of')).not.toContain('dreamt');
    expect(sayEvent('constructor')).toBe(sayEvent('enquiry.dreamt-of'));
  });

  it('are asked for by an address with what is known, and nothing else', () => {
    expect(readEventType('enquiry.seen')).toBe('enquiry.seen');
    for (const written of [null, '', 'enquiry.dreamt-of', 'toString'])
      expect(readEventType(written)).toBeNull();
  });
});
