import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { findTableOfRequest, queryStringOfRequest, tableOfRequest } from './table-of-request.ts';

const at = (url: string) => ({ raw: { url } }) as FastifyRequest;
const codeAt = (url: string): unknown => {
  try {
    return tableOfRequest(at(url));
  } catch (refusal) {
    return (refusal as { code: string }).code;
  }
};

describe('an address below /rest/v1', () => {
  it.each([
    ['/rest/v1/enrollments', 'enrollments'],
    ['/rest/v1/enrollments?columns=name', 'enrollments'],
    ['/rest/v1/%65nrollments', 'enrollments'],
    ['/rest/v1', 'PGRST126'],
    ['/rest/v1/', 'PGRST126'],
    ['/rest/v1?select=*', 'PGRST126'],
    ['/rest/v1//enrollments', 'PGRST125'],
    ['/rest/v1/enrollments/', 'PGRST125'],
    ['/rest/v1/rpc/f', 'PGRST125'],
    ['/rest/v1/rpc%2ff', 'PGRST125'],
    ['/rest/v1/%zz', 'PGRST125'],
    ['/rest/v1/leads', 'PGRST205'],
  ])('%s names %s', (url, named) => {
    expect(codeAt(url)).toBe(named);
  });

  it('has a query that begins after its first question mark', () => {
    expect(queryStringOfRequest(at('/rest/v1/enrollments?a=1?b'))).toBe('a=1?b');
    expect(queryStringOfRequest(at('/rest/v1/enrollments?'))).toBe('');
    expect(queryStringOfRequest(at('/rest/v1/enrollments'))).toBe('');
    expect(queryStringOfRequest(at('?a=1'))).toBe('a=1');
  });

  it('is logged by the table that it names, and otherwise not at all', () => {
    expect(findTableOfRequest(at('/rest/v1/enrollments?columns=name'))).toBe('enrollments');
    expect(findTableOfRequest(at('/rest/v1/asha@example.com'))).toBeUndefined();
  });
});
