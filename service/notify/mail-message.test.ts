import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { Lead } from '#database/enquiries/enquiry-port.ts';
import type { Batch } from '#database/outbox/outbox-port.ts';
import { sampleLead } from '../../tests/service/support/sample-lead.ts';
import { composeMail } from './mail-message.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const receivedAt = new Date('2026-11-21T08:35:00Z');

function lead(changes: Partial<Lead> = {}): Lead {
  return sampleLead({
    createdAt: receivedAt,
    name: 'Asha',
    phone: '098765-43210',
    program: 'Web Development',
    message: 'About: MERN Stack\nEvenings only',
    ...changes,
  });
}
const enrolled = (changes: Partial<Lead> = {}) =>
  lead({ table: 'enrollments', program: null, message: null, ...changes });
const subscribed = (email: string) =>
  lead({
    table: 'email_subscriptions',
    name: null,
    phone: null,
    program: null,
    message: null,
    email,
  });

function mailOf(...leads: Lead[]) {
  const batch: Batch = { id: 'batch', channel: 'mail', attempts: 0, createdAt: receivedAt, leads };
  return composeMail(batch, 'site@miranaya.example');
}

function elementsOf(node: Node): Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...inside] : inside;
}
function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}
const hrefs = (html: string) =>
  elementsOf(parse(html)).flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name === 'href').map(({ value }) => value),
  );
const skeleton = (html: string) =>
  elementsOf(parse(html)).map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)]);

describe('what a visitor typed', () => {
  const hostile = `</title></a>"><img src=x onerror=alert(1)>' & <b`;
  const fields = ['name', 'email', 'phone', 'program', 'message'] as const;

  it.each(fields)('never becomes a part of the page: %s', (field) => {
    for (const around of [[], [enrolled(), subscribed('new@example.com')]]) {
      const { html } = mailOf(lead({ [field]: hostile }), ...around);
      expect(skeleton(html)).toEqual(skeleton(mailOf(lead({ [field]: 'plain' }), ...around).html));
      expect(textOf(parse(html))).toContain(hostile);
    }
  });

  it('never becomes a part of the page: an address that subscribed', () => {
    expect(skeleton(mailOf(subscribed(hostile)).html)).toEqual(
      skeleton(mailOf(subscribed('plain')).html),
    );
    expect(skeleton(mailOf(subscribed(hostile), enrolled()).html)).toEqual(
      skeleton(mailOf(subscribed('plain'), enrolled()).html),
    );
  });

  it('is shown without what cannot be seen, and turns the direction of nothing around it', () => {
    const mail = mailOf(
      lead({
        name: '\u202eahsA\u202c\u200b',
        message: '\u2066x\u2069',
        phone: '\u202a98765 43210',
      }),
    );
    for (const part of [mail.subject, mail.text, mail.html])
      expect(part).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069]/);
    expect(mail.html).toContain('<bdi>ahsA</bdi>');
    expect(mail.html).toMatch(/<blockquote [^>]*dir="auto"/);
  });
});

describe('Reply-To', () => {
  it('is the visitor when the mail is about one enquiry', () => {
    expect(mailOf(lead({ name: 'Asha, Ravi' })).replyTo).toEqual({
      name: 'Asha, Ravi',
      address: 'asha@example.com',
    });
    expect(mailOf(subscribed('new@example.com')).replyTo).toEqual({
      name: '',
      address: 'new@example.com',
    });
  });

  it('is nobody when it is about several', () => {
    expect(mailOf(lead(), lead()).replyTo).toBeUndefined();
  });

  it.each([
    'a@b.in, c@d.in',
    'a@b.in\r\nBcc: c@d.in',
    'Asha <a@b.in>',
    '"a"@b.in',
    'a@b',
    'a@b..in',
    '\u00e4sha@example.in',
    `${'a'.repeat(65)}@b.in`,
  ])('is nobody when the address is not plain: %j', (email) => {
    expect(mailOf(lead({ email })).replyTo).toBeUndefined();
  });

  it('and the subject leave a name its joiners', () => {
    const name = '\u0d05\u0d35\u0d28\u0d4d\u200d';
    const mail = mailOf(lead({ name }));
    expect([mail.replyTo?.name, mail.subject]).toEqual([
      name,
      `${name} asks for a call: Certified Course`,
    ]);
  });

  it('and the subject hold nothing that a mail program would take for encoded, and decode', () => {
    // A mark that turns the direction of what follows, as a header spells it.
    const name = '=?utf-8?B?4oCuZXZpbA==?=';
    const mail = mailOf(lead({ name }));
    expect([mail.subject, mail.replyTo?.name].join()).not.toContain('=?');
    expect(mail.subject).toMatch(/4oCuZXZpbA==.* asks for a call/);
    expect(mailOf(lead({ email: '=?utf-8?q?a=40b.in=2c?=@example.com' })).replyTo).toBeUndefined();
  });

  it('is one line, whatever the name', () => {
    expect(mailOf(lead({ name: 'Asha\r\nBcc: victim@example.com' })).replyTo?.name).toBe(
      'Asha Bcc: victim@example.com',
    );
  });
});

describe('a way to answer', () => {
  const whatsApp = (of: Lead) => {
    const href = hrefs(mailOf(of).html).find((address) => address.startsWith('https://wa.me/'));
    const url = new URL(href ?? '');
    return [url.pathname, url.searchParams.get('text')];
  };

  it('by WhatsApp begins with the name and with what was asked for', () => {
    expect(whatsApp(lead())).toEqual([
      '/919876543210',
      'Hello Asha, this is about the call that you asked us for: MERN Stack (Certified Course).',
    ]);
    expect(whatsApp(lead({ message: 'Evenings only', name: 'A & B #1?' }))).toEqual([
      '/919876543210',
      'Hello A & B #1?, this is about the call that you asked us for: Certified Course.',
    ]);
    expect(whatsApp(enrolled({ name: '\u0bb0\u0bb5\u0bbf' }))[1]).toBe(
      'Hello \u0bb0\u0bb5\u0bbf, this is about your enrolment for the internship.',
    );
  });

  it('is a number to tap, or the number as it was written when it cannot be dialled', () => {
    expect(hrefs(mailOf(lead()).html)).toContain('tel:+919876543210');
    const { html, text } = mailOf(lead({ phone: '12345678' }));
    expect(hrefs(html).filter((href) => /^tel:|wa\.me/.test(href))).toEqual([]);
    expect(html).toContain('12345678');
    expect(text).toContain('Phone: 12345678');
  });
});

describe('a mail about many', () => {
  const many = [
    ...Array.from({ length: 12 }, (_, n) => subscribed(`new.${n}@example.com`)),
    ...Array.from({ length: 15 }, (_, n) =>
      enrolled({ name: `Ravi ${n}`, email: `ravi.${n}@example.com` }),
    ),
    ...Array.from({ length: 20 }, (_, n) =>
      lead({ name: `Asha ${n}`, message: `${n}: ${'\u0b85'.repeat(1990)}` }),
    ),
  ];

  it('begins with those who wait for a call, and counts each kind', () => {
    const { subject, text, html } = mailOf(...many);
    expect(subject).toBe('47 new enquiries: 20 call requests, 15 enrolments, 12 subscriptions');
    const headings = elementsOf(parse(html)).filter(({ tagName }) => /^h[12]$/.test(tagName));
    expect(headings.map(textOf)).toEqual([
      '47 new enquiries',
      '20 call requests',
      '15 enrolments',
      '12 subscriptions',
    ]);
    for (const part of [text, textOf(parse(html))]) {
      const places = ['Asha 0', 'Asha 19', 'Ravi 0', 'Ravi 14', 'new.0@', 'new.11@'].map((one) =>
        part.indexOf(one),
      );
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
    }
  });

  it('has a way to answer for each, and is short enough to be shown whole', () => {
    const { html, text } = mailOf(...many);
    const ways = hrefs(html);
    expect(ways.filter((href) => href.startsWith('tel:'))).toHaveLength(35);
    expect(ways.filter((href) => href.startsWith('https://wa.me/'))).toHaveLength(35);
    expect(new Set(ways.filter((href) => href.startsWith('mailto:'))).size).toBe(28);
    // Gmail cuts what is longer than 102 kB.
    const fifty = mailOf(...many, ...many.slice(-3).map((one) => ({ ...one, name: 'Asha' })));
    expect(Buffer.byteLength(fifty.html)).toBeLessThan(102_000);
    expect(html).toContain('npm run leads -- show 0198c0de-0000-7000-8000-000000000001');
    expect(text).toContain('npm run leads -- show 0198c0de-0000-7000-8000-000000000001');
  });

  it('about one holds all of a long message', () => {
    const message = '\u0b85'.repeat(2000);
    expect(mailOf(lead({ message })).html).toContain(message);
    expect(mailOf(lead({ message })).text).toContain(message);
  });
});
