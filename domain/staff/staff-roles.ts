/** Permissions at the desk. One table; loaders, actions and menus ask it and nothing else. */
export const staffRoles = ['owner', 'counsellor', 'accounts'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const roleNames: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  counsellor: 'Counsellor',
  accounts: 'Accounts',
};

/** What each is for, said wherever one is chosen. */
export const roleMeans: Readonly<Record<StaffRole, string>> = {
  owner: 'everything',
  counsellor: 'enquiries',
  accounts: 'orders, receipts and paying back; no enquiries',
};

export const permissions = [
  /** See and work on enquiries, as far as they may be seen (see `seesEnquiry`). */
  'enquiries',
  /** Give enquiries to colleagues, and act on what a colleague owns. */
  'assign',
  /** Let out of quarantine, forget and erase. */
  'erase',
  'orders',
  'refunds',
  'numbers',
  'export enquiries',
  'export orders',
  /** Templates, saved views of all, who sees what. */
  'settings',
  /** Invite, change roles, end somebody's access. */
  'staff',
  'audit',
  /** Hear what is wrong with the running of the service: mails, backups, the disk, payments that wait. */
  'troubles',
] as const;
export type Permission = (typeof permissions)[number];

const granted: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: permissions,
  counsellor: ['enquiries'],
  accounts: ['orders', 'refunds', 'export orders'],
};

export const may = (role: StaffRole, permission: Permission) => granted[role].includes(permission);

/** What counsellors see: their own enquiries and those that are nobody's, or all. The owner chooses. */
export const counsellorViews = ['own and unowned', 'all'] as const;
export type CounsellorView = (typeof counsellorViews)[number];

export type Viewer = { staffId: string; role: StaffRole };

export function seesEnquiry(
  viewer: Viewer,
  enquiry: { ownerId: string | null },
  counsellorsSee: CounsellorView,
): boolean {
  if (!may(viewer.role, 'enquiries')) return false;
  if (viewer.role === 'owner' || counsellorsSee === 'all') return true;
  return enquiry.ownerId === null || enquiry.ownerId === viewer.staffId;
}
