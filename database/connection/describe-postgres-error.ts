/** Explains to the owner why a reachable PostgreSQL can't be used, and the remedy. */

/** Whether the password, the user or the database name is wrong, so that retrying does not help. */
export function isConnectionSettingError(error: unknown): boolean {
  return /^(28|3D)/.test((error as { code?: string }).code ?? '');
}

/** Describes an error while connecting or migrating in a text for the owner, with the remedy if it is known. */
export function describePostgresError(error: Error): string {
  const code = (error as { code?: string }).code ?? '';
  if (isConnectionSettingError(error))
    return `PostgreSQL refused: ${error.message}. Check DATABASE_URL (user, password, database name).`;
  if (code === '42501')
    return `PostgreSQL does not let this user make the tables (${error.message}). Let DATABASE_URL name the owner of the database.`;
  return `PostgreSQL was reached, but the tables could not be made: ${error.message}.`;
}
