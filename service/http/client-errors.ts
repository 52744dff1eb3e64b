/**
 * Bytes that are no request. They are refused at once, unless something that was whole came before them on the
 * same connection: that is answered first, because its row may be on disk by then, and a 400 in the place of its
 * 201 would be a lie.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { refusals } from '../rest/wire-errors.ts';

/** The newest request of a connection. All before it were read to their end. */
type Newest = { request: IncomingMessage; response: ServerResponse; before?: ServerResponse };

export class ClientErrors {
  readonly #newest = new WeakMap<Duplex, Newest>();
  readonly #ending = new WeakSet<Duplex>();

  /** Every request, as it begins. */
  note(request: IncomingMessage, response: ServerResponse): void {
    const before = this.#newest.get(request.socket)?.response;
    this.#newest.set(request.socket, { request, response, ...(before ? { before } : {}) });
  }

  /** Where the newest request of a connection is: on its way to us, being answered, or neither. */
  stateOf(socket: Duplex): 'arriving' | 'being answered' | 'silent' {
    const newest = this.#newest.get(socket);
    if (newest === undefined || newest.response.writableFinished) return 'silent';
    const isOwed = newest.request.complete || newest.before?.writableFinished === false;
    return isOwed ? 'being answered' : 'arriving';
  }

  /** For Node's `clientError`: after it, nothing more is read from this connection. */
  refuse(socket: Pick<Socket, 'bytesRead'> & Duplex): void {
    if (!socket.writable || socket.destroyed || this.#ending.has(socket)) return;
    // A browser opened it ahead and sent nothing so far. What is written now it would take for the answer to a request
    // that is on its way; a connection that only ends, it opens anew.
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
