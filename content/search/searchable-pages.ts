/**
 * Pages and answers that the search finds in addition to the offers. An answer is shown when the query contains one of
 * its `words`. If a string has two or three words, the query must have them side by side and in this order.
 * Misspellings and plurals with an s need no entry. The build checks that each `to` leads to a page, and to a place on
 * it.
 */
import { brand } from '../brand.ts';
import { placementMeaning } from '../offers/facts/job-guarantee-and-placement.ts';
import { findQuestion, questionsPath } from '../questions/questions.ts';
import type { SearchablePage } from '../schema.ts';

/** Query words for ages below 18 ("14 saal", "14 years"). They lead to the answer that nobody below 18 can enrol. */
const agesBelow18 = Array.from({ length: 8 }, (_, at) => at + 10).flatMap((age) =>
  ['saal', 'year', 'years'].map((unit) => `${age} ${unit}`),
);

/**
 * The question with this id as a search result; `words` find it, and its text comes from `/questions`. An empty list
 * when staff hid the question.
 */
function resultOfQuestion(id: string, words: readonly string[]): SearchablePage[] {
  const found = findQuestion(id);
  if (found === undefined) return [];
  const { question, answer } = found;
  return [{ title: question, text: answer[0], to: `${questionsPath}#${id}`, words }];
}

export const searchablePages: readonly SearchablePage[] = [
  {
    title: 'Government exams',
    text: 'SSC, RRB, IBPS, GATE, UPSC and State exams: who can sit each one, its stages, and how we prepare you.',
    to: '/govtexams',
    words: [
      ...'exam|परीक्षा|sarkari|government|govt|ssc|rrb|ibps|upsc|railway|gate|psc|सरकारी|रेलवे'.split(
        '|',
      ),
      ...'bank po|ssc je|rrb je|je exam'.split('|'),
    ],
  },
  {
    title: 'Webinars',
    text: 'Free live online webinars on careers and technology.',
    to: '/webinar',
    words: ['webinar', 'seminar', 'free webinar', 'वेबिनार', 'सेमिनार'],
  },
  {
    title: 'What is free',
    text: 'The webinars, the guide to government exams, two PHP projects with their source, and a demo class.',
    to: '/how-we-teach#free',
    words: [
      ...'free|muft|mufat|फ्री|मुफ्त|nishulk|निःशुल्क|bina paise|without money|free of cost'.split('|'),
      ...'scholarship|zero fee|no fee'.split('|'),
    ],
  },
  {
    title: 'Two PHP projects, free to download',
    text: 'A hostel management system and a small CRM in plain PHP and MySQL, with their source and documentation.',
    to: '/short-term#php-projects',
    words: [
      ...'php project|final year project|final year|major project|minor project'.split('|'),
      ...'hostel|hostel management|crm|source code|college project|ready made project'.split('|'),
    ],
  },
  ...resultOfQuestion('refund', [
    ...'refund|money back|return money|paise wapas|paisa wapas|fees wapas|fee wapas'.split('|'),
    ...'cancel|cancellation|रिफंड|पैसे वापस|पैसा वापस|फीस वापस'.split('|'),
  ]),
  ...resultOfQuestion('receipt', [
    ...'receipt|rasid|raseed|fee slip|payment proof|my invoice|रसीद'.split('|'),
  ]),
  ...resultOfQuestion('how-to-pay', [
    ...'payment failed|paise kat'.split('|'),
    ...'upi|payment|pay|gpay|google pay|phonepe|phone pe|paytm|bhim|credit card|debit card'.split(
      '|',
    ),
    ...'net banking|netbanking|bank transfer|cash|यूपीआई|पेमेंट|भुगतान'.split('|'),
  ]),
  ...resultOfQuestion('instalments', [
    ...'emi|instalment|installment|kist|kisht|kisto|kishto|kiston'.split('|'),
    ...'part payment|in parts|loan|ईएमआई|किस्त|किस्तों|किश्त'.split('|'),
  ]),
  ...resultOfQuestion('age', [
    ...'years old|housewife|career change|career switch|non it'.split('|'),
    ...'kid|child|children|bachcha|bachche|bachcho|bachchon|bacche|bacho|बच्चे|बच्चा|बच्चों'.split('|'),
    ...'beta|beti|bete|बेटा|बेटी|my son|my daughter|minor age|teenager|under 18|below 18|less than 18'.split(
      '|',
    ),
    ...'age|umar|umra|उम्र|school|school student|स्कूल|parents|guardian'.split('|'),
    ...'12th|12 pass|12वीं|10th|10 pass|10वीं|inter pass|after 12|after 10|intermediate pass|iti'.split(
      '|',
    ),
    ...'eligibility|eligible|qualification|graduate|graduation|degree|dropout|gap year|योग्यता'.split(
      '|',
    ),
    ...['8th', '9th'],
    ...['class 8', 'class 9', 'class 10', ...agesBelow18],
  ]),
  ...resultOfQuestion('recognition', [
    ...'valid|manya|मान्य|recognised|government approved|govt approved|ugc|nsdc|approved'.split('|'),
    ...'certificate|certified|certification|praman patra|सर्टिफिकेट|प्रमाणपत्र|प्रमाण पत्र'.split('|'),
  ]),
  {
    title: 'What the job guarantee means',
    text: 'It belongs to the super programs: it gives you the fee back under conditions. It does not promise a job.',
    to: '/how-we-teach#job-guarantee',
    words: [...'guarantee|guaranteed|pakki naukri|गारंटी'.split('|'), 'placement guarantee'],
  },
  {
    title: 'What placement assistance is',
    text: placementMeaning,
    to: '/how-we-teach#placement',
    words: 'placement|campus|resume|cv|interview|प्लेसमेंट|इंटरव्यू'.split('|'),
  },
  ...resultOfQuestion('job-and-salary', [
    ...'job|naukri|नौकरी|salary|ctc|lpa|salary package|job package|kamai|earn money|earn online|paise kamana|tankhwah|tankha|earning'.split(
      '|',
    ),
    ...'job milegi|job milega|naukri milegi|get a job|get job|job lagegi|naukri lagegi|job pakki'.split(
      '|',
    ),
    ...'placement record|placement rate|highest package|average package|सैलरी|वेतन|तनख्वाह|नौकरी मिलेगी'.split(
      '|',
    ),
  ]),
  ...resultOfQuestion('reviews', [
    ...'review|rating|testimonial|feedback|success story|success stories|student opinion|रिव्यू|समीक्षा'.split(
      '|',
    ),
  ]),
  ...resultOfQuestion('not-taught', [
    ...'jee|neet|iit jee|cuet|board exam|tuition|dca|adca|pgdca|ccc|o level|nielit|entrance exam'.split(
      '|',
    ),
    ...'जेईई|नीट|डीसीए|सीसीसी|ट्यूशन'.split('|'),
  ]),
  {
    title: 'Who teaches',
    text: 'A mentor who works in the field holds the live hours and reads what you make.',
    to: '/how-we-teach#mentors',
    words: 'mentor|faculty|who teaches|teacher kaun|kaun padhata'.split('|'),
  },
  {
    title: 'Internships and stipends',
    text: 'The internship is the project of a course, done with a mentor. It is training: no stipend is paid.',
    to: '/how-we-teach#project-internships',
    words: ['internship', 'stipend', 'इंटर्नशिप', 'स्टाइपेंड'],
  },
  {
    title: 'A free demo class',
    text: 'We call you back, answer your questions and arrange a demo class.',
    to: '/request-call#request-call',
    words: [
      ...'demo|free demo|trial|free trial|डेमो|counselling|counselor|career advice'.split('|'),
    ],
  },
  {
    title: 'The LMS',
    text: 'Where your classes, recordings and assignments are.',
    to: '/lms',
    words: 'lms|login|log in|sign in|password|लॉगिन'.split('|'),
  },
  {
    title: `What ${brand.name} stores about you`,
    text: 'What each form stores, why and for how long, and how to have it corrected or erased.',
    to: '/privacy',
    words: ['privacy', 'delete my data', 'personal data', 'delete account'],
  },
  {
    title: 'How to enrol',
    text: 'What happens when you enrol, step by step.',
    to: '/enroll-form#steps',
    words:
      'enroll|enrol|enrolment|admission|apply|registration|register|join|dakhila|एडमिशन|दाखिला'.split(
        '|',
      ),
  },
  {
    title: 'Compare offers',
    text: 'Fee, hours, level and project of up to three offers, side by side.',
    to: '/compare',
    words: 'compare|comparison|difference|versus|vs|farak|antar'.split('|'),
  },
  {
    title: 'Brochures',
    text: 'The page of each offer has its brochure to download.',
    to: '/courses',
    words: 'brochure|prospectus|syllabus'.split('|'),
  },
  {
    title: 'Terms, and how to complain',
    text: 'What you and we agree on, and whom to write to.',
    to: '/terms#how-to-reach-us',
    words: 'terms|complaint|complain|grievance|shikayat|शिकायत'.split('|'),
  },
  {
    title: 'Who we are',
    text: 'Who we are, and what we teach.',
    to: '/#about',
    words: 'about us|who are you|genuine|fraud|fake|trust|bharosa'.split('|'),
  },
  {
    title: 'A project of your own',
    text: 'Say what you plan; we plan it with you.',
    to: '/short-term#custom-project',
    words: 'custom project|ieee project|project banwana|website banwana'.split('|'),
  },
  ...resultOfQuestion('extra-costs', [
    'discount',
    'coupon',
    'offer code',
    'promo code',
    'hidden charges',
    'डिस्काउंट',
  ]),
  ...resultOfQuestion('language', [
    ...'tamil|malayalam|telugu|kannada|bengali'.split('|'),
    ...'hindi|hindi medium|hindi language|हिंदी|हिन्दी'.split('|'),
    ...'english medium|in english|language of teaching|which language|medium of instruction|bhasha|भाषा'.split(
      '|',
    ),
  ]),
  ...resultOfQuestion('class-times', [
    ...'batch|morning|saturday|night|shaam|subah|raat|start date|kab shuru|office ke saath|working professional|शाम|सुबह|बैच'.split(
      '|',
    ),
    ...'timing|class time|schedule|समय|weekend'.split('|'),
    ...'evening|sunday|class days|kitne baje'.split('|'),
  ]),
  ...resultOfQuestion('batch-size', [
    ...'ek class|kitne students'.split('|'),
    'batch size',
    'class size',
    'how many students',
    'one to one',
  ]),
  ...resultOfQuestion('lifetime-access', ['lifetime', 'lifetime access', 'life time']),
  ...resultOfQuestion('laptop-or-phone', [
    ...'laptop|without laptop|phone se|phone par|minimum ram'.split('|'),
    ...'mobile se|on mobile'.split('|'),
    'लैपटॉप',
  ]),
  ...resultOfQuestion('calls', [
    ...'whatsapp|callback|call back|helpline number|office address'.split('|'),
    ...'contact|phone number|mobile number|call|whatsapp number|customer care|helpline|email|संपर्क'.split(
      '|',
    ),
    ...'address|location|pata|kahan hai|kaha hai|पता'.split('|'),
  ]),
  ...resultOfQuestion('missed-class', [
    ...'miss|missed|recorded|recording'.split('|'),
    ...'absent|class chhut'.split('|'),
    ...'attendance|chhutti|छुट्टी|reschedule|rescheduling|batch change|change batch|postpone'.split(
      '|',
    ),
  ]),
];
