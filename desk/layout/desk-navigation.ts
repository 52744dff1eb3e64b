/** The entries of the navigation, and the pages that belong to each. */
import type { Permission } from '#domain/staff/roles-and-permissions.ts';
import type { IconName } from '../ui/icon.tsx';

export type DeskNavigationEntry = {
  to: string;
  label: string;
  glyph: IconName;
  needs: Permission | null;
  /** Other addresses at which this entry is the current one: "/import" for the inbox, for example. */
  alsoAt?: readonly string[];
};

export const deskNavigationEntries: readonly DeskNavigationEntry[] = [
  { to: '/', label: 'Today', glyph: 'today', needs: 'enquiries' },
  { to: '/enquiries', label: 'Inbox', glyph: 'inbox', needs: 'enquiries', alsoAt: ['/import'] },
  { to: '/follow-ups', label: 'Follow-ups', glyph: 'follow-ups', needs: 'enquiries' },
  { to: '/learners', label: 'Learners', glyph: 'learners', needs: 'enquiries' },
  { to: '/orders', label: 'Orders', glyph: 'orders', needs: 'orders', alsoAt: ['/month'] },
  { to: '/batches', label: 'Batches', glyph: 'batches', needs: 'see batches', alsoAt: ['/fees'] },
  { to: '/numbers', label: 'Numbers', glyph: 'numbers', needs: 'numbers' },
  { to: '/publish', label: 'Publish', glyph: 'publish', needs: 'publish' },
  { to: '/staff', label: 'Staff', glyph: 'staff', needs: 'staff' },
  { to: '/audit', label: 'Audit', glyph: 'audit', needs: 'audit' },
  {
    to: '/settings',
    label: 'Settings',
    glyph: 'settings',
    needs: 'settings',
    alsoAt: ['/sources'],
  },
];

/** The entry of the member's own account; the navigation shows the member's name instead of the label. */
export const accountEntry: DeskNavigationEntry = {
  to: '/account',
  label: 'Account',
  glyph: 'account',
  needs: null,
};

/** Whether the page at this address, without `/desk`, belongs to the entry. */
export const isCurrentEntry = (
  { to, alsoAt = [] }: DeskNavigationEntry,
  pathname: string,
): boolean =>
  to === '/'
    ? pathname === '/'
    : [to, ...alsoAt].some((address) => `${pathname}/`.startsWith(`${address}/`));
