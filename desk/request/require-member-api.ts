import type { RouterContextProvider } from 'react-router';
import type { Permission } from '#domain/staff/roles-and-permissions.ts';
import type { DeskApi } from '../api-types/desk-api.ts';
import { deskContext } from './desk-context.ts';

/**
 * The API for the signed-in member; `needs` is the permission that the page requires. Throws a Response: 401 if
 * nobody is signed in (the guard in `root.tsx` comes first), 403 without the permission.
 */
export function requireMemberApi(
  context: Readonly<RouterContextProvider>,
  needs?: Permission,
): DeskApi {
  const { api } = context.get(deskContext);
  if (api === null) throw new Response(null, { status: 401 });
  if (needs !== undefined && !api.may(needs)) throw new Response(null, { status: 403 });
  return api;
}
