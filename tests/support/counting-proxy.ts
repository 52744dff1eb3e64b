/** Stands between a browser and a site, and writes down which documents were asked for, also those that it fetched ahead. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CountingProxy {
  url: string;
  /** Path and purpose of each document, in order: `/terms prefetch`, `/terms`. */
  documents: string[];
  stop(): Promise<void>;
}

export async function startCountingProxy(siteUrl: string): Promise<CountingProxy> {
  const documents: string[] = [];
  const server = createServer((asked, answer) => {
    const isDocument = asked.headers['sec-fetch-dest'] === 'document';
    const purpose = asked.headers['sec-purpose'];
    if (isDocument) documents.push(purpose ? `${asked.url} ${purpose}` : `${asked.url}`);
    const { method, headers } = asked;
    const sent = request(new URL(asked.url ?? '/', siteUrl), { method, headers }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
