/** Samples for the lint rules about which modules may use the network, and which may open a connection. */
import { type AllowedSample, type RefusedSample, rooms } from '../run-linter-on-samples.ts';

const network = 'uses the network only in';
const modules = 'opens a connection';

export const refusedSamples: RefusedSample[] = [
  ['site/forms/asks.ts', `export const answer = await fetch('/rest/v1/enrollments');`, network],
  ['postbuild/pages/browser/starter.ts', `export const file = await fetch('/x');`, network],
  ['site/ui/asks.ts', `export const answer = await window.fetch('/x');`, network],
  ['service/routes/asks.ts', `const get = fetch;\nexport const x = await get('/x');`, network],
  ['desk/routes/asks.ts', `export const answer = await fetch('/desk/news');`, network],
  ['contract/asks.ts', `export const request = new XMLHttpRequest();`, network],
  ['domain/asks.ts', `export const events = new EventSource('/x');`, network],
  ['service/payments/asks.ts', `export const answer = await fetch('https://x.example');`, network],
  ['database/asks.ts', `export const socket = new WebSocket('wss://x.example');`, network],
  ['postbuild/pages/browser/asks.ts', `export const answer = await fetch('/x');`, network],
  ['service/calls.ts', `import { request } from 'node:https';\nrequest('https://x');`, modules],
  ['service/routes/calls.ts', `import http from 'node:http';\nhttp.get('http://x');`, modules],
  [
    'service/desk/dials.ts',
    `import { connect, isIP } from 'node:net';\nconnect(isIP('x'));`,
    modules,
  ],
  [
    'service/mails.ts',
    `import { createTransport } from 'nodemailer';\ncreateTransport();`,
    modules,
  ],
  ['service/notify/mails.ts', `import nodemailer from 'nodemailer';\nnodemailer();`, modules],
  ['service/limits.ts', `export const redis = await import('redis');`, modules],
  ['database/dials.ts', `import * as tls from 'node:tls';\ntls.connect(1);`, modules],
  ...rooms.flatMap((room): RefusedSample[] => [
    [`${room}/any/asks.ts`, `export const answer = await fetch('/x');`, network],
    [`${room}/any/tells.ts`, `navigator.sendBeacon('/x', 'y');`, network],
    [`${room}/any/opens.ts`, `import all from 'node:https';\nall();`, modules],
  ]),
  ...['http', 'http2', 'net', 'tls', 'dgram'].map(
    (name): RefusedSample => [
      `service/${name}.ts`,
      `import * as all from 'node:${name}';\nall;`,
      modules,
    ],
  ),
  ...['nodemailer', 'redis', 'undici'].map(
    (name): RefusedSample => [
      `service/${name}.ts`,
      `import { all } from '${name}';\nall;`,
      modules,
    ],
  ),
];

/** Code that resembles the refused samples and is allowed. */
export const allowedSamples: AllowedSample[] = [
  ['site/data/asks.ts', `export const answer = await fetch('/x');`],
  ['desk/browser/asks.ts', `export const news = new EventSource('/desk/news');`],
  [
    'service/payments/razorpay/ask-razorpay.ts',
    `export const answer = await fetch('https://x.example');`,
  ],
  ['service/notify/asks.ts', `export const answer = await fetch('https://x.example');`],
  ['service/serves.test.ts', `export const answer = await fetch('http://127.0.0.1/x');`],
  ['site/data/tells.ts', `navigator.sendBeacon('/vitals', 'x');`],
  [
    'service/notify/make-smtp-client.ts',
    `import { createTransport } from 'nodemailer';\ncreateTransport();`,
  ],
  [
    'service/http/drain-connections.ts',
    `import net from 'node:net';\nnet.Server.prototype.close.call(null);`,
  ],
  [
    'service/http/make-redis-rate-limiter.ts',
    `import { createClient } from 'redis';\ncreateClient();`,
  ],
  [
    'service/knows-addresses.ts',
    `import { isIPv4, isIPv6 } from 'node:net';\nisIPv4(isIPv6('x'));`,
  ],
  ['service/answers.ts', `import type { ServerResponse } from 'node:http';`],
];
