/** Finds the table that an address below `/rest/v1` names. */
import type { FastifyRequest } from 'fastify';
import { isTableName, type TableName } from '#contract/rows/visitor-tables.ts';
import { refusals } from './request-refused.ts';

function pathOf(request: FastifyRequest): string {
  return (request.raw.url ?? '').split('?', 1)[0] ?? '';
}

export function queryStringOfRequest(request: FastifyRequest): string {
  const url = request.raw.url ?? '';
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

/**
 * Returns the table that a request to `/rest/v1/<table>` names. Throws RequestRefused for the root, deeper paths and
 * unknown tables.
 */
export function tableOfRequest(request: FastifyRequest): TableName {
  const rest = pathOf(request).slice('/rest/v1'.length).replace(/^\//, '');
  if (rest === '') throw refusals.noRoot();
  let name: string;
  try {
    name = decodeURIComponent(rest);
  } catch {
    throw refusals.noSuchPath();
  }
  if (rest.includes('/') || name.includes('/')) throw refusals.noSuchPath();
  if (isTableName(name)) return name;
  throw refusals.noSuchTable(name.replace(/[^\x20-\x7e]/g, '?').slice(0, 64));
}

/**
 * Returns the table if the address names a known one. Undefined for an unknown name, which could contain private data
 * and must not be logged.
 */
export function findTableOfRequest(request: FastifyRequest): TableName | undefined {
  const name = pathOf(request).slice('/rest/v1/'.length);
  return isTableName(name) ? name : undefined;
}
