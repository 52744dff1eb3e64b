import pg from 'pg';

type PostgresAddress = {
  /** The address as a person types it, without the password: `host:port/database`. */
  name: string;
  database: string;
  user: string;
};

export function parsePostgresUrl(url: string): PostgresAddress {
  const { host, port, database = '', user = '' } = new pg.Client({ connectionString: url });
  return { name: `${host}:${port}/${database}`, database, user };
}

/**
 * The URL of another database on the same server. A `+` in the name stays `+`, because the driver does not decode
 * `%2B`.
 */
export function urlOfDatabase(url: string, database: string): string {
  const there = new URL(url);
  there.pathname = `/${encodeURI(database)}`;
  return there.href;
}
