/**
 * The published promises, as the specification gives them: fees, lengths, counts, dates, times and figures. Only this
 * test depends on these values: change it together with the content. Every other test must hold for any content.
 */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { courses } from './catalogue/courses.ts';
import { families } from './catalogue/families.ts';
import { intermediateTermsAndPrograms } from './catalogue/intermediate-programs.ts';
import { internshipEnrolment } from './catalogue/internship-enrolment.ts';
import { skillTermsAndPrograms } from './catalogue/skill-programs.ts';
import { superTermsAndPrograms } from './catalogue/super-programs.ts';
import { workshops } from './catalogue/workshops.ts';
import { certificates } from './landing/certificates.ts';
import { collaborators } from './landing/collaborators.ts';
import { hero } from './landing/hero.ts';
import { plans } from './landing/plans.ts';
import { reasons } from './landing/reasons.ts';
import { statistics } from './landing/statistics.ts';
import { testimonials } from './landing/testimonials.ts';
import { privacyVersions } from './legal/privacy-versions.ts';
import { mainNavigation } from './navigation.ts';
import { pageMetaByPath } from './page-meta-by-path.ts';
import { webinars } from './showcase/webinars.ts';
import { supportHoursText } from './support-hours-text.ts';

const allPrograms = [
  skillTermsAndPrograms,
  intermediateTermsAndPrograms,
  superTermsAndPrograms,
].flatMap(({ programs }) => programs);
/** The failure message: which file has changed, and what to do when the change is intended. */
const meant = (file: string) =>
  `${file} says something else than was published. If that is meant, write it into content/promises.test.ts as well.`;

const repeated = (list: readonly string[]) => {
  const lower = list.map((entry) => entry.toLowerCase());
  return lower.filter((entry, index) => lower.indexOf(entry) !== index);
};

describe('programs', () => {
  it.each([
    ['ten skill programs', skillTermsAndPrograms, 10, 2, 2299],
    ['twelve intermediate programs', intermediateTermsAndPrograms, 12, 4, 5599],
    ['four super programs', superTermsAndPrograms, 4, 6, 11999],
  ])('there are %s, with their duration and fee', (_, group, count, months, feeRupees) => {
    const file = `content/catalogue/${group.terms.kind}-programs.ts or content/fees.ts`;
    expect(group.programs, meant(file)).toHaveLength(count);
    expect(group.terms, meant(file)).toMatchObject({ months, feeRupees });
  });

  it('has sixteen courses in six families', () => {
    expect(courses, meant('content/catalogue/courses.ts')).toHaveLength(16);
    expect(families, meant('content/catalogue/families.ts')).toHaveLength(6);
  });

  it('the intermediate programs name what all twelve include', () => {
    expect(intermediateTermsAndPrograms.terms.features).toEqual(
      expect.arrayContaining([
        '1 year LMS access',
        '1 year Telegram group',
        '1 minor and 1 major project',
        '100% placement assistance',
      ]),
    );
  });

  it('no two programs are alike, and none has the address of a course’s brochure', () => {
    const slugs = [...allPrograms, ...courses].map(({ slug }) => slug);
    expect(repeated(slugs)).toEqual([]);
    expect(repeated([...allPrograms, ...courses].map(({ title }) => title))).toEqual([]);
    expect(repeated(allPrograms.map(({ text }) => text))).toEqual([]);
  });

  it('no keyword names two programs', () => {
    expect(repeated(allPrograms.flatMap(({ keywords }) => keywords))).toEqual([]);
  });

  it('no topic is listed twice in one program', () => {
    for (const { title, modules } of allPrograms) {
      expect(repeated(modules.flatMap(({ topics }) => topics)), title).toEqual([]);
    }
  });
});

describe('plans', () => {
  it('are in their order with their fees and lengths', () => {
    expect(
      plans.map(({ title, feeRupees, months }) => [title, feeRupees, months]),
      meant('content/landing/plans.ts or content/fees.ts'),
    ).toEqual([
      ['Skill X', 2299, { from: 1, to: 2 }],
      ['Super X', 11999, { from: 4, to: 6 }],
      ['Intermediate Level', 5599, { from: 3, to: 4 }],
    ]);
  });

  it('include everything except the recommendation letter of the Intermediate Level', () => {
    const missing = plans.flatMap(({ title, features }) =>
      features.filter(({ available }) => !available).map(({ name }) => `${title}: ${name}`),
    );
    expect(missing, meant('content/landing/plans.ts')).toEqual([
      'Intermediate Level: Recommendation letter',
    ]);
  });
});

describe('workshops', () => {
  it('run on the published days and hours at ₹399', () => {
    const june = (from: number, to: number) => [`2025-06-${from}`, `2025-06-${to}`];
    expect(
      workshops.map((workshop) => [
        workshop.slug,
        workshop.startDate,
        workshop.endDate,
        workshop.startTime,
        workshop.endTime,
        workshop.feeRupees,
      ]),
      meant('content/catalogue/workshops.ts or content/fees.ts'),
    ).toEqual(
      expect.arrayContaining([
        ['mern-workshop', ...june(10, 13), '16:00', '18:30', 399],
        ['mean-workshop', ...june(10, 13), '16:00', '18:30', 399],
        ['lamp-workshop', ...june(10, 13), '16:00', '18:30', 399],
        ['solidworks-workshop', ...june(17, 21), '15:00', '17:30', 399],
      ]),
    );
  });

  it('last as many days as their dates say', () => {
    for (const { slug, startDate, endDate, days } of workshops) {
      const apart = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000;
      expect(days, slug).toBe(apart + 1);
    }
  });
});

describe('the landing page', () => {
  it('types its three phrases at the given speeds', () => {
    expect(hero, meant('content/landing/hero.ts')).toMatchObject({
      line: 'Empowering learning for every learner, everywhere.',
      phrases: ['Welcome to {name}', 'Learn Faster, Learn Smarter', 'Join a Community of Learners'],
      typingMs: 50,
      backspaceMs: 30,
      holdMs: 1500,
    });
  });

  it('shows the three figures', () => {
    expect(
      statistics.map(({ value }) => value),
      meant('content/landing/statistics.ts'),
    ).toEqual(['12,345+', '500+', '10,000+']);
  });

  it('has five reasons and eight collaborators', () => {
    expect(reasons, meant('content/landing/reasons.ts')).toHaveLength(5);
    expect(collaborators, meant('content/landing/collaborators.ts')).toHaveLength(8);
  });

  it('shows half stars, and each badge', () => {
    expect(testimonials.some(({ rating }) => rating % 1 === 0.5)).toBe(true);
    expect(new Set(certificates.map(({ badge }) => badge)).size).toBe(3);
  });

  it('has a menu in the specified order, with one entry that has no page yet', () => {
    expect(
      mainNavigation.map(({ label }) => label),
      meant('content/navigation.ts'),
    ).toEqual(['Home', 'About', 'Programs', 'Webinars', 'Benefits', 'Contact', 'LMS']);
    const inside = mainNavigation.flatMap((item) => (item.kind === 'menu' ? item.items : []));
    expect(inside.filter(({ kind }) => kind === 'soon').map(({ label }) => label)).toEqual([
      'Others',
    ]);
  });
});

describe('webinars', () => {
  it('are sorted by date, each in the Indian evening', () => {
    const starts = webinars.map(({ startsAt }) => startsAt);
    expect([...starts].sort()).toEqual(starts);
    for (const start of starts) expect(start).toMatch(/T(18|19|20|21):\d\d:00\+05:30$/);
  });

  it('include the USA webinar in the American morning', () => {
    const start = webinars.find(({ slug }) => slug === 'usa-webinar')?.startsAt ?? '';
    const hour = (timeZone: string) =>
      Number(
        new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(
          new Date(start),
        ),
      );
    expect(hour('America/New_York')).toBeGreaterThanOrEqual(9);
    expect(hour('America/Los_Angeles')).toBeGreaterThanOrEqual(7);
  });
});

describe('pages and other constants', () => {
  it('no two pages share a title or a description', () => {
    const entries = Object.values(pageMetaByPath);
    expect(repeated(entries.map(({ title }) => title))).toEqual([]);
    expect(repeated(entries.map(({ description }) => description))).toEqual([]);
  });

  it('the internship costs ₹3,999 and support answers from eleven to nine', () => {
    expect(internshipEnrolment.feeRupees, meant('content/fees.ts')).toBe(3999);
    expect(supportHoursText, meant('content/provider.ts')).toBe('11:00 AM to 09:00 PM');
  });
});

it('every published version of the privacy notice stays as it was', () => {
  const digests = privacyVersions.map((version) => [
    version.from,
    createHash('sha256').update(JSON.stringify(version)).digest('hex').slice(0, 12),
  ]);
  expect(
    Object.fromEntries(digests),
    'Visitors have agreed to the versions in content/legal/privacy-versions.ts, so a version that was published never changes: add a version. Then write its day and digest into content/promises.test.ts as well.',
  ).toEqual({
    '2026-11-21': 'b1abac80289c',
    '2026-11-23': '247e23c582aa',
    '2026-11-24': 'e7f7d66cf722',
  });
});
