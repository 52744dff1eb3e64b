/**
 * Explains to the owner which right the user of PostgreSQL lacks when a migration failed, and the statement that grants
 * it. The rights are read from the server, because its error messages name the failed statement and not the cause.
 */
import pg, { type ClientBase } from 'pg';
import { UnusableStore } from '../store-errors.ts';

type Rights = {
  we: string;
  database: string;
  anon: 'missing' | 'another’s' | 'ours';
  may_create_roles: boolean;
  may_create_schemas: boolean;
  may_create_tables: boolean;
  /** The role that owns our tables, if our user is not a member of it; otherwise null. */
  owner: string | null;
};

const rights = `
  SELECT current_user AS we, current_database() AS database,
         CASE WHEN NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'anon') THEN 'missing'
              WHEN pg_has_role(current_user, (SELECT oid FROM pg_roles WHERE rolname = 'anon'),
                     CASE WHEN current_setting('server_version_num')::int >= 160000
                          THEN 'SET' ELSE 'MEMBER' END)
              THEN 'ours' ELSE 'another’s' END AS anon,
         rolsuper OR rolcreaterole AS may_create_roles,
         has_database_privilege(current_database(), 'CREATE') AS may_create_schemas,
         has_schema_privilege('public', 'CREATE') AS may_create_tables,
         (SELECT pg_get_userbyid(nspowner) FROM pg_namespace
           WHERE nspname = 'back_office' AND NOT pg_has_role(nspowner, 'USAGE')) AS owner
    FROM pg_roles WHERE rolname = current_user`;

/**
 * Explains a migration that failed because a right is missing; returns any other error unchanged. `client` is the
 * connection on which it failed, outside any transaction.
 */
export async function explainMigrationError(client: ClientBase, error: unknown): Promise<unknown> {
  const { code } = error as { code?: string };
  if (error instanceof UnusableStore || code !== '42501') return error;
  const { rows } = await client.query<Rights>(rights).catch(() => ({ rows: [] }));
  const sentence = rows[0] ? missingRight(rows[0]) : null;
  return sentence === null ? error : new UnusableStore(sentence, error);
}

/**
 * The name as SQL needs it: a plain name without quotation marks, as a person would write it, any other name quoted.
 */
const inSql = (name: string) =>
  /^[a-z_][a-z0-9_]*$/.test(name) ? name : pg.escapeIdentifier(name);

function missingRight(has: Rights): string | null {
  const [user, database] = [inSql(has.we), inSql(has.database)];
  if (has.owner !== null)
    return `The tables in this database were made by ${has.owner}, and DATABASE_URL names ${has.we}. Let DATABASE_URL name ${has.owner}.`;
  if (has.anon === 'missing' && !has.may_create_roles)
    return `PostgreSQL has no role "anon" yet, as which visitors' rows are written, and ${has.we} may not create it. As a superuser: CREATE ROLE anon NOLOGIN NOINHERIT; GRANT anon TO ${user};`;
  if (has.anon === 'another’s')
    return `The role "anon", as which visitors' rows are written, belongs to somebody else on this PostgreSQL. As its owner or a superuser: GRANT anon TO ${user};`;
  if (!has.may_create_schemas)
    return `PostgreSQL does not let ${has.we} make a schema in the database ${has.database}. As a superuser: ALTER DATABASE ${database} OWNER TO ${user};`;
  if (!has.may_create_tables)
    return `PostgreSQL does not let ${has.we} make tables in the schema public. As its owner: GRANT CREATE ON SCHEMA public TO ${user};`;
  return null;
}
