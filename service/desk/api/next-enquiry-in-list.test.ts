import { describe, expect, it } from 'vitest';
import type { RequestedList } from '#desk/api/inbox-api.ts';
import { nextEnquiry } from './next-enquiry.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const newest: RequestedList = { at: 'inbox', filter: { order: 'newest' }, page: 1 };
const byDate: RequestedList = { at: 'inbox', filter: { order: 'due' }, page: 1 };

describe('the next enquiry of a list', () => {
  it('is the following one, also when new enquiries have arrived above', () => {
    expect(nextEnquiry(rows('a', 'b', 'c'), newest, { id: 'b', n: 1 })).toEqual({ id: 'c', n: 2 });
    expect(nextEnquiry(rows('new', 'a', 'b', 'c'), newest, { id: 'b', n: 1 })).toEqual({
      id: 'c',
      n: 3,
    });
  });

  it('is the one in its place when the enquiry has left the list', () => {
    expect(nextEnquiry(rows('a', 'c', 'd'), newest, { id: 'b', n: 1 })).toEqual({ id: 'c', n: 1 });
    expect(nextEnquiry(rows('a', 'c'), { at: 'today' }, { id: 'b', n: 1 })?.id).toBe('c');
  });

  it('is the one in its place when the enquiry was moved to a later date', () => {
    expect(nextEnquiry(rows('a', 'c', 'd', 'b'), byDate, { id: 'b', n: 1 })?.id).toBe('c');
    expect(nextEnquiry(rows('a', 'c', 'b'), { at: 'today' }, { id: 'b', n: 1 })?.id).toBe('c');
  });

  it('is null after the last one', () => {
    expect(nextEnquiry(rows('a', 'b'), newest, { id: 'b', n: 1 })).toBeNull();
    expect(nextEnquiry(rows('a'), newest, { id: 'b', n: 1 })).toBeNull();
    expect(nextEnquiry([], newest, { id: 'b', n: 0 })).toBeNull();
    expect(nextEnquiry(rows('b'), byDate, { id: 'b', n: 0 })).toBeNull();
  });
});
