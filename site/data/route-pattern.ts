import type { Params } from 'react-router';

/** `/project/billing` with `{ id: 'billing' }` is `/project/:id`; an unknown address is `/*`. */
export function routePattern(pathname: string, params: Params): string {
  if (params['*'] !== undefined) return '/*';
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
  const parts = pathname
    .replace(/\/$/, '')
    .split('/')
    .map((part) => names.get(decodeURIComponent(part)) ?? part);
  return parts.join('/') || '/';
}
