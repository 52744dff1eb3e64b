/**
 * The questions that people ask before they pay, with our answers: on `/questions`, in the search, and in the short
 * lists beside an offer's facts. The search shows only the first paragraph of an answer, so that paragraph must be
 * enough. Answers explain the terms and promise nothing more.
 *
 * Each answer is a sample until the owner has read it and set `isSample: false`.
 */

import type { EntryFields } from '#contract/published/published-entries.ts';
import { formatClock } from '#contract/text/format-clock.ts';
import { courseTerms } from '../catalogue/course-terms.ts';
import { intermediateTermsAndPrograms } from '../catalogue/intermediate-programs.ts';
import { skillTermsAndPrograms } from '../catalogue/skill-programs.ts';
import { superTermsAndPrograms } from '../catalogue/super-programs.ts';
import { classTimesAndSizes } from '../class-times-and-sizes.ts';
import { testimonials } from '../landing/testimonials.ts';
import { mergePublishedEntries } from '../merge-published-entries.ts';
import { formatGstSentence } from '../offers/facts/format-gst-sentence.ts';
import { jobGuarantee } from '../offers/facts/job-guarantee-and-placement.ts';
import { teachingLanguage } from '../offers/language-and-mentors.ts';
import { levels } from '../offers/levels.ts';
import { provider } from '../provider.ts';
import { publishedFacts } from '../published-facts-at-render.ts';
import { containsSampleEntry } from '../samples/contains-sample-entry.ts';
import { sampleLabelLink } from '../samples/sample-label-link.ts';
import type { ClassTimesAndSizes, ProgramTerms, Question, QuestionGroup } from '../schema.ts';
import { supportHoursText } from '../support-hours-text.ts';
import { certificateWords } from '../words/certificate-words.ts';

const { weekdays, weekend, mostInClass, mostInGroup, callDays } = classTimesAndSizes;

const timesOf = ({ days, opens, closes }: ClassTimesAndSizes['weekdays']) =>
  `${days} from ${formatClock(opens)} to ${formatClock(closes)}`;

/** Finds a program's feature about the LMS, such as "6 months LMS access"; an empty text if there is none. */
const lmsAccessOf = ({ features }: ProgramTerms): string =>
  features.find((feature) => feature.includes('LMS access')) ?? '';

const skill = skillTermsAndPrograms.terms;
const intermediate = intermediateTermsAndPrograms.terms;
const superTerms = superTermsAndPrograms.terms;
const gst = formatGstSentence(provider.gstin);

export const questionsPath = '/questions';

export const defaultQuestionGroups: readonly QuestionGroup[] = [
  {
    id: 'classes',
    title: 'Classes',
    questions: [
      {
        id: 'class-times',
        question: 'When are the classes?',
        answer: [
          `Most live classes are ${timesOf(weekdays)}, or ${timesOf(weekend)}, Indian time.`,
          `A skill program has ${skill.liveHoursPerWeek} live hours a week, an intermediate program ${intermediate.liveHoursPerWeek}, a super program ${superTerms.liveHoursPerWeek}. A course with internship has ${courseTerms.liveHoursPerWeek}, and you study its recorded lessons at the time that suits you. A workshop has its days and hours on its card.`,
          'The days and hours of your batch are agreed together with its start. If you can come at certain hours only, ask on a call before you pay.',
        ],
        links: [{ label: 'Ask for the hours of a batch', to: '/request-call' }],
        isSample: true,
      },
      {
        id: 'batch-size',
        question: 'How many learners are in a batch?',
        answer: [
          `We plan at most ${mostInClass} learners in a live class.`,
          `The group of a super program has at most ${mostInGroup}. The live hour of a course with internship is for its batch too: it is no private lesson.`,
        ],
        isSample: true,
      },
      {
        id: 'missed-class',
        question: 'What if I miss a class?',
        answer: [
          'The live classes of the programs are recorded: the recording is in the LMS the next day.',
          'A workshop is not recorded. In a course with internship the lessons are recordings, so you go on where you stopped.',
          `Two things need you in class. The certificate of a workshop is for those who came on every one of its days. The job guarantee of a super program asks for at least ${jobGuarantee.attendancePercent}% of the classes.`,
          'If you will miss more than a class or two, you can move to a later batch, in time before the start and for a fee that the terms name.',
        ],
        links: [{ label: 'How to move to a later batch', to: '/terms#rescheduling' }],
        isSample: true,
      },
      {
        id: 'recordings',
        question: 'How long can I watch the recordings?',
        answer: [
          'As long as your LMS access lasts, which depends on the program.',
          `Skill program: ${lmsAccessOf(skill)}. Intermediate program: ${lmsAccessOf(intermediate)}. Super program: ${lmsAccessOf(superTerms)}.`,
          'The recorded lessons of a course with internship are open over the weeks of the course. A workshop has no recordings.',
        ],
        isSample: true,
      },
      {
        id: 'lifetime-access',
        question: 'What does “lifetime” access mean?',
        answer: [
          'It has no end date: it lasts as long as we run the LMS, and ends only if we close it. Super programs include it.',
          'Nobody can promise that a website stays open for ever. Your own work does not depend on it: you build your projects on your own computer and keep them.',
        ],
        links: [{ label: 'What the words mean', to: '/terms#words' }],
        isSample: true,
      },
      {
        id: 'language',
        question: 'In which language do you teach? In Hindi?',
        answer: [
          `${teachingLanguage.language}. There is no batch in Hindi alone.`,
          'You need enough English to read the documentation of the software that you learn. If you are not sure that you can follow, ask for a free demo class and try.',
        ],
        inHindi: [
          `${teachingLanguage.languageInHindi} केवल हिन्दी में पढ़ाया जाने वाला कोई बैच नहीं है।`,
          'अगर आपको संदेह है कि आप समझ पाएँगे या नहीं, तो पहले मुफ़्त डेमो क्लास माँगिए।',
        ],
        links: [{ label: 'Ask for a demo class', to: '/request-call' }],
        isSample: true,
      },
    ],
  },
  {
    id: 'paying',
    title: 'Paying',
    questions: [
      {
        id: 'how-to-pay',
        question: 'How do I pay? Can I use UPI?',
        answer: [
          'By UPI, card or net banking, on the payment page that follows the enrolment form.',
          'UPI works from any UPI app, and a card may be a debit or a credit card. The payment page belongs to our payment provider. Card numbers, PINs and passwords never reach us. We take no cash.',
        ],
        links: [{ label: 'What happens when you enrol', to: '/enroll-form#steps' }],
        isSample: true,
      },
      {
        id: 'instalments',
        question: 'Can I pay in instalments?',
        answer: [
          'Each fee is one amount, paid at enrolment. To ask about instalments, request a call.',
        ],
        links: [
          {
            label: 'Request a call about instalments',
            to: '/request-call?about=Paying+in+instalments',
          },
        ],
        isSample: true,
      },
      {
        id: 'extra-costs',
        question: 'Is anything added to the fee?',
        answer: [
          `No. The fee on the page of an offer is the whole price.${gst === null ? '' : ` ${gst}`}`,
          'Software, devices, accounts and examinations of others are not part of a fee. Each page lists them under what you need, with the costs that can arise.',
        ],
        isSample: true,
      },
      {
        id: 'receipt',
        question: 'Where do I find my receipt?',
        answer: [
          'In the email that we send when your payment has arrived: the receipt is attached as a PDF.',
          'The same email leads to the page about your enrolment, where you can open the receipt again. Do you miss the email? Look among your unwanted mail, then call or write to us, with the email address that you enrolled with.',
        ],
        links: [{ label: 'Request a call', to: '/request-call' }],
        isSample: true,
      },
      {
        id: 'refund',
        question: 'When do I get my money back?',
        answer: [
          'You get back all but the registration charge if you ask at least 1 week before the start and before you first sign in to the LMS.',
          'Until a start date is agreed with you in writing, you are in time; if none is agreed 30 days after you paid, you get the registration charge back too. If a course does not begin, you choose between all of your money and another batch.',
          'The registration charge is a part of the fee, and each page says how much it is. The fee of a workshop is not higher than this charge, so a workshop is refunded only if it does not begin. The super programs have the job guarantee besides.',
        ],
        links: [
          { label: 'The rule in the terms', to: '/terms#refunds-self-paced-offline' },
          { label: 'The job guarantee', to: '/how-we-teach#job-guarantee' },
        ],
        isSample: true,
      },
    ],
  },
  {
    id: 'certificates',
    title: 'Certificates',
    questions: [
      {
        id: 'recognition',
        question: 'Who recognises your certificates?',
        answer: [
          certificateWords.own,
          'Each employer decides alone what a certificate is worth. Ours carries a number that we confirm to anyone who asks, and beside it you have the projects that you built, which you can show and explain.',
        ],
        links: [
          { label: 'Which certificate ends what', to: '/how-we-teach#certification-programs' },
        ],
        isSample: true,
      },
      {
        id: 'when-certified',
        question: 'When do I get the certificate?',
        answer: [
          'When all modules are finished and the projects accepted; for a workshop, when you have attended every one of its days.',
          'If a project is not accepted, its review says what is missing, and you hand it in again.',
        ],
        isSample: true,
      },
    ],
  },
  {
    id: 'before-you-join',
    title: 'Before you join',
    questions: [
      {
        id: 'reviews',
        question: 'Are the reviews on this site real?',
        answer: containsSampleEntry(testimonials)
          ? [
              'Not yet. Reviews with the word “Sample” beside them are invented, and so are their stars.',
              'They show how this part of the site will look. They go when learners of ours allow us to print what they said. Until then, judge us by a free demo class and by the syllabus of your course.',
            ]
          : [
              'Yes: learners of ours said them, and allowed us to print them.',
              'They say how it was for one person. A free demo class shows how it is for you.',
            ],
        links: [
          { label: 'What “Sample” means', to: sampleLabelLink.to },
          { label: 'Ask for a demo class', to: '/request-call' },
        ],
        isSample: true,
      },
      {
        id: 'job-and-salary',
        question: 'Will I get a job, and with what salary?',
        answer: [
          'Nobody can promise you that, and we do not. An employer decides whom to hire and what to pay.',
          'We name no salary and no share of learners who found work: we have no figures that somebody else has checked. What we do is help with your CV, portfolio, interviews and openings. It is part of the courses, the intermediate and the super programs. The super programs also have the job guarantee: the fee comes back under its conditions.',
          'To see what is paid near you, read openings of the last month for the work that you want, and note what they ask for. Then look for it in our syllabuses.',
        ],
        links: [
          { label: 'What placement assistance is', to: '/how-we-teach#placement' },
          { label: 'The job guarantee', to: '/how-we-teach#job-guarantee' },
        ],
        isSample: true,
      },
      {
        id: 'not-taught',
        question: 'Do you prepare for JEE, NEET, DCA or CCC?',
        answer: [
          'No. We have no classes for school or for entrance exams, and none that end with DCA, ADCA, PGDCA, CCC or O Level.',
          'For office work, the skill programs teach Excel and bookkeeping, and their certificate is our own. For government exams we have a page of its own.',
        ],
        links: [
          { label: 'Skill programs', to: '/Miranaya-skill-program' },
          { label: 'Government exams', to: '/govtexams' },
        ],
        isSample: true,
      },
      {
        id: 'age',
        question: 'Who may enrol, and from what age?',
        answer: [
          'Anyone who is 18 or older. A parent can request a call for somebody younger.',
          `A parent or guardian gives us their own name and number; we store nothing else about the younger person. What you need to know before you begin stands on each page; where nothing of the subject is expected, the page says “${levels.zero.title}”.`,
        ],
        links: [
          { label: 'Request a call as a parent', to: '/request-call' },
          { label: 'The rule in the terms', to: '/terms#who-may-enrol' },
        ],
        isSample: true,
      },
      {
        id: 'laptop-or-phone',
        question: 'Do I need a laptop?',
        answer: [
          'Yes: the software with which you practise does not run on a phone.',
          'A desktop computer does as well. Each page says how much memory and free space it needs, and whether a Mac will do. The pages of the courses show how to find both on your own computer.',
        ],
        links: [{ label: 'All courses', to: '/courses' }],
        isSample: true,
      },
      {
        id: 'calls',
        question: 'When can I call?',
        answer: [
          `Our support team answers calls on ${callDays} from ${supportHoursText}, Indian time.`,
          'If you leave your number, we call you back in the same hours. At any other time, write by email or on WhatsApp.',
        ],
        links: [{ label: 'Request a call', to: '/request-call' }],
        isSample: true,
      },
    ],
  },
];

/** A question with the id of its group. */
type InGroup = { group: string; asked: Question };

export const defaultQuestionsWithGroup: readonly InGroup[] = defaultQuestionGroups.flatMap(
  ({ id, questions }) => questions.map((asked) => ({ group: id, asked })),
);

type QuestionFields = EntryFields<'questions'>;

/**
 * Returns the question with the fields that staff published. If the answer has changed, the Hindi text is removed,
 * because it still translates the old answer.
 */
function replaceQuestionFields({ group, asked }: InGroup, fields: QuestionFields): InGroup {
  const { inHindi, ...entry } = asked;
  const isSame = JSON.stringify(entry.answer) === JSON.stringify(fields.answer);
  return {
    group: fields.group ?? group,
    asked: {
      ...entry,
      ...wordsOf(fields),
      ...(isSame && inHindi !== undefined && { inHindi }),
    },
  };
}

function wordsOf({ question, answer: [first = '', ...more], isSample }: QuestionFields) {
  return { question, isSample, answer: [first, ...more] satisfies Question['answer'] };
}

const shownQuestions = mergePublishedEntries<InGroup, QuestionFields>(
  defaultQuestionsWithGroup,
  publishedFacts.entries?.questions,
  ({ asked }) => asked.id,
  replaceQuestionFields,
  (id, fields) => ({ group: fields.group ?? '', asked: { id, ...wordsOf(fields) } }),
);

/** The questions with what staff have published, by group. A group without questions is left out. */
export const questionGroups: readonly QuestionGroup[] = defaultQuestionGroups
  .map((shown) => ({
    ...shown,
    questions: shownQuestions.flatMap(({ group, asked }) => (group === shown.id ? asked : [])),
  }))
  .filter(({ questions }) => questions.length > 0);

export const questions: readonly Question[] = questionGroups.flatMap((group) => group.questions);

/**
 * Finds a question by its id; undefined when staff hid it. Throws for an id that is in no question of the content, so
 * that a misspelt id stops the build.
 */
export function findQuestion(id: string): Question | undefined {
  if (!defaultQuestionsWithGroup.some(({ asked }) => asked.id === id))
    throw new Error(`There is no question "${id}" in content/questions/questions.ts.`);
  return questions.find((one) => one.id === id);
}
