/**
 * The five kinds of offer, from the lowest fee to the highest. Everything that names a kind (page, card, brochure,
 * mail, receipt) takes its words from here.
 */
export const kindIds = ['workshop', 'skill', 'course', 'intermediate', 'super'] as const;
export type KindId = (typeof kindIds)[number];

type Kind = {
  /** The name of the kind inside a sentence: "a course with internship". */
  name: string;
  /** The name of the kind as a label or a heading. */
  title: string;
  plural: string;
  /** One line about how the kind is taught. It has no numbers, because each offer states its own. */
  taught: string;
  /**
   * What the fee pays for besides live hours, written for the middle of a sentence. `find-offer-problems.ts` reports a
   * promise, such as the LMS, that the offer's `covers` does not name.
   */
  besidesLive: string;
  /**
   * What we send after the payment, as a sentence. `find-offer-problems.ts` reports a promise, such as the LMS, that
   * the offer's `covers` does not name.
   */
  afterPayment: string;
  /** The slug of the kind's certificate in `landing/certificates.ts`. */
  certificate: string;
  /** The path of the page with all offers of this kind; null for courses, which are listed by family. */
  path: string | null;
};

export const kinds: Readonly<Record<KindId, Kind>> = {
  workshop: {
    name: 'workshop',
    title: 'Workshop',
    plural: 'Workshops',
    taught:
      'Live online, a few afternoons in a row, with a mini project that is finished on the last day.',
    besidesLive: 'working files, answers in the workshop group, and the certificate',
    afterPayment:
      'We write to you with the dates, the link to the class, and what to install before the first day.',
    certificate: 'workshop',
    path: '/short-term',
  },
  skill: {
    name: 'skill program',
    title: 'Skill program',
    plural: 'Skill programs',
    taught:
      'Live online classes every week, recorded videos to go back to, and one industrial project.',
    besidesLive: 'recorded videos, access to the LMS, the project, and the certificate',
    afterPayment: 'We write to you with your access to the LMS and to the Telegram group.',
    certificate: 'course-completion',
    path: '/Miranaya-skill-program',
  },
  course: {
    name: 'course with internship',
    title: 'Course with internship',
    plural: 'Courses with internship',
    taught:
      'Recorded lessons at your own pace, one live hour a week with a mentor, and a project that is reviewed.',
    besidesLive:
      'all recorded lessons, the project and its review, the certificate, and help with placement',
    afterPayment:
      'We write to you with the way to your recorded lessons and to the live hour with your mentor.',
    certificate: 'internship',
    path: null,
  },
  intermediate: {
    name: 'intermediate program',
    title: 'Intermediate program',
    plural: 'Intermediate programs',
    taught:
      'Live online classes every week, recorded for the LMS, and two projects reviewed in writing.',
    besidesLive:
      'access to the LMS, both projects and their review, the certificate, and help with placement',
    afterPayment: 'We write to you with your access to the LMS and to the Telegram group.',
    certificate: 'course-completion',
    path: '/intermediate-programs',
  },
  super: {
    name: 'super program',
    title: 'Super program',
    plural: 'Super programs',
    taught:
      'Live online classes every week in a small group with a mentor, four projects, and practice for interviews.',
    besidesLive:
      'access to the LMS, all projects, a mentor for the group, the certificate, and help with placement',
    afterPayment: 'We write to you with your access to the LMS, your group and its mentor.',
    certificate: 'super-program',
    path: '/super-program',
  },
};

/** The other things that the fee of a kind pays for, shown beside the price of a live hour. */
export function formatFeeAlsoCoversSentence(kind: KindId): string {
  return `The fee also pays for ${kinds[kind].besidesLive}.`;
}
