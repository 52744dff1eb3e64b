/**
 * Tracks the newest request of each connection. When bytes arrive that are no HTTP request, a complete request that
 * came before them is answered first: its row may already be stored, so the client must get 201 and not 400.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { refusals } from '../rest/request-refused.ts';

/**
 * The newest request of a connection. `before` is the response to the previous request, whose body was read completely.
 */
type Newest = { request: IncomingMessage; response: ServerResponse; before?: ServerResponse };

export class NewestRequestTracker {
  readonly #newest = new WeakMap<Duplex, Newest>();
  readonly #ending = new WeakSet<Duplex>();

  /** Remembers this request as the newest of its connection. The server calls this method when a request begins. */
  noteRequest(request: IncomingMessage, response: ServerResponse): void {
    const before = this.#newest.get(request.socket)?.response;
    this.#newest.set(request.socket, { request, response, ...(before ? { before } : {}) });
  }

  /**
   * `being answered`: a complete request waits for its answer. `arriving`: the newest request is not complete.
   * `silent`: neither.
   */
  stateOf(socket: Duplex): 'arriving' | 'being answered' | 'silent' {
    const newest = this.#newest.get(socket);
    if (newest === undefined || newest.response.writableFinished) return 'silent';
    const isOwed = newest.request.complete || newest.before?.writableFinished === false;
    return isOwed ? 'being answered' : 'arriving';
  }

  /**
   * Handles Node's `clientError` event: sends 400 and closes the connection. If a complete request still waits for its
   * answer, the answer is sent first; after the answer to the newest request, no 400 is sent.
   */
  handleClientError(socket: Pick<Socket, 'bytesRead'> & Duplex): void {
    if (!socket.writable || socket.destroyed || this.#ending.has(socket)) return;
    // A browser may open a connection in advance and send nothing. It would take a 400 for the answer to its next
    // request. So the connection is closed without a response, and the browser opens another.
    if (socket.bytesRead === 0) return void socket.destroy();
    const newest = this.#newest.get(socket);
    const isWhole = newest?.request.complete ?? false;
    const owed = isWhole ? newest?.response : newest?.before;
    if (owed === undefined || owed.writableFinished) return void socket.end(badRequest);

    this.#ending.add(socket);
    if (isWhole && !owed.headersSent) owed.setHeader('connection', 'close');
    owed.once('finish', () => {
      if (isWhole) socket.end();
      else socket.end(badRequest);
    });
  }
}

const body = JSON.stringify(refusals.malformed().body);
const badRequest = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`;
