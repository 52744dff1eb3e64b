/**
 * One connection that stays open for as long as a service runs. The pools close theirs when nobody visits,
 * and a restore must not take the service for stopped because the night is quiet.
 */
import pg from 'pg';

const againMs = 1_000;

/** A connection that breaks is made again; whatever is wrong with the database, others report it. */
export function holdPresence(config: pg.ClientConfig): { end(): Promise<void> } {
  let isEnding = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client;
  let connecting: Promise<unknown>;

  const hold = () => {
    client = new pg.Client(config);
    const again = () => {
      if (isEnding) return;
      clearTimeout(timer);
      timer = setTimeout(hold, againMs);
      timer.unref();
    };
    client.on('error', again);
    client.on('end', again);
    connecting = client.connect().catch(again);
  };
  hold();

  return {
    async end() {
      isEnding = true;
      clearTimeout(timer);
      await connecting;
      await client.end().catch(() => {});
    },
  };
}
