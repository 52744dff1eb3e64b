import { describe, expect, it } from 'vitest';
import type { ListOfOrigin } from '#desk/api-types/enquiry-lists-api.ts';
import { findNextEnquiryInList } from './find-next-enquiry-in-list.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const newest: ListOfOrigin = { at: 'inbox', filter: { order: 'newest' }, page: 1 };
const byDate: ListOfOrigin = { at: 'inbox', filter: { order: 'due' }, page: 1 };

describe('the next enquiry of a list', () => {
  it('is the following one, also when new enquiries have arrived above', () => {
    expect(findNextEnquiryInList(rows('a', 'b', 'c'), newest, { id: 'b', n: 1 })).toEqual({
      id: 'c',
      n: 2,
    });
    expect(findNextEnquiryInList(rows('new', 'a', 'b', 'c'), newest, { id: 'b', n: 1 })).toEqual({
      id: 'c',
      n: 3,
    });
  });

  it('is the one in its place when the enquiry has left the list', () => {
    expect(findNextEnquiryInList(rows('a', 'c', 'd'), newest, { id: 'b', n: 1 })).toEqual({
      id: 'c',
      n: 1,
    });
    expect(findNextEnquiryInList(rows('a', 'c'), { at: 'today' }, { id: 'b', n: 1 })?.id).toBe('c');
  });

  it('is the one in its place when the enquiry was moved to a later date', () => {
    expect(findNextEnquiryInList(rows('a', 'c', 'd', 'b'), byDate, { id: 'b', n: 1 })?.id).toBe(
      'c',
    );
    expect(findNextEnquiryInList(rows('a', 'c', 'b'), { at: 'today' }, { id: 'b', n: 1 })?.id).toBe(
      'c',
    );
  });

  it('is null after the last one', () => {
    expect(findNextEnquiryInList(rows('a', 'b'), newest, { id: 'b', n: 1 })).toBeNull();
    expect(findNextEnquiryInList(rows('a'), newest, { id: 'b', n: 1 })).toBeNull();
    expect(findNextEnquiryInList([], newest, { id: 'b', n: 0 })).toBeNull();
    expect(findNextEnquiryInList(rows('b'), byDate, { id: 'b', n: 0 })).toBeNull();
  });
});
