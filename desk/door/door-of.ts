import type { RouterContextProvider } from 'react-router';
import type { Permission } from '#office/staff/staff-roles.ts';
import { deskContext } from './desk-context.ts';
import type { DeskDoor } from './desk-door.ts';

/**
 * The door of whoever has signed in; `needs` is what the page is for. Throws a Response: 401 for nobody (the guard in
 * `root.tsx` comes first), 403 without the permission.
 */
export function doorOf(context: Readonly<RouterContextProvider>, needs?: Permission): DeskDoor {
  const { door } = context.get(deskContext);
  if (door === null) throw new Response(null, { status: 401 });
  if (needs !== undefined && !door.may(needs)) throw new Response(null, { status: 403 });
  return door;
}
