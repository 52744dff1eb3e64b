/**
 * A mail server on a socket, as good or as bad as a test wants it: it keeps what it took, and fails in
 * the ways that real ones do.
 */
import { createServer, type Socket } from 'node:net';

export type Behaviour =
  | 'takes all'
  | 'says nothing'
  | 'hangs after the data'
  | 'closes after the data'
  | 'is busy'
  | 'refuses the message'
  | 'refuses all recipients'
  | 'refuses the password';

export type TakenMail = {
  to: string[];
  data: string;
  messageId: string;
  subject: string;
  replyTo: string | null;
  leads: number;
};

export type SmtpServer = {
  url: string;
  taken: TakenMail[];
  /** What it was told, one command each. */
  commands: string[];
  connections: number;
  behaviour: Behaviour;
  /** Mail to these is refused, to others taken. */
  refused: Set<string>;
  /** Messages that hold this text are refused. */
  poison: string | null;
  close(): Promise<void>;
};

export async function smtpServer(
  behaviour: Behaviour = 'takes all',
  host = '127.0.0.1',
): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    state.connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    talk(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as { port: number };
  const state: SmtpServer = {
    url: `smtp://user:password@${host}:${port}?tls.rejectUnauthorized=false`,
    taken: [],
    commands: [],
    connections: 0,
    behaviour,
    refused: new Set(),
    poison: null,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return state;
}

function talk(socket: Socket, state: SmtpServer): void {
  let buffer = '';
  let inData = false;
  let to: string[] = [];
  const say = (line: string) => {
    if (socket.writable) socket.write(`${line}\r\n`);
  };
  if (state.behaviour === 'says nothing') return;
  if (state.behaviour === 'is busy') {
    say('421 busy, try later');
    socket.end();
    return;
  }
  say('220 test');

  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (;;) {
      if (inData) {
        const end = buffer.indexOf('\r\n.\r\n');
        if (end < 0) return;
        const data = buffer.slice(0, end);
        buffer = buffer.slice(end + 5);
        inData = false;
        finish(data);
        continue;
      }
      const end = buffer.indexOf('\r\n');
      if (end < 0) return;
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      command(line);
    }
  });

  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    state.commands.push(line);
    if (verb === 'EHLO') say('250-test\r\n250-AUTH PLAIN LOGIN\r\n250 8BITMIME');
    else if (verb === 'AUTH')
      say(state.behaviour === 'refuses the password' ? '535 wrong password' : '235 ok');
    else if (verb === 'MAIL') {
      to = [];
      say('250 ok');
    } else if (verb === 'RCPT') {
      const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (state.behaviour === 'refuses all recipients' || state.refused.has(address))
        say('550 no such user');
      else {
        to.push(address);
        say('250 ok');
      }
    } else if (verb === 'DATA') {
      inData = true;
      say('354 go on');
    } else if (verb === 'QUIT') {
      say('221 bye');
      socket.end();
    } else if (verb === 'STAR') say('502 not here');
    else say('250 ok');
  }

  function finish(data: string): void {
    const text = decodeBody(data);
    if (
      state.behaviour === 'refuses the message' ||
      (state.poison && text.includes(state.poison))
    ) {
      say('554 this looks bad');
      return;
    }
    state.taken.push({
      to,
      data: text,
      messageId: /^Message-ID: (.*)$/im.exec(data)?.[1] ?? '',
      subject: /^Subject: (.*)$/im.exec(data)?.[1] ?? '',
      replyTo: /^Reply-To: (.*)$/im.exec(data)?.[1] ?? null,
      leads: (text.match(/(asks for a call|has enrolled|has joined)/g) ?? []).length,
    });
    if (state.behaviour === 'hangs after the data') return;
    if (state.behaviour === 'closes after the data') {
      socket.destroy();
      return;
    }
    say('250 taken');
  }
}

/** The plain part as text: enough of MIME for what nodemailer writes. */
function decodeBody(data: string): string {
  const plain = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(data);
  const head = plain?.[0] ?? '';
  const body = plain?.[1] ?? data;
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
