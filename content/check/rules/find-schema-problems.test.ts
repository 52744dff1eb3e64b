import { describe, expect, it } from 'vitest';
import {
  entryAt,
  findProblemsInChangedSample,
} from '../../../tests/support/find-problems-in-changed-sample.ts';

describe('an entry that violates its schema is reported with what the schema allows', () => {
  it('a price written as text', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      Object.assign(entryAt(content.plans, 0), { feeRupees: '2299' });
    });
    expect(said[0]).toBe(
      'content/landing/plans.ts, entry 1 (Skill X): feeRupees must be a number without quotation marks, not "2299".',
    );
  });

  it('a misspelt field, which is reported once', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      const { summary, ...plan } = entryAt(content.plans, 1);
      content.plans[1] = Object.assign(plan, { sumary: summary }) as never;
    });
    expect(said).toEqual([
      'content/landing/plans.ts, entry 2 (Super X): sumary is not known here; did you mean "summary"?',
    ]);
  });

  it('an unknown field', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      Object.assign(entryAt(content.collaborators, 0), { website: 'x' });
    });
    expect(said).toEqual([
      'content/landing/collaborators.ts, entry 1 (Kuyilan Softworks): website is not known here.',
    ]);
  });

  it('a missing field', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      Reflect.deleteProperty(entryAt(content.testimonials, 2), 'role');
    });
    expect(said).toEqual([
      'content/landing/testimonials.ts, entry 3 (Deepika R.): role is missing.',
    ]);
  });

  it('a field that takes its value from a misspelt name', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      Object.assign(entryAt(entryAt(content.courses, 0).modules, 2), { title: undefined });
    });
    expect(said).toEqual([
      'content/catalogue/courses/mern-stack.ts, MERN Stack: modules 3, title has no value; what it takes its value from is probably misspelt.',
    ]);
  });

  it('an empty text, deep inside a course', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(entryAt(content.courses, 0).modules, 1).topics[2] = ' ';
    });
    expect(said).toContain(
      'content/catalogue/courses/mern-stack.ts, MERN Stack: modules 2, topics 3 must not be empty.',
    );
  });

  it('a text that is too long, with both lengths', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.courses, 0).tag = 'React, Node.js, Express and MongoDB';
    });
    expect(said).toEqual([
      'content/catalogue/courses/mern-stack.ts, MERN Stack: tag may be at most 30 characters long; it has 35.',
    ]);
  });

  it('a list that is too short', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.workshops, 0).inclusions.length = 2;
    });
    expect(said).toEqual([
      'content/catalogue/workshops.ts, entry 1 (MERN Stack Workshop): inclusions needs at least 3 entries; it has 2.',
    ]);
  });

  it('a list without any entry', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      content.testimonials = [];
    });
    expect(said).toEqual(['content/landing/testimonials.ts: the list is empty.']);
  });

  it('a word that is none of the allowed ones', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      Object.assign(entryAt(content.certificates, 1), { badge: 'Verifed' });
    });
    expect(said).toEqual([
      'content/landing/certificates.ts, entry 2 (Certificate of internship): badge must be "Verified", "Authorized" or "Exclusive", not "Verifed"; did you mean "Verified"?',
    ]);
  });

  it('a menu entry of an unknown kind', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      Object.assign(entryAt(content.mainNavigation, 0), { kind: 'link' });
    });
    expect(said).toEqual([
      'content/navigation.ts, menu entry 1 (Home): kind must be "page", "external", "lms", "soon" or "menu".',
    ]);
  });

  it.each([
    [7, 'must be 5 or less, not 7'],
    [0, 'must be 0.5 or more, not 0'],
    [4.7, 'must go in steps of 0.5, not 4.7'],
  ])('a rating of %d', (rating, rule) => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.testimonials, 0).rating = rating;
    });
    expect(said).toEqual([`content/landing/testimonials.ts, entry 1 (Harini S.): rating ${rule}.`]);
  });

  it('a slug with a capital and a blank', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.webinars, 0).slug = 'First Job';
    });
    expect(said).toEqual([
      'content/showcase/webinars.ts, entry 1 (What a first job asks of you): slug must be small letters, digits and single hyphens, such as "mern-stack", not "First Job".',
    ]);
  });

  it('a carousel that would flicker', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      content.layoutAndTiming.collaborators.everyMs = 20;
    });
    expect(said).toEqual([
      'content/layout-and-timing.ts: collaborators, everyMs must be 1000 or more, not 20.',
    ]);
  });

  it('a title for search results that is too long, reported by its page', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      Object.assign(content.pages['/terms'] ?? {}, { description: 'All terms.' });
    });
    expect(said).toEqual([
      'content/page-meta-by-path.ts, the page "/terms": description must be at least 50 characters long; it has 10.',
    ]);
  });

  it('all mistakes of all files at once', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.testimonials, 0).rating = 7;
      entryAt(content.workshops, 1).startTime = '4 PM';
      content.provider.email = '';
    });
    expect(said.map((sentence) => sentence.split(/[,:]/)[0])).toEqual([
      'content/provider.ts',
      'content/landing/testimonials.ts',
      'content/catalogue/workshops.ts',
    ]);
  });
});

describe('a telephone number', () => {
  it.each([
    '+91 98765',
    '+91 98765 4321',
    '98765 43210',
    '+91 09876 54321',
    '+91 98765 43210 1',
    '',
  ])('"%s" is refused', (phone) => {
    const said = findProblemsInChangedSample(({ content }) => {
      content.provider.phone = phone;
    });
    expect(said).toEqual([
      `content/provider.ts: phone must be a number with its country code, in India ten digits after +91, not "${phone}".`,
    ]);
  });

  it.each(['+91 98765 43210', '+919876543210', '+91 44 2345 6789', '+1 415 555 0100'])(
    '"%s" is accepted',
    (phone) => {
      const said = findProblemsInChangedSample(({ content }) => {
        content.provider.phone = phone;
      });
      expect(said).toEqual([]);
    },
  );
});

describe('an address of another site', () => {
  it.each([
    'javascript:alert(1)',
    'http://lms.example.in/login',
    'https:/lms.example.in',
    'https://lms',
    'https://user:secret@lms.example.in',
    'https://lms.example.in/log in',
    'lms.example.in',
    'mailto:hello@example.in',
  ])('can not be %s', (url) => {
    const said = findProblemsInChangedSample(({ content }) => {
      content.provider.lmsUrl = url;
    });
    expect(said).toEqual([
      `content/provider.ts: lmsUrl must be an address that begins with https://, such as "https://www.example.in", not "${url}".`,
    ]);
  });

  it('has the same rules for the payment page, for social links and for the menu', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      content.provider.paymentUrl = 'http://pay.example.in';
      entryAt(content.provider.social, 1).url = 'linkedin.example/miranaya';
      Object.assign(entryAt(content.mainNavigation, 2), { url: 'javascript:alert(1)' });
    });
    expect(said.map((sentence) => sentence.replace(/ must .*/, ''))).toEqual([
      'content/provider.ts: social 2, url',
      'content/provider.ts: paymentUrl',
      'content/navigation.ts, menu entry 3 (LMS): url',
    ]);
  });
});

it.each([
  'hello@example.in, sales@example.in',
  'mailto:hello@example.in',
  'hello@example',
  'hello',
])('the e-mail address can not be "%s"', (email) => {
  const said = findProblemsInChangedSample(({ content }) => {
    content.provider.email = email;
  });
  expect(said).toEqual([
    `content/provider.ts: email must be one email address such as "hello@example.in", not "${email}".`,
  ]);
});

it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/short term'])(
  'an address of this site can not be %s',
  (to) => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.footerLinks, 1).to = to;
    });
    expect(said[0]).toBe(
      `content/navigation.ts, footer link 2 (Terms): to must be an address of this site such as "/short-term", not ${JSON.stringify(to)}.`,
    );
  },
);
