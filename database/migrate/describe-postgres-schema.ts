/**
 * Describes our objects in a PostgreSQL database in the server's own words: all of `back_office`, every table and
 * view in `public`, and visitors' rights on them. Databases with equal descriptions store and refuse the same rows.
 * Objects of extensions are left out.
 */
import type { ClientBase } from 'pg';

/** Maps the name of an object to its definition, sorted by name. */
export type SchemaDescription = Map<string, string>;

const relations = `
  SELECT c.*, n.nspname, n.nspname || '.' || c.relname AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE n.nspname IN ('public', 'back_office') AND c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
     AND (n.nspname, c.relname) <> ('back_office', 'migrations')
     AND NOT EXISTS (SELECT FROM pg_depend d
                      WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/**
 * The rights of PUBLIC (grantee 0) and of `anon`, the role of visitors. The owner's rights are left out, because the
 * owner's name differs between databases.
 */
const rights = (acl: string) => `
  (SELECT string_agg(concat(r.rolname, ' ', a.privilege_type), ', '
            ORDER BY r.rolname, a.privilege_type)
     FROM aclexplode(${acl}) a LEFT JOIN pg_roles r ON r.oid = a.grantee
    WHERE a.grantee = 0 OR r.rolname = 'anon')`;

/**
 * The query for the description. It leaves out the parentheses of constraints: after a dump, the server writes them
 * differently in chained conditions such as `a AND b AND c`.
 */
const descriptionQuery = `
  WITH relation AS (${relations}), routine AS (
    SELECT p.*, p.oid::regprocedure::text AS name
      FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'back_office')
  SELECT 'schema ' || nspname AS what, ${rights("coalesce(nspacl, acldefault('n', nspowner))")} AS how
    FROM pg_namespace WHERE nspname = 'back_office'
  UNION ALL
  SELECT CASE relkind WHEN 'v' THEN 'view ' WHEN 'S' THEN 'sequence ' ELSE 'table ' END || name,
         concat_ws('; ', relkind, relpersistence, relrowsecurity, relforcerowsecurity,
           ${rights("coalesce(relacl, acldefault('r', relowner))")},
           CASE WHEN relkind IN ('v', 'm') THEN pg_get_viewdef(oid) END)
    FROM relation
  UNION ALL
  SELECT 'column ' || attname || ' of ' || name,
         concat_ws('; ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
           pg_get_expr(adbin, adrelid), ${rights('attacl')})
    FROM relation JOIN pg_attribute ON attrelid = relation.oid
      LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
   WHERE attnum > 0 AND NOT attisdropped AND relkind <> 'S'
  UNION ALL
  SELECT 'constraint ' || conname || ' of ' || name,
         translate(pg_get_constraintdef(pg_constraint.oid), '()', '')
    FROM relation JOIN pg_constraint ON conrelid = relation.oid
  UNION ALL
  SELECT 'index ' || i.relname || ' of ' || name, concat_ws('; ', indisvalid, pg_get_indexdef(indexrelid))
    FROM relation JOIN pg_index ON indrelid = relation.oid JOIN pg_class i ON i.oid = indexrelid
  UNION ALL
  SELECT 'trigger ' || tgname || ' of ' || name, concat_ws('; ', tgenabled, pg_get_triggerdef(pg_trigger.oid))
    FROM relation JOIN pg_trigger ON tgrelid = relation.oid WHERE NOT tgisinternal
  UNION ALL
  SELECT 'rule ' || rulename || ' of ' || name, pg_get_ruledef(pg_rewrite.oid)
    FROM relation JOIN pg_rewrite ON ev_class = relation.oid WHERE rulename <> '_RETURN'
  UNION ALL
  SELECT 'policy ' || polname || ' of ' || name,
         concat_ws('; ', polcmd, polpermissive, pg_get_expr(polqual, polrelid),
           pg_get_expr(polwithcheck, polrelid),
           (SELECT string_agg(rolname, ', ' ORDER BY rolname) FROM pg_roles WHERE oid = ANY (polroles)))
    FROM relation JOIN pg_policy ON polrelid = relation.oid
  UNION ALL
  SELECT 'function ' || name,
         concat_ws('; ', CASE WHEN prokind IN ('f', 'p') THEN pg_get_functiondef(oid) ELSE prokind::text END,
           ${rights("coalesce(proacl, acldefault('f', proowner))")})
    FROM routine
  UNION ALL
  SELECT 'type back_office.' || typname, typtype::text
    FROM pg_type JOIN pg_namespace n ON n.oid = typnamespace
   WHERE n.nspname = 'back_office' AND typtype IN ('d', 'e', 'r')
  ORDER BY 1`;

/**
 * Needs the caller's open transaction, in which it sets an empty search path for a moment, so that every name is fully
 * qualified.
 */
export async function describePostgresSchema(client: ClientBase): Promise<SchemaDescription> {
  await client.query("SET LOCAL search_path = ''");
  const { rows } = await client.query<{ what: string; how: string | null }>(descriptionQuery);
  await client.query('SET LOCAL search_path TO DEFAULT');
  // Ignores how lines end, because an editor on Windows may have changed this in a function.
  return new Map(rows.map(({ what, how }) => [what, (how ?? '').replaceAll('\r\n', '\n')]));
}

/**
 * Returns the differences between two schemas, such as "the table x is missing", to complete a sentence. Empty if the
 * schemas are equal.
 */
export function compareSchemas(found: SchemaDescription, ours: SchemaDescription): string[] {
  const all: string[] = [];
  for (const [what, how] of ours) {
    if (!found.has(what)) all.push(`the ${what} is missing`);
    else if (found.get(what) !== how) all.push(`the ${what} is not as we make it`);
  }
  for (const what of found.keys()) if (!ours.has(what)) all.push(`the ${what} is not ours`);
  return all;
}
