/**
 * Copies the properties of the database itself, which a dump does not contain: who may connect, its settings, its limit
 * of connections and its owner. Without this step, a database that only two users may open would be open to all after a
 * restore.
 */
import pg from 'pg';

/**
 * Needs the caller's open transaction on `client`, because it sets savepoints. `from` and `to` are names of databases.
 * Returns a sentence for each property that could not be set.
 */
export async function copyDatabaseAccessAndSettings(
  client: pg.Client,
  from: string,
  to: string,
): Promise<string[]> {
  const notes: string[] = [];
  const all = [
    ...(await makeGrantStatements(client, from, to)),
    ...(await makeSettingStatements(client, from, to)),
    ...(await makeLimitAndOwnerStatements(client, from, to)),
  ];
  for (const statement of all) {
    await client.query('SAVEPOINT carried');
    await client.query(statement).catch(async (error: Error) => {
      await client.query('ROLLBACK TO SAVEPOINT carried');
      notes.push(`Not carried over (${error.message}): ${statement}`);
    });
  }
  return notes;
}

async function makeGrantStatements(client: pg.Client, from: string, to: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('GRANT %s ON DATABASE %I TO %s%s', privilege_type, $2::text,
              CASE WHEN grantee = 0 THEN 'PUBLIC' ELSE quote_ident(rolname) END,
              CASE WHEN is_grantable THEN ' WITH GRANT OPTION' ELSE '' END) AS statement
       FROM pg_database, aclexplode(datacl) LEFT JOIN pg_roles r ON r.oid = grantee
      WHERE datname = $1 AND grantee <> datdba`,
    [from, to],
  );
  const { rows: own } = await client.query(
    'SELECT FROM pg_database WHERE datname = $1 AND datacl IS NOT NULL',
    [from],
  );
  if (own.length === 0) return [];
  return [
    `REVOKE ALL ON DATABASE ${pg.escapeIdentifier(to)} FROM PUBLIC`,
    ...rows.map(({ statement }) => statement),
  ];
}

/**
 * Returns the statements that copy the settings of the database. PostgreSQL stores a list, such as a search path,
 * already quoted, so a list is inserted into the SQL unchanged. Any other value is inserted as one string. An empty
 * list is stored as `""`, for which the SQL has to say `''`.
 */
async function makeSettingStatements(
  client: pg.Client,
  from: string,
  to: string,
): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('%s SET %I TO %s',
              CASE WHEN setrole = 0 THEN format('ALTER DATABASE %I', $2::text)
                   ELSE format('ALTER ROLE %I IN DATABASE %I', rolname, $2::text) END,
              split_part(setting, '=', 1),
              CASE WHEN split_part(setting, '=', 1) IN ('search_path', 'temp_tablespaces',
                     'session_preload_libraries', 'local_preload_libraries')
                   THEN regexp_replace(substr(setting, strpos(setting, '=') + 1), '^""$', '''''')
                   ELSE quote_literal(substr(setting, strpos(setting, '=') + 1)) END) AS statement
       FROM pg_database d JOIN pg_db_role_setting s ON setdatabase = d.oid
         CROSS JOIN unnest(setconfig) AS setting LEFT JOIN pg_roles r ON r.oid = setrole
      WHERE datname = $1`,
    [from, to],
  );
  return rows.map(({ statement }) => statement);
}

/** The statement for the owner is the last one, because after it only the new owner may change the database. */
async function makeLimitAndOwnerStatements(
  client: pg.Client,
  from: string,
  to: string,
): Promise<string[]> {
  const { rows } = await client.query<{ statements: string[] }>(
    `SELECT array_remove(ARRAY[
              CASE WHEN datconnlimit <> -1
                   THEN format('ALTER DATABASE %I CONNECTION LIMIT %s', $2::text, datconnlimit) END,
              CASE WHEN pg_get_userbyid(datdba) <> current_user
                   THEN format('ALTER DATABASE %I OWNER TO %I', $2::text, pg_get_userbyid(datdba)) END
            ], NULL) AS statements
       FROM pg_database WHERE datname = $1`,
    [from, to],
  );
  return rows[0]?.statements ?? [];
}
