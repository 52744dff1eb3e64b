/** The permissions at the desk, in one table. Loaders, actions and menus check only this table. */
export const staffRoles = ['owner', 'counsellor', 'accounts'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const roleNames: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  counsellor: 'Counsellor',
  accounts: 'Accounts',
};

/** The purpose of each role. The text is shown wherever a role is chosen. */
export const roleDescriptions: Readonly<Record<StaffRole, string>> = {
  owner: 'everything',
  counsellor: 'enquiries',
  accounts: 'orders, receipts and paying back; no enquiries',
};

export const permissions = [
  /** See and work on the enquiries that the member may see (`seesEnquiry`). */
  'enquiries',
  /** Assign enquiries to colleagues, and act on a colleague's enquiries. */
  'assign',
  /** Release submissions from quarantine, and erase people. */
  'erase',
  /** Import files of enquiries, and undo an import. */
  'import',
  'orders',
  'refunds',
  /** Create a payment link, also in instalments, for a person whose enquiry the member may see. */
  'payment links',
  /** Record money that was paid or handed back in cash or by transfer. */
  'record payments',
  /** See fees, and batches with their places and waiting lists. */
  'see batches',
  /** Change batches and fees. */
  'batches',
  'numbers',
  'export enquiries',
  'export orders',
  /** Upload settlement files and close months. */
  'close months',
  /**
   * Change the settings of the desk, such as message templates, shared views, assignment rules, other systems that send
   * enquiries, and what counsellors see.
   */
  'settings',
  /** Publish contact details, announcements, dates, fees, and entries such as testimonials on the site. */
  'publish',
  /** Invite staff, change their roles, and end their access. */
  'staff',
  'audit',
  /** See problems with mails, backups, the disk and payments. */
  'troubles',
] as const;
export type Permission = (typeof permissions)[number];

const granted: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: permissions,
  counsellor: ['enquiries', 'payment links', 'see batches'],
  accounts: [
    'orders',
    'refunds',
    'record payments',
    'export orders',
    'close months',
    'see batches',
  ],
};

export const hasPermission = (role: StaffRole, permission: Permission) =>
  granted[role].includes(permission);

/** The enquiries that a counsellor sees: their own and the unassigned ones, or all. The owner chooses. */
export const counsellorScopes = ['own and unowned', 'all'] as const;
export type CounsellorScope = (typeof counsellorScopes)[number];

export type Viewer = { staffId: string; role: StaffRole };

export function seesEnquiry(
  viewer: Viewer,
  enquiry: { ownerId: string | null },
  counsellorsSee: CounsellorScope,
): boolean {
  if (!hasPermission(viewer.role, 'enquiries')) return false;
  if (viewer.role === 'owner' || counsellorsSee === 'all') return true;
  return enquiry.ownerId === null || enquiry.ownerId === viewer.staffId;
}
