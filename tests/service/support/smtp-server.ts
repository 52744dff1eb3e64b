/**
 * A mail server that works or fails as a test asks: it keeps accepted mails, and fails as real servers do. A
 * library implements the protocol; the failures are ours.
 */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type SmtpBehaviour =
  | 'takes all'
  | 'says nothing'
  | 'hangs after the data'
  | 'closes after the data'
  | 'is busy'
  | 'refuses the message'
  | 'refuses all recipients'
  | 'refuses the password';

type TakenMail = {
  to: string[];
  /** The header lines as they arrived, before the body. */
  headers: string;
  /** The plain text. */
  data: string;
  messageId: string;
  subject: string;
  replyTo: string | null;
  leads: number;
  /** When the mail was accepted, by the monotonic clock, in milliseconds. */
  takenAt: number;
};

export type SmtpServer = {
  url: string;
  acceptedMails: TakenMail[];
  /** The lines that clients sent, in order: commands, and the mails themselves. */
  commands: string[];
  connections: number;
  /** The number of connections that are still open. */
  readonly openConnections: number;
  behaviour: SmtpBehaviour;
  /**
   * The status code of every refusal; a code below 500 means a temporary refusal. Null when each kind of refusal has
   * its usual code.
   */
  refusalCode: number | null;
  /** Mail to these addresses is refused; mail to others is accepted. */
  refusedAddresses: Set<string>;
  /** Messages that contain this text are refused. */
  refusedText: string | null;
  close(): Promise<void>;
};

/** The answer to the client, as a number and a sentence. */
const refusal = (responseCode: number, sentence: string) =>
  Object.assign(new Error(sentence), { responseCode });

export async function startSmtpServer(
  behaviour: SmtpBehaviour = 'takes all',
  host = '127.0.0.1',
): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const refused = (number: number, sentence: string) =>
    refusal(state.refusalCode ?? number, sentence);
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onConnect(_session, go) {
      state.connections += 1;
      if (state.behaviour === 'is busy') go(refused(421, 'busy, try later'));
      else if (state.behaviour !== 'says nothing') go();
    },
    onAuth({ username }, _session, go) {
      if (state.behaviour === 'refuses the password') go(refused(535, 'wrong password'));
      else go(null, { user: username });
    },
    onRcptTo({ address }, _session, go) {
      const isRefused =
        state.behaviour === 'refuses all recipients' || state.refusedAddresses.has(address);
      go(isRefused ? refused(550, 'no such user') : null);
    },
    async onData(stream, { envelope, remotePort }, go) {
      // The text of the mail; null if the client disconnected before its end.
      const data = await text(stream).catch(() => null);
      if (data === null) return;
      const { text: plain = '', subject = '', messageId = '' } = await PostalMime.parse(data);
      const isPoison = state.refusedText !== null && plain.includes(state.refusedText);
      if (state.behaviour === 'refuses the message' || isPoison) {
        return go(refused(554, 'this looks bad'));
      }
      state.acceptedMails.push({
        to: envelope.rcptTo.map(({ address }) => address),
        headers: data.slice(0, data.indexOf('\r\n\r\n')),
        data: plain,
        messageId,
        subject,
        replyTo: /^Reply-To: (.*)$/im.exec(data)?.[1] ?? null,
        leads: (plain.match(/(asks for a call|has enrolled|has joined)/g) ?? []).length,
        takenAt: performance.now(),
      });
      if (state.behaviour === 'closes after the data') {
        for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
      } else if (state.behaviour !== 'hangs after the data') go();
    },
  });
  // Errors of clients are ignored, because in some tests clients disconnect in the middle of a mail.
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) =>
      state.commands.push(...chunk.toString('latin1').split('\r\n').filter(Boolean)),
    );
  });
  await once(server.listen(0, host), 'listening');
  const { port } = server.server.address() as AddressInfo;
  const state: SmtpServer = {
    url: `smtp://user:password@${host}:${port}?tls.rejectUnauthorized=false`,
    acceptedMails: [],
    commands: [],
    connections: 0,
    get openConnections() {
      return sockets.size;
    },
    behaviour,
    refusalCode: null,
    refusedAddresses: new Set(),
    refusedText: null,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return state;
}
