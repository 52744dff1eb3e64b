import type { ClientBase } from 'pg';

/**
 * Creates the role with which visitors' rows are written, and lets this user assume it, as the first migration
 * does. Roles belong to the server and are in no dump, so a new server lacks them.
 */
export async function ensureAnonRole(client: ClientBase): Promise<void> {
  await client.query(`DO $$
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'anon') THEN
        CREATE ROLE anon NOLOGIN NOINHERIT;
      END IF;
      IF NOT pg_has_role(current_user, 'anon',
           CASE WHEN current_setting('server_version_num')::int >= 160000
                THEN 'SET' ELSE 'MEMBER' END) THEN
        EXECUTE format('GRANT anon TO %I', current_user);
      END IF;
    END $$`);
}
