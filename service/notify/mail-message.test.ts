import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import {
  elementsOf,
  enrolled,
  hrefs,
  lead,
  mailOf,
  subscribed,
  textOf,
} from '../../tests/service/support/mail-to-staff.ts';

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

  it('is a plain address of any domain', () => {
    const address = 'asha.rao+site@mail.example.co.in';
    expect(mailOf(lead({ email: address })).replyTo?.address).toBe(address);
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
