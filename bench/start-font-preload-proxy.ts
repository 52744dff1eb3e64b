/**
 * Serves the site through this process at another address, either unchanged or without the preload of its font. So both
 * versions are measured over the same connection.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const fontPreload = /<link rel="preload"[^>]*as="font"[^>]*>/;

interface ProxiedSite {
  url: string;
  stop(): void;
}

export async function startFontPreloadProxy(
  siteUrl: string,
  removes: boolean,
): Promise<ProxiedSite> {
  const server = createServer((asked, answer) => {
    const { method, headers } = asked;
    const sent = request(new URL(asked.url ?? '/', siteUrl), { method, headers }, (received) => {
      void pass(received, answer, removes);
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function pass(
  received: IncomingMessage,
  answer: ServerResponse,
  removes: boolean,
): Promise<void> {
  const { statusCode = 502, headers } = received;
  const isDocument = headers['content-type']?.startsWith('text/html');
  if (!isDocument || !removes || headers['content-encoding'] !== 'br') {
    answer.writeHead(statusCode, headers);
    received.pipe(answer);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of received) chunks.push(chunk);
  const html = brotliDecompressSync(Buffer.concat(chunks)).toString();
  const changed = html.replace(fontPreload, '');
  if (changed === html) throw new Error('The page preloads no font.');
  const body = brotliCompressSync(changed, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGBLOCK]: 16,
    },
  });
  answer.writeHead(statusCode, { ...headers, 'content-length': body.length });
  answer.end(body);
}
