import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import {
  allElementsIn,
  composeMailOf,
  composeMailOfBatch,
  hrefsOf,
  makeCallRequestLead,
  makeEnrolmentLead,
  makeOutboxBatch,
  makeSubscriptionLead,
  nodeText,
} from '../../../tests/service/support/compose-and-read-staff-mail.ts';
import { unknownOffers } from '../../offers/read-offers.ts';

const deskUrl = 'https://miranaya.example/desk';

const skeleton = (html: string) =>
  allElementsIn(parse(html)).map(({ tagName, attrs }) => [
    tagName,
    ...attrs.map(({ name }) => name),
  ]);

describe('text that a visitor typed', () => {
  const hostile = `</title></a>"><img src=x onerror=alert(1)>' & <b`;
  const fields = ['name', 'email', 'phone', 'program', 'message'] as const;

  it.each(fields)('never becomes a part of the page: %s', (field) => {
    for (const around of [[], [makeEnrolmentLead(), makeSubscriptionLead('new@example.com')]]) {
      const { html } = composeMailOf(makeCallRequestLead({ [field]: hostile }), ...around);
      expect(skeleton(html)).toEqual(
        skeleton(composeMailOf(makeCallRequestLead({ [field]: 'plain' }), ...around).html),
      );
      expect(nodeText(parse(html))).toContain(hostile);
    }
  });

  it('never becomes a part of the page: an address that subscribed', () => {
    expect(skeleton(composeMailOf(makeSubscriptionLead(hostile)).html)).toEqual(
      skeleton(composeMailOf(makeSubscriptionLead('plain')).html),
    );
    expect(
      skeleton(composeMailOf(makeSubscriptionLead(hostile), makeEnrolmentLead()).html),
    ).toEqual(skeleton(composeMailOf(makeSubscriptionLead('plain'), makeEnrolmentLead()).html));
  });

  it('is shown without invisible characters, and changes no text direction around it', () => {
    const mail = composeMailOf(
      makeCallRequestLead({
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
    expect(composeMailOf(makeCallRequestLead({ name: 'Asha, Ravi' })).replyTo).toEqual({
      name: 'Asha, Ravi',
      address: 'asha@example.com',
    });
    expect(composeMailOf(makeSubscriptionLead('new@example.com')).replyTo).toEqual({
      name: '',
      address: 'new@example.com',
    });
  });

  it('is a plain address of any domain', () => {
    const address = 'asha.rao+site@mail.example.co.in';
    expect(composeMailOf(makeCallRequestLead({ email: address })).replyTo?.address).toBe(address);
  });

  it('is empty when the mail is about several', () => {
    expect(composeMailOf(makeCallRequestLead(), makeCallRequestLead()).replyTo).toBeUndefined();
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
  ])('is empty when the address is not plain: %j', (email) => {
    expect(composeMailOf(makeCallRequestLead({ email })).replyTo).toBeUndefined();
  });

  it('and the subject keep the joiners of a name', () => {
    const name = '\u0d05\u0d35\u0d28\u0d4d\u200d';
    const mail = composeMailOf(makeCallRequestLead({ name }));
    expect([mail.replyTo?.name, mail.subject]).toEqual([
      name,
      `${name} asks for a call: Certified Course`,
    ]);
  });

  it('and the subject contain nothing that a mail program would decode', () => {
    // This encoded word of a mail header (RFC 2047) decodes to the word "evil" after a character that reverses the
    // direction of text.
    const name = '=?utf-8?B?4oCuZXZpbA==?=';
    const mail = composeMailOf(makeCallRequestLead({ name }));
    expect([mail.subject, mail.replyTo?.name].join()).not.toContain('=?');
    expect(mail.subject).toMatch(/4oCuZXZpbA==.* asks for a call/);
    expect(
      composeMailOf(makeCallRequestLead({ email: '=?utf-8?q?a=40b.in=2c?=@example.com' })).replyTo,
    ).toBeUndefined();
  });

  it('is one line, whatever the name', () => {
    expect(
      composeMailOf(makeCallRequestLead({ name: 'Asha\r\nBcc: victim@example.com' })).replyTo?.name,
    ).toBe('Asha Bcc: victim@example.com');
  });
});

describe('a mail about many enquiries', () => {
  const many = [
    ...Array.from({ length: 12 }, (_, n) => makeSubscriptionLead(`new.${n}@example.com`)),
    ...Array.from({ length: 15 }, (_, n) =>
      makeEnrolmentLead({ name: `Ravi ${n}`, email: `ravi.${n}@example.com` }),
    ),
    ...Array.from({ length: 20 }, (_, n) =>
      makeCallRequestLead({ name: `Asha ${n}`, message: `${n}: ${'\u0b85'.repeat(1990)}` }),
    ),
  ];

  it('begins with the enquiries that wait for a call, and counts each kind', () => {
    const { subject, text, html } = composeMailOf(...many);
    expect(subject).toBe('47 new enquiries: 20 call requests, 15 enrolments, 12 subscriptions');
    const headings = allElementsIn(parse(html)).filter(({ tagName }) => /^h[12]$/.test(tagName));
    expect(headings.map(nodeText)).toEqual([
      '47 new enquiries',
      '20 call requests',
      '15 enrolments',
      '12 subscriptions',
    ]);
    for (const part of [text, nodeText(parse(html))]) {
      const places = ['Asha 0', 'Asha 19', 'Ravi 0', 'Ravi 14', 'new.0@', 'new.11@'].map((one) =>
        part.indexOf(one),
      );
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
    }
  });

  it('has a way to answer for each, and is short enough to be shown completely', () => {
    const { html } = composeMailOf(...many);
    const ways = hrefsOf(html);
    expect(ways.filter((href) => href.startsWith('tel:'))).toHaveLength(35);
    expect(ways.filter((href) => href.startsWith('https://wa.me/'))).toHaveLength(35);
    expect(new Set(ways.filter((href) => href.startsWith('mailto:'))).size).toBe(28);
    // Gmail cuts off a mail after 102 kB.
    const fifty = composeMailOf(
      ...many,
      ...many.slice(-3).map((one) => ({ ...one, name: 'Asha' })),
    );
    expect(Buffer.byteLength(fifty.html)).toBeLessThan(102_000);
  });

  it('links each of them to the desk, if there is one', () => {
    const { html, text } = composeMailOfBatch(makeOutboxBatch(...many), unknownOffers, deskUrl);
    const enquiry = `${deskUrl}/enquiries/${makeCallRequestLead().id}`;
    expect(hrefsOf(html)).toEqual([...many.map(() => enquiry), `${deskUrl}/enquiries`]);
    expect(text.match(/^Open it at the desk: /gm)).toHaveLength(many.length);
    expect(text).toContain('… (all of it at the desk)');
  });

  it('about one enquiry contains all of a long message', () => {
    const message = '\u0b85'.repeat(2000);
    expect(composeMailOf(makeCallRequestLead({ message })).html).toContain(message);
    expect(composeMailOf(makeCallRequestLead({ message })).text).toContain(message);
  });
});
