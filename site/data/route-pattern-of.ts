import type { Params } from 'react-router';

/** Returns `/project/:id` for `/project/billing` with `{ id: 'billing' }`, and `/*` for an unknown address. */
export function routePatternOf(pathname: string, params: Params): string {
  if (params['*'] !== undefined) return '/*';
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
  const parts = pathname
    .replace(/\/$/, '')
    .split('/')
    .map((part) => names.get(decodeURIComponent(part)) ?? part);
  return parts.join('/') || '/';
}
