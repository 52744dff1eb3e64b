/**
 * Razorpay's payment links on this machine, for tests and benches: with its states, its signatures and its faults.
 * A test or bench asks for each fault by name, for one call or for all, so that the test says what happened.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export const emulatorKeys = {
  keyId: 'rzp_test_emulated0001',
  keySecret: 'the secret of the key',
  webhookSecret: 'the secret of the webhook',
};

/** A fault of the next call that creates a link, or of all such calls. */
export type EmulatedFault =
  | 'answers 500'
  | 'answers 429'
  | 'refuses'
  | 'makes it and never answers'
  | 'makes it and answers 500'
  | 'tells of the payment before it answers';

export type EmulatedLink = {
  id: string;
  amount: number;
  currency: string;
  reference_id: string;
  description?: string;
  status: 'created' | 'paid' | 'expired' | 'cancelled';
  short_url: string;
  expire_by: number;
  callback_url: string;
  payments: { payment_id: string; amount: number; currency: string; status: string }[];
};

type Refund = { id: string; amount: number; payment_id: string; status: string; key: string };
export type Webhook = { body: string; headers: Record<string, string> };

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');
const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;

export class RazorpayEmulator {
  /** The address for webhooks; null until a service is running. */
  webhookUrl: string | null = null;
  /** The secret with which webhooks are signed. A test changes it to simulate a rotation. */
  webhookSecret = emulatorKeys.webhookSecret;
  readonly requestedFaults: EmulatedFault[] = [];
  /** Returns the fault of a call for which no fault was requested. Benches replace it by a random one. */
  chooseFault: () => EmulatedFault | undefined = () => undefined;
  /** How long each call of the API waits first, and whether calls that create no link are answered with 503. */
  pauseMs: () => number = () => 0;
  isDown: () => boolean = () => false;
  readonly links = new Map<string, EmulatedLink>();
  readonly refunds: Refund[] = [];
  /** What becomes of each requested refund. A pending refund ends when a test says so. */
  newRefundState: 'processed' | 'pending' | 'failed' | 'refused' = 'processed';
  /** Whether the emulator sends the event of a payment on its page before it leads the visitor back. */
  sendsEventOfPagePayment = true;
  /** Whether a request for a refund is answered. If not, the refund is made, and the connection stays open. */
  answersRefunds = true;
  /** The key of the account: a test key, unless a program that needs orders in live mode sets a live one. */
  keyId = emulatorKeys.keyId;
  /** The ids of the payments whose list of refunds was requested from the API. */
  readonly paymentIdsWithListedRefunds = new Set<string>();
  /** The links whose cancellation was requested, whether they were open or not. */
  readonly cancellations: string[] = [];
  /** For each reference, how often a link was requested, whether it was created or not. */
  readonly creations = new Map<string, number>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(port = 0): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(port, '127.0.0.1', done));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The settings of a service that uses this emulator. */
  get settings() {
    return {
      RAZORPAY_KEY_ID: this.keyId,
      RAZORPAY_KEY_SECRET: emulatorKeys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: emulatorKeys.webhookSecret,
      RAZORPAY_API_URL: this.url,
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  linkOf(reference: string): EmulatedLink {
    const link = [...this.links.values()].find(({ reference_id }) => reference_id === reference);
    if (!link) throw new Error(`There is no link for ${reference}.`);
    return link;
  }

  /** Simulates a payment. Returns its event, which is not sent yet. */
  pay(link: EmulatedLink, changes: { amount?: number; currency?: string } = {}): Webhook {
    const payment = {
      payment_id: newId('pay'),
      amount: changes.amount ?? link.amount,
      currency: changes.currency ?? link.currency,
      status: 'captured',
    };
    link.payments.push(payment);
    link.status = 'paid';
    return this.event('payment_link.paid', {
      payment_link: { entity: link },
      payment: {
        entity: {
          id: payment.payment_id,
          amount: payment.amount,
          currency: payment.currency,
          status: 'captured',
        },
      },
    });
  }

  /** Simulates a failed attempt to pay. The event names the link only in the description of the payment. */
  fail(link: EmulatedLink): Webhook {
    const payment = { payment_id: newId('pay'), amount: link.amount, currency: link.currency };
    link.payments.push({ ...payment, status: 'failed' });
    return this.event('payment.failed', {
      payment: {
        entity: {
          id: payment.payment_id,
          amount: payment.amount,
          currency: payment.currency,
          status: 'failed',
          description: link.id.replace('plink_', '#'),
          error_code: 'BAD_REQUEST_ERROR',
          error_reason: 'payment_failed',
        },
      },
    });
  }

  end(link: EmulatedLink, how: 'expired' | 'cancelled'): Webhook {
    if (link.status === 'created') link.status = how;
    return this.event(`payment_link.${how}`, { payment_link: { entity: link } });
  }

  /** Refunds a payment, as a person does on the provider's own page. */
  payBack(paymentId: string, amount: number): Webhook {
    const refund = {
      id: newId('rfnd'),
      amount,
      payment_id: paymentId,
      status: 'processed',
      key: 'from the dashboard',
    };
    this.refunds.push(refund);
    return this.endRefund(refund, 'processed');
  }

  endRefund(refund: Refund, status: 'processed' | 'failed'): Webhook {
    refund.status = status;
    return this.event(`refund.${status}`, { refund: { entity: refund } });
  }

  event(name: string, payload: object): Webhook {
    const body = JSON.stringify({ entity: 'event', event: name, payload, created_at: 0 });
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': newId('evt'),
        'x-razorpay-signature': hmac(this.webhookSecret, body),
      },
    };
  }

  /** Sends an event. Returns the status of the answer; 0 when nobody answered. */
  async send({ body, headers }: Webhook): Promise<number> {
    if (this.webhookUrl === null) return 0;
    try {
      return (await fetch(this.webhookUrl, { method: 'POST', headers, body })).status;
    } catch {
      return 0;
    }
  }

  /** The address to which the visitor is led after paying. */
  returnUrlOf(link: EmulatedLink): string {
    const url = new URL(link.callback_url);
    const parts = {
      payment_link_id: link.id,
      payment_link_reference_id: link.reference_id,
      payment_link_status: link.status,
      payment_id: link.payments.at(-1)?.payment_id ?? '',
    };
    for (const [name, value] of Object.entries(parts))
      url.searchParams.set(`razorpay_${name}`, value);
    const signature = hmac(emulatorKeys.keySecret, Object.values(parts).join('|'));
    url.searchParams.set('razorpay_signature', signature);
    return url.href;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const say = (status: number, content: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(content));
    };
    const refuse = (status: number, description: string) =>
      say(status, { error: { code: 'BAD_REQUEST_ERROR', description } });

    const link = this.links.get(/^\/i\/(\w+)$/.exec(url.pathname)?.[1] ?? '');
    if (link && request.method === 'POST' && url.search === '?fails') {
      await this.send(this.fail(link));
      return this.#showPage(link, false, response);
    }
    if (link) return this.#showPage(link, request.method === 'POST', response);
    const basic = Buffer.from(`${this.keyId}:${emulatorKeys.keySecret}`).toString('base64');
    if (request.headers.authorization !== `Basic ${basic}`)
      return refuse(401, 'Authentication failed');
    const pauseMs = this.pauseMs();
    if (pauseMs > 0) await delay(pauseMs);
    const isMakingLink = request.method === 'POST' && url.pathname === '/v1/payment_links';
    if (!isMakingLink && this.isDown()) return refuse(503, 'We are facing some trouble');
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};

    if (isMakingLink) return this.#makeLink(body, say, refuse, response);
    if (request.method === 'GET' && url.pathname === '/v1/payment_links') {
      const reference = url.searchParams.get('reference_id');
      const found = [...this.links.values()].filter((link) => link.reference_id === reference);
      // Like Razorpay's own list, this list leaves out the currency of each payment.
      const listed = found.map((link) => ({
        ...link,
        payments: link.payments.map(({ currency: _, ...payment }) => payment),
      }));
      return say(200, { payment_links: listed });
    }
    const ending = this.links.get(
      /^\/v1\/payment_links\/(\w+)\/cancel$/.exec(url.pathname)?.[1] ?? '',
    );
    if (ending && request.method === 'POST') {
      this.cancellations.push(ending.id);
      // As at Razorpay, only an open link can be cancelled, and its event follows.
      if (ending.status !== 'created')
        return refuse(400, `Payment Link is ${ending.status} and cannot be cancelled`);
      const event = this.end(ending, 'cancelled');
      say(200, ending);
      await this.send(event);
      return;
    }
    const [, paymentId, what] =
      /^\/v1\/payments\/([^/]+)(?:\/(refunds?))?$/.exec(url.pathname) ?? [];
    const payment = [...this.links.values()]
      .flatMap(({ payments }) => payments)
      .find(({ payment_id }) => payment_id === paymentId);
    if (!what && payment) return say(200, { ...payment, id: payment.payment_id });
    if (paymentId && what === 'refunds') {
      this.paymentIdsWithListedRefunds.add(paymentId);
      const items = this.refunds.filter(({ payment_id }) => payment_id === paymentId);
      return say(200, { entity: 'collection', items });
    }
    if (paymentId && what === 'refund') {
      const key = String(request.headers['x-refund-idempotency'] ?? '');
      const known = this.refunds.find((refund) => refund.key === key);
      if (known) return say(200, known);
      const back = this.refunds
        .filter(({ payment_id, status }) => payment_id === paymentId && status !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0);
      if (payment && back + body.amount > payment.amount)
        return refuse(400, 'The total refund amount is greater than the refund payment amount');
      const status = this.newRefundState;
      if (status === 'refused') return refuse(400, 'Your account has too little balance');
      const refund = { id: newId('rfnd'), amount: body.amount, payment_id: paymentId, status, key };
      this.refunds.push(refund);
      if (!this.answersRefunds) return;
      return say(200, refund);
    }
    return refuse(404, 'The requested URL was not found on the server.');
  }

  /** Shows the page on which a visitor presses Pay or Fail. After the payment it leads the visitor back. */
  async #showPage(link: EmulatedLink, hasPaid: boolean, response: ServerResponse): Promise<void> {
    if (!hasPaid) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        `<!doctype html><link rel=icon href="data:,"><title>Pay</title><h1>Razorpay, emulated</h1><p>₹${link.amount / 100}</p><form method=post><button>Pay</button></form><form method=post action="/i/${link.id}?fails"><button>Fail</button></form><a href="${link.callback_url.replaceAll('&', '&amp;')}">Go back</a>`,
      );
      return;
    }
    const event = this.pay(link);
    if (this.sendsEventOfPagePayment) await this.send(event);
    response.writeHead(303, { location: this.returnUrlOf(link) }).end();
  }

  async #makeLink(
    body: Omit<EmulatedLink, 'id' | 'status' | 'short_url' | 'payments'>,
    say: (status: number, content: unknown, headers?: Record<string, string>) => void,
    refuse: (status: number, description: string) => void,
    response: ServerResponse,
  ): Promise<void> {
    const {
      reference_id: reference,
      amount,
      currency,
      expire_by,
      callback_url,
      description,
    } = body;
    this.creations.set(reference, (this.creations.get(reference) ?? 0) + 1);
    const mishap = this.requestedFaults.shift() ?? this.chooseFault();
    if (mishap === 'answers 500') return refuse(500, 'We are facing some trouble');
    if (mishap === 'refuses') return refuse(400, 'Contact +91 98765 43210 is not a number we know');
    if (mishap === 'answers 429') return say(429, {}, { 'retry-after': '1' });
    if ([...this.links.values()].some((link) => link.reference_id === reference))
      return refuse(
        400,
        `payment link creation with reference_id (${reference}) already attempted`,
      );
    const id = newId('plink');
    const link: EmulatedLink = {
      id,
      amount,
      currency,
      reference_id: reference,
      ...(description === undefined ? {} : { description }),
      status: 'created',
      short_url: `${this.url}/i/${id}`,
      expire_by,
      callback_url,
      payments: [],
    };
    this.links.set(id, link);
    if (mishap === 'makes it and answers 500') return refuse(500, 'We are facing some trouble');
    if (mishap === 'makes it and never answers') return void response.socket?.destroy();
    if (mishap === 'tells of the payment before it answers') await this.send(this.pay(link));
    say(200, link);
  }
}
