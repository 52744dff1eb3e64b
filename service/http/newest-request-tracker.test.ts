/**
 * How and when invalid bytes are answered; `tests/service/raw-socket.test.ts` sends them over a real socket.
 */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { NewestRequestTracker } from './newest-request-tracker.ts';

class Connection {
  writable = true;
  destroyed = false;
  bytesRead = 1;
  /** The text that each call of `end()` sent; '' if it sent nothing. */
  readonly ends: string[] = [];
  end(text = ''): void {
    this.ends.push(text);
  }
  destroy(): void {
    this.destroyed = true;
  }
}

class Answer extends EventEmitter {
  writableFinished = false;
  headersSent = false;
  readonly headers: string[] = [];
  setHeader(name: string, value: string): void {
    this.headers.push(`${name}: ${value}`);
  }
  finish(): void {
    this.writableFinished = true;
    this.emit('finish');
  }
}

let errors: NewestRequestTracker;
let connection: Connection;
beforeEach(() => {
  errors = new NewestRequestTracker();
  connection = new Connection();
});

/** Begins a request on the connection. `isWhole` says whether the request is read completely or only in part. */
function begins({ isWhole }: { isWhole: boolean }): Answer {
  const request = { socket: connection as unknown, complete: isWhole } as IncomingMessage;
  const answer = new Answer();
  errors.noteRequest(request, answer as unknown as ServerResponse);
  return answer;
}
const refuse = () => errors.handleClientError(connection as unknown as Socket);
const refusal = expect.stringMatching(
  /^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/json.*\r\nConnection: close\r\n\r\n\{.*"PT400".*\}$/s,
);

it('closes an idle connection without a response, which would be read as the answer to a request on its way', () => {
  connection.bytesRead = 0;
  refuse();
  expect([connection.destroyed, connection.ends]).toEqual([true, []]);
});

it('the stated length of a refusal is the length of its body', () => {
  refuse();
  const [head = '', body = ''] = connection.ends[0]?.split('\r\n\r\n') ?? [];
  expect(head).toContain(`\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`);
  expect(JSON.parse(body)).toMatchObject({ code: 'PT400' });
});

describe('bytes that are no request are refused at once', () => {
  it('with no request before them', () => {
    refuse();
    expect(connection.ends).toEqual([refusal]);
  });

  it('if all requests before them are answered', () => {
    begins({ isWhole: true }).finish();
    refuse();
    expect(connection.ends).toEqual([refusal]);
  });

  it('in the body of the first request', () => {
    const answer = begins({ isWhole: false });
    refuse();
    expect([connection.ends, answer.headers]).toEqual([[refusal], []]);
  });

  it('in the body of a request, when the one before it is answered', () => {
    begins({ isWhole: true }).finish();
    begins({ isWhole: false });
    refuse();
    expect(connection.ends).toEqual([refusal]);
  });
});

describe('bytes that are no request wait for an answer', () => {
  it('to the complete request before them, which announces and then closes the connection', () => {
    const answer = begins({ isWhole: true });
    refuse();
    expect([connection.ends, answer.headers]).toEqual([[], ['connection: close']]);
    answer.finish();
    expect(connection.ends).toEqual(['']);
  });

  it('that has begun already, and nothing is added to it', () => {
    const answer = begins({ isWhole: true });
    answer.headersSent = true;
    refuse();
    answer.finish();
    expect([connection.ends, answer.headers]).toEqual([[''], []]);
  });

  it('to the request before the one whose body contains them, and are refused then', () => {
    const before = begins({ isWhole: true });
    const broken = begins({ isWhole: false });
    refuse();
    expect(connection.ends).toEqual([]);
    before.finish();
    expect(connection.ends).toEqual([refusal]);
    expect([before.headers, broken.headers]).toEqual([[], []]);
  });

  it('once, however many of them arrive', () => {
    const answer = begins({ isWhole: true });
    for (let n = 0; n < 3; n += 1) refuse();
    answer.finish();
    refuse();
    expect(connection.ends).toEqual(['']);
  });
});

it.each([{ writable: false }, { destroyed: true }])(
  'writes nothing to a client that has disconnected: %o',
  (gone) => {
    Object.assign(connection, gone);
    refuse();
    expect(connection.ends).toEqual([]);
  },
);
