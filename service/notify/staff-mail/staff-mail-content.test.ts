import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { Lead } from '#database/enquiries/lead-port.ts';
import type {
  QuarantinedSubmission,
  UnreportedQuarantine,
} from '#database/quarantine/quarantine-port.ts';
import {
  allElementsIn,
  attributeOf,
  composeMailOf,
  composeMailOfBatch,
  hrefsOf,
  makeCallRequestLead,
  makeEnrolmentLead,
  makeOutboxBatch,
  makeSubscriptionLead,
  senderAddress,
  visibleLinesOf,
} from '../../../tests/service/support/compose-and-read-staff-mail.ts';
import { sampleOffersFile } from '../../../tests/service/support/sample-offers-file.ts';
import { makeOffersFromFile } from '../../offers/read-offers.ts';
import { composeStaffMail } from './compose-staff-mail.ts';

const offers = makeOffersFromFile(sampleOffersFile);
const whatsApp = (greeting: string) =>
  `https://wa.me/919876543210?text=${encodeURIComponent(greeting)}`;
const callAbout = (what: string) =>
  whatsApp(`Hello Asha, this is about the call that you asked us for${what}.`);
const footer =
  'Nobody has been invited to the desk yet, so answer from this mail: call, write, or reply to it.';

describe('a mail about one enquiry', () => {
  it('states who wrote, what they chose, when in India, what they wrote, and how to answer', () => {
    expect(composeMailOf(makeCallRequestLead()).text).toBe(`Asha asks for a call
Certified Course
Sat, 21 Nov, 2026, 2:05 pm IST

> About: MERN Stack
> Evenings only

Call: 098765-43210  tel:+919876543210
WhatsApp: ${callAbout(': MERN Stack (Certified Course)')}
Mail: asha@example.com  mailto:asha@example.com

${footer}
`);
  });

  it('shows the same on a phone, each way to answer as one tap', () => {
    const { html } = composeMailOf(makeCallRequestLead({ email: 'asha+x@example.com' }));
    expect(visibleLinesOf(html)).toEqual([
      'Asha asks for a call',
      'Certified Course',
      'Sat, 21 Nov, 2026, 2:05 pm IST',
      'About: MERN Stack',
      'Evenings only',
      '[Call 098765-43210] [WhatsApp]',
      '[asha+x@example.com]',
      footer,
    ]);
    expect(hrefsOf(html)).toEqual([
      'tel:+919876543210',
      callAbout(': MERN Stack (Certified Course)'),
      'mailto:asha%2Bx@example.com',
    ]);
  });

  it('shows the call above the other ways to answer', () => {
    const taps = allElementsIn(parse(composeMailOf(makeCallRequestLead()).html)).filter(
      ({ tagName }) => tagName === 'a',
    );
    const grounds = taps.map((tap) => /background:(\S+?);/.exec(attributeOf(tap, 'style') ?? ''));
    expect(grounds.map((ground) => ground?.[1])).toEqual(['#f2a20c', '#fff', undefined]);
  });

  it('names the chosen offer, and the other filled fields', () => {
    const about = makeEnrolmentLead({ name: 'Ravi', offer: 'flutter' });
    const { subject, text, html } = composeMailOfBatch(makeOutboxBatch(about), offers);
    const read = [
      'Ravi has enrolled for Flutter, course with internship',
      'Sat, 21 Nov, 2026, 2:05 pm IST',
      'Offer: Flutter, course with internship (flutter)',
    ];
    expect(subject).toBe(read[0]);
    expect(text.split('\n').slice(0, 4)).toEqual([
      ...read,
      'Call: 098765-43210  tel:+919876543210',
    ]);
    expect(visibleLinesOf(html).slice(0, 3)).toEqual(read);
    expect(hrefsOf(html)).toContain(
      whatsApp('Hello Ravi, this is about your enrolment for Flutter, course with internship.'),
    );
  });

  it.each<[what: string, asks: Partial<Lead>, greeting: string]>([
    ['nothing', { program: null, message: null }, ''],
    ['a sort of course', { message: null }, ': Certified Course'],
    ['what a page was about', { program: null, message: 'About: MERN Stack ' }, ': MERN Stack'],
    [
      'an offer',
      { program: null, message: null, offer: 'flutter' },
      ': Flutter, course with internship',
    ],
    ['a word that is no heading', { program: null, message: 'Tell me. About: fees' }, ''],
  ])('begins a message on WhatsApp for a call about %s', (_, asks, greeting) => {
    const { html } = composeMailOfBatch(makeOutboxBatch(makeCallRequestLead(asks)), offers);
    expect(hrefsOf(html)).toContain(callAbout(greeting));
  });

  it('begins a message on WhatsApp to a person on the waiting list with the place, not with an enrolment', () => {
    const waits = makeCallRequestLead({ table: 'waiting_list', offer: 'flutter', program: null });
    expect(hrefsOf(composeMailOfBatch(makeOutboxBatch(waits), offers).html)).toContain(
      whatsApp(
        'Hello Asha, this is about the place that you wait for: Flutter, course with internship.',
      ),
    );
  });

  it('greets nobody by an unknown name, nor by more than forty letters of a name', () => {
    const greeted = (name: string | null) =>
      new URL(hrefsOf(composeMailOf(makeEnrolmentLead({ name })).html)[1] ?? '');
    const words = 'this is about your enrolment for the internship.';
    expect(greeted(null).searchParams.get('text')).toBe(`Hello, ${words}`);
    expect(greeted('\u{1d400}'.repeat(41)).searchParams.get('text')).toBe(
      `Hello ${'\u{1d400}'.repeat(40)}, ${words}`,
    );
  });

  it('shows a number that cannot be dialled, and no line for an empty field', () => {
    const odd = composeMailOf(
      makeCallRequestLead({ phone: '12345678', program: null, message: null }),
    );
    expect(visibleLinesOf(odd.html)).toEqual([
      'Asha asks for a call',
      'Sat, 21 Nov, 2026, 2:05 pm IST',
      'Phone 12345678',
      '[asha@example.com]',
      footer,
    ]);
    const none = composeMailOf(makeSubscriptionLead('new@example.com'));
    expect(none.text).toBe(`new@example.com has joined the mailing list
Sat, 21 Nov, 2026, 2:05 pm IST
Mail: new@example.com  mailto:new@example.com

${footer}
`);
    expect(visibleLinesOf(none.html).slice(2)).toEqual(['[new@example.com]', footer]);
  });

  it('has one clean line as its subject, whatever the visitor typed', () => {
    expect(
      composeMailOf(makeCallRequestLead({ name: 'Asha\r\nBcc: victim@example.com' })).subject,
    ).toBe('Asha Bcc: victim@example.com asks for a call: Certified Course');
    const long = composeMailOf(makeCallRequestLead({ name: 'ந'.repeat(120) })).subject;
    expect([...long]).toHaveLength(90);
  });

  it('keeps its Message-ID over all attempts, below the domain of its sender', () => {
    const [first, second] = [
      composeMailOf(makeCallRequestLead()),
      composeMailOf(makeCallRequestLead(), makeCallRequestLead()),
    ];
    expect(first.messageId).toBe(second.messageId);
    expect(first.messageId).toMatch(/^<[0-9a-f]{32}@miranaya\.example>$/);
    const another = composeStaffMail(
      { ...makeOutboxBatch(makeCallRequestLead()), id: 'another' },
      senderAddress,
    );
    expect(another.messageId).not.toBe(first.messageId);
  });
});

describe('a mail about one enquiry if there is a desk', () => {
  const deskUrl = 'https://miranaya.example/desk';
  const mail = () => composeMailOfBatch(makeOutboxBatch(makeCallRequestLead()), offers, deskUrl);
  const enquiry = `${deskUrl}/enquiries/${makeCallRequestLead().id}`;

  it('links to the enquiry there, without a number and an address in the link', () => {
    const { html, text } = mail();
    expect(visibleLinesOf(html)).toEqual([
      'Asha asks for a call',
      'Certified Course',
      'Sat, 21 Nov, 2026, 2:05 pm IST',
      'About: MERN Stack',
      'Evenings only',
      '[Open it at the desk]',
      '[Everything that came in]',
    ]);
    expect(hrefsOf(html)).toEqual([enquiry, `${deskUrl}/enquiries`]);
    expect(text).toBe(`Asha asks for a call
Certified Course
Sat, 21 Nov, 2026, 2:05 pm IST

> About: MERN Stack
> Evenings only

Open it at the desk: ${enquiry}

Everything that came in: ${deskUrl}/enquiries
`);
  });

  it('shows that one button above the rest', () => {
    const [first] = allElementsIn(parse(mail().html)).filter(({ tagName }) => tagName === 'a');
    expect(first && attributeOf(first, 'style')).toContain('background:#f2a20c');
  });

  it('links to a subscription by its address', () => {
    const { html } = composeMailOfBatch(
      makeOutboxBatch(makeSubscriptionLead('new@example.com'), makeCallRequestLead()),
      offers,
      deskUrl,
    );
    expect(visibleLinesOf(html)).toContain('[new@example.com]');
    expect(hrefsOf(html).filter((href) => !href.startsWith(deskUrl))).toEqual([]);
  });
});

describe('a mail about several enquiries', () => {
  const several = [
    makeSubscriptionLead('new@example.com', { offer: 'flutter' }),
    makeEnrolmentLead({ name: 'Ravi', phone: '12345678' }),
    makeCallRequestLead({ message: null }),
    makeCallRequestLead({ name: 'Meena', program: null, message: 'Evenings' }),
  ];
  const mail = () => composeMailOfBatch(makeOutboxBatch(...several), offers);
  const when = 'Sat, 21 Nov, 2026, 2:05 pm IST';
  const name = 'Flutter, course with internship (flutter)';

  it('states how many there are of each kind, and describes each as a single mail does', () => {
    const rule = '————————————';
    const ways = (greeting: string) => `Call: 098765-43210  tel:+919876543210
WhatsApp: ${whatsApp(greeting)}
Mail: asha@example.com  mailto:asha@example.com`;
    const { subject, text } = mail();
    expect(subject).toBe('4 new enquiries: 2 call requests, 1 enrolment, 1 subscription');
    expect(text).toBe(`${subject}

${rule}

2 CALL REQUESTS

Asha asks for a call
Certified Course
${when}
${ways('Hello Asha, this is about the call that you asked us for: Certified Course.')}

Meena asks for a call
${when}

> Evenings

${ways('Hello Meena, this is about the call that you asked us for.')}

${rule}

1 ENROLMENT

Ravi has enrolled for the internship
${when}
Phone: 12345678
Mail: asha@example.com  mailto:asha@example.com

${rule}

1 SUBSCRIPTION

new@example.com has joined the mailing list
${when}
Offer: ${name}
Mail: new@example.com  mailto:new@example.com

${footer}
`);
  });

  it('shows them below their headings, and of a subscription the address alone', () => {
    const call = '[Call 098765-43210] [WhatsApp]';
    const address = '[asha@example.com]';
    expect(visibleLinesOf(mail().html)).toEqual([
      '4 new enquiries',
      ...['2 call requests', 'Asha', 'Certified Course', when, call, address],
      ...['Meena', when, 'Evenings', call, address],
      ...['1 enrolment', 'Ravi', when, 'Phone 12345678', address],
      ...['1 subscription', '[new@example.com]', when, `Offer: ${name}`],
      footer,
    ]);
  });
});

describe('a mail about quarantined submissions', () => {
  const script: QuarantinedSubmission = {
    id: 'aside',
    createdAt: makeCallRequestLead().createdAt,
    table: 'request_a_call',
    row: {
      name: 'Asha\r\nBcc: <b>victim</b>',
      email: 'asha@example.com',
      phone: '98765 43210',
      program: 'Web Development',
      message: 'Please\n\ncall.',
    },
    reason: 'trap',
  };
  const subscription: QuarantinedSubmission = {
    ...script,
    table: 'email_subscriptions',
    row: { email: 'new@example.com' },
    reason: 'too fast',
  };
  const mailOfQuarantine = (quarantined: Partial<UnreportedQuarantine>, ...leads: Lead[]) =>
    composeMailOfBatch({
      ...makeOutboxBatch(...leads),
      quarantined: { unreported: 1, total: 1, shown: [script], ...quarantined },
    });
  const entry = [
    'Call request: Asha Bcc: <b>victim</b>, Certified Course, asha@example.com, 98765 43210',
    'Sat, 21 Nov, 2026, 2:05 pm IST, a field that people do not see was filled in',
  ];
  const wasTold = 'Whoever sent one of these was told that it was received.';
  const ifPerson =
    'If it was a person: the owner releases it at the desk, under Enquiries, Quarantine. What nobody releases is forgotten after 90 days.';

  it('quotes what was sent, gives the reason of the quarantine, and says how to release it', () => {
    const { subject, text, html } = mailOfQuarantine({});
    const headline = '1 quarantined because it looks like the work of a script';
    expect(subject).toBe(headline);
    expect(text).toBe(`${headline}

${entry.join('\n')}
> Please call.

${wasTold} ${ifPerson}

${footer}
`);
    expect(visibleLinesOf(html)).toEqual([
      headline,
      ...entry,
      'Please call.',
      `${wasTold} ${ifPerson}`,
      footer,
    ]);
  });

  it('counts those that it does not show, and those that were there before', () => {
    const { subject, text } = mailOfQuarantine({
      unreported: 5,
      total: 7,
      shown: [script, subscription],
    });
    expect(subject).toBe('5 quarantined because they look like the work of a script');
    expect(text).toContain(
      `\n\nSubscription: new@example.com\nSat, 21 Nov, 2026, 2:05 pm IST, sent faster than a person can, again and again from one address\n\nAnd 3 more. 2 from before are still there. ${wasTold}`,
    );
    expect(mailOfQuarantine({ unreported: 1, total: 2 }).text).toContain(
      `\n\n1 from before is still there. ${wasTold}`,
    );
  });

  it.each([
    [160, 'x'.repeat(160)],
    [161, `${'x'.repeat(159)}…`],
  ])('quotes as much of a message of %d letters as identifies a person', (length, quoted) => {
    const row = { ...script.row, message: 'x'.repeat(length) };
    expect(mailOfQuarantine({ shown: [{ ...script, row }] }).text).toContain(`\n> ${quoted}\n`);
  });

  it('shows an unknown reason unchanged', () => {
    const other = { ...script, reason: 'odd' };
    expect(mailOfQuarantine({ shown: [other] }).text).toContain(`2:05 pm IST, odd\n`);
  });

  it('follows the enquiries of the same time, and has no button', () => {
    const { subject, text, html } = mailOfQuarantine({}, makeEnrolmentLead({ phone: null }));
    expect(subject).toBe(
      'Asha has enrolled for the internship; 1 quarantined because it looks like the work of a script',
    );
    expect(text).toContain('mailto:asha@example.com\n\n————————————\n\n1 quarantined because');
    expect(hrefsOf(html)).toEqual(['mailto:asha@example.com']);
    expect(visibleLinesOf(html).slice(-6, -5)).toEqual([
      '1 quarantined because it looks like the work of a script',
    ]);
  });
});
