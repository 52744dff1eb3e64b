import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Finds a free port of this machine. It is below the range that systems assign by themselves (from 32768 or 49152 on),
 * because another connection might take a port of that range between this check and the start of the server.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
    } catch {
      continue;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
