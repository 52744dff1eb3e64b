import { describe, expect, it } from 'vitest';
import { deskEventTypes } from '#domain/desk-event-types.ts';
import { auditEventGroups, describeEventType, readEventType } from './event-words.ts';

describe('the words of the audit', () => {
  it.each(deskEventTypes)('describe %s differently from all others', (type) => {
    const words = describeEventType(type);
    expect(words).toMatch(/^[A-Z][a-z ,:]+$/);
    expect(deskEventTypes.filter((other) => describeEventType(other) === words)).toEqual([type]);
  });

  it('can all be chosen, each once', () => {
    const types = auditEventGroups.flatMap(({ choices }) => choices.map(([type]) => type));
    expect(types.toSorted()).toEqual([...deskEventTypes].sort());
  });

  it('exist for a type that a later release writes', () => {
    expect(describeEventType('enquiry.dreamt-of')).not.toContain('dreamt');
    expect(describeEventType('constructor')).toBe(describeEventType('enquiry.dreamt-of'));
  });

  it('limit the audit only by known values of the address', () => {
    expect(readEventType('enquiry.seen')).toBe('enquiry.seen');
    for (const written of [null, '', 'enquiry.dreamt-of', 'toString'])
      expect(readEventType(written)).toBeNull();
  });
});
