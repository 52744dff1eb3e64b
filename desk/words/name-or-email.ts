/** The name of a person, or the mail address: a newsletter subscription has an address and no name. */
export const nameOrEmail = (of: { name: string | null; email: string | null }): string =>
  of.name ?? of.email ?? 'Without a name';
