/**
 * The words of the page "How we teach": the five kinds side by side, and why they cost what they cost. Fees, lengths
 * and hours come from the offers, so that they can't contradict a card.
 */
import { formatRupees } from '../../format-rupees.ts';
import type { HowWeTeach } from '../../schema.ts';
import { certificateWords } from '../../words/certificate-words.ts';
import { findShortestAndLongest, formatLengthRange } from '../facts/format-length-range.ts';
import { jobGuarantee, placementMeaning } from '../facts/job-guarantee-and-placement.ts';
import { computeTotalLiveHours } from '../hours/compute-live-hours.ts';
import { computeTotalHours } from '../hours/compute-total-hours.ts';
import { type KindId, kindIds, kinds } from '../kinds.ts';
import { formatLength, type Length } from '../length.ts';
import type { Offer } from '../offer-schema.ts';

type Offers = readonly Offer[];

const lengthsOf = (offers: Offers) => offers.map(({ length }): Length => length);

/** Formats the range of a number over the offers of a kind: "6", or "6 to 8". */
function formatRange(offers: Offers, number: (offer: Offer) => number): string {
  const numbers = offers.map((offer) => Math.round(number(offer) * 10) / 10);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `${least}` : `${least} to ${most}`;
}

/** The largest value over the offers of a kind, rounded down to whole hours, because the drawing shows whole hours. */
const mostOf = (offers: Offers, number: (offer: Offer) => number) =>
  Math.floor(Math.max(...offers.map(number)));

/** The live hours of the offers, as one number or a range. */
const formatLiveHours = (offers: Offers) => formatRange(offers, computeTotalLiveHours);

/** Describes the drawing of a week in a sentence. */
function hoursSentence(kind: KindId, offers: Offers): string {
  const [hours, live] = [
    formatRange(offers, (offer) => offer.hours.perWeek),
    formatRange(offers, (offer) => offer.hours.livePerWeek),
  ];
  return kind === 'workshop'
    ? `${hours} hours in all, every one of them live.`
    : `${hours} hours a week, ${live} of them live: about ${formatLiveHours(offers)} live hours in all.`;
}

const row = (id: string, name: string, cell: (kind: KindId) => string) => ({
  id,
  name,
  cells: kindIds.map((kind) => ({ kind, text: cell(kind) })),
});

const byKind = (texts: Record<KindId, string>) => (kind: KindId) => texts[kind];

export function makeHowWeTeachPageWords(offers: Offers): HowWeTeach {
  const ofKind = (kind: KindId) => offers.filter((offer) => offer.kind === kind);
  const liveInAll = (kind: KindId) => formatLiveHours(ofKind(kind));
  const feeOf = (kind: KindId) => formatRupees(ofKind(kind)[0]?.feeRupees ?? 0);
  return {
    page: {
      title: 'How we teach: five ways to learn, compared',
      description:
        'Workshops, skill programs, courses with internship, intermediate and super programs side by side: how much is live, how long, for how much.',
    },
    heading: 'Five ways to learn with us',
    intro:
      'They differ in how much of it is live, how long it goes on, and how many projects you build. Choose the subject first; if it is taught in two ways, this page shows the difference.',
    legend:
      'One dot is one hour a week; for a workshop, one hour of the whole. The line goes around the live hours.',
    weeks: kindIds.map((kind) => ({
      kind,
      hours: mostOf(ofKind(kind), ({ hours }) => hours.perWeek),
      live: mostOf(ofKind(kind), ({ hours }) => hours.livePerWeek),
      sentence: hoursSentence(kind, ofKind(kind)),
      path: kinds[kind].path ?? `/courses?kind=${kind}`,
      link: `See all ${ofKind(kind).length} ${kinds[kind].plural.toLowerCase()}`,
    })),
    tableHeading: 'Line by line',
    comparison: [
      row('taught', 'How it is taught', (kind) => kinds[kind].taught),
      row('fee', 'Fee', feeOf),
      row('length', 'How long', (kind) => formatLengthRange(lengthsOf(ofKind(kind)))),
      row('hours', 'Hours a week', (kind) =>
        formatRange(ofKind(kind), ({ hours }) => hours.perWeek),
      ),
      row('live', 'Of these, live', (kind) =>
        formatRange(ofKind(kind), ({ hours }) => hours.livePerWeek),
      ),
      row('live-in-all', 'Live hours in all, about', liveInAll),
      row(
        'recordings',
        'Recordings',
        byKind({
          workshop: 'No recordings',
          skill: '20+ recorded videos; 6 months LMS access',
          course: 'All lessons are recorded; you set the pace within the weeks',
          intermediate: 'Every class; 1 year LMS access',
          super: 'Lifetime LMS access',
        }),
      ),
      row(
        'projects',
        'Projects',
        byKind({
          workshop: 'One mini project',
          skill: 'One industrial project',
          course: 'One project: it is your internship',
          intermediate: 'One minor and one major',
          super: 'Two minor and two major',
        }),
      ),
      row(
        'placement',
        'Help with placement',
        byKind({
          workshop: 'No',
          skill: 'No',
          course: 'Yes',
          intermediate: 'Yes',
          super: 'Yes, and the job guarantee below',
        }),
      ),
      row('certificate', 'At the end', (kind) => ofKind(kind)[0]?.certificate.title ?? ''),
      row(
        'for-whom',
        'For you if',
        byKind({
          workshop: 'you want to see how we teach before you decide',
          skill: 'you want to do one thing well, soon',
          course: 'you can study alone and want a project that a mentor reviews',
          intermediate: 'you have met the subject and want company, classes and depth',
          super: 'you want a first job in the field and can give two hours a day',
        }),
      ),
    ],
    sections: [
      {
        id: 'why-longer-can-cost-less',
        title: `Why ${formatLength(findShortestAndLongest(lengthsOf(ofKind('course'))).longest)} can cost less than four months`,
        paragraphs: [
          'A fee pays for more than live hours, and not for the number of weeks. This is what each fee pays for.',
          `A skill program costs ${feeOf('skill')}. The fee pays for about ${liveInAll('skill')} live hours in class, the recorded videos, 6 months of LMS access and one project. Help with placement is not part of it.`,
          `A course with internship costs ${feeOf('course')} and has fewer live hours: one a week, ${liveInAll('course')} in all. Most of the fee pays for the recorded lessons, which you study alone, for the project and its review, for the certificate of internship, and for help with placement. With lessons, practice and project it is ${formatRange(ofKind('course'), computeTotalHours)} hours of study, where a skill program is about ${formatRange(ofKind('skill'), computeTotalHours)}.`,
          `An intermediate program costs ${feeOf('intermediate')}. The fee pays for about ${liveInAll('intermediate')} live hours in class, their recordings for a year, two projects with a written review of both, and help with placement.`,
          `A super program costs ${feeOf('super')}. The fee pays for about ${liveInAll('super')} live hours in a small group, lifetime LMS access, four projects, practice for interviews, and help with placement.`,
        ],
      },
      {
        id: 'project-internships',
        title: 'Project internships: the courses',
        paragraphs: [
          `Each of our courses is sold as an internship, and ${feeOf('course')} is the whole fee. The internship is the project at its end: set the way a firm would set it, done with a mentor, reviewed, and named on the certificate.`,
          'It is training. It is no employment, and no stipend is paid. With it comes help with placement.',
        ],
        links: [{ label: 'All courses with internship', to: '/courses?kind=course' }],
      },
      {
        id: 'certification-programs',
        title: 'Certification programs',
        paragraphs: [
          'Courses, skill, intermediate and super programs end with a certificate: when all modules are finished and the projects accepted, not before. It carries a number that we confirm to anyone who asks. A workshop ends with a certificate of participation for those who came on every day.',
          certificateWords.own,
          certificateWords.badges,
        ],
      },
      {
        id: 'job-guarantee',
        title: jobGuarantee.title,
        paragraphs: [
          `These are the super programs. ${jobGuarantee.conditions}`,
          'It guarantees your money back, not a job: nobody can promise that a company will hire you. The terms say how to ask for it.',
        ],
        links: [
          { label: 'The super programs', to: '/super-program' },
          { label: 'Terms and conditions', to: '/terms' },
        ],
      },
      {
        id: 'placement',
        title: 'What placement assistance is',
        paragraphs: [placementMeaning],
      },
      {
        id: 'mentors',
        title: 'Who teaches',
        paragraphs: [
          'A mentor who works in the field holds the live hours and reads what you make. Until a batch has its mentor by name, the pages say from which team. Between live hours you write to the learner group or by email.',
        ],
      },
      {
        id: 'free',
        title: 'Free of charge',
        paragraphs: [
          'The webinar series (one of them for the USA), the guide to government exams, two PHP projects with their source, and a demo class before you decide are free.',
        ],
        links: [
          { label: 'Webinar series', to: '/webinar' },
          { label: 'Government exams', to: '/govtexams' },
          { label: 'PHP projects', to: '/short-term#php-projects' },
          { label: 'Ask for a demo class', to: '/request-call' },
        ],
      },
      {
        id: 'samples',
        title: 'What “Sample” means',
        paragraphs: [
          'What has the word “Sample” beside it is invented. The people, their words and their ratings, the organisations and the learners’ projects show how this part of the site looks when it is filled.',
          'A sample goes as soon as a learner, or an organisation that we work with, allows us to show the real one. An answer with this word beside it is a proposal: ask us before you rely on it. Fees are not samples, and neither are the terms.',
        ],
      },
    ],
    next: {
      label: 'Where to go from here',
      text: 'You know how you want to learn. Now choose the subject: all of them are in one list, and you can compare three side by side.',
      links: [
        { label: 'See all courses', to: '/courses' },
        { label: 'Compare', to: '/compare' },
        { label: 'Questions and answers', to: '/questions' },
        { label: 'Request a call', to: '/request-call' },
      ],
    },
  };
}
