/** The person's name. Without a name, it is the mail address: a newsletter subscription has only an address. */
export const displayNameOfPerson = (of: { name: string | null; email: string | null }): string =>
  of.name ?? of.email ?? 'Without a name';
