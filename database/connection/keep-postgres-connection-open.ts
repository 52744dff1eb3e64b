/**
 * Keeps one connection open while a service runs. The pools close idle connections, so at night a service without
 * visitors would have none. A restore would then conclude that the service is stopped.
 */
import pg from 'pg';

const reconnectMs = 1_000;

/**
 * Opens a connection, and reconnects when it breaks, until `end` is called. Errors are not reported here: the other
 * connections report what is wrong with the database.
 */
export function keepPostgresConnectionOpen(config: pg.ClientConfig): { end(): Promise<void> } {
  let isEnding = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client;
  let connecting: Promise<unknown>;

  const connect = () => {
    client = new pg.Client(config);
    const reconnectLater = () => {
      if (isEnding) return;
      clearTimeout(timer);
      timer = setTimeout(connect, reconnectMs);
      timer.unref();
    };
    client.on('error', reconnectLater);
    client.on('end', reconnectLater);
    connecting = client.connect().catch(reconnectLater);
  };
  connect();

  return {
    async end() {
      isEnding = true;
      clearTimeout(timer);
      await connecting;
      await client.end().catch(() => {});
    },
  };
}
