import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of this machine that is free. It lies below those that systems hand out by themselves (from 32768
 * or 49152 on): one of these may become somebody's connection between our looking and our listening.
 */
export async function freePort(): Promise<number> {
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
