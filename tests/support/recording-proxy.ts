/** A proxy between a browser and a site that records which documents were requested, including prefetched ones. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordingProxy {
  url: string;
  /** The path and the purpose of each document, in order: `/terms prefetch`, `/terms`. */
  documents: string[];
  stop(): Promise<void>;
}

export async function startRecordingProxy(siteUrl: string): Promise<RecordingProxy> {
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
