import { brand } from './brand.ts';
import { fees } from './fees.ts';
import { formatRupees } from './format-rupees.ts';
import type { PageMeta } from './schema.ts';

const page = (title: string, description: string): PageMeta => ({
  title: `${title} · ${brand.name}`,
  description,
});

const workshopFee = formatRupees(fees.workshopRupees);
const skillFee = formatRupees(fees.skillRupees);
const superFeeText = formatRupees(fees.superRupees);
const intermediateFee = formatRupees(fees.intermediateRupees);
const internshipFeeText = formatRupees(fees.internshipRupees);

/**
 * Title and description of each page, by path. They appear in search results, browser tabs and shared links. Not in
 * this list: pages of single courses and projects, `/how-we-teach` and the pages to show at home, which make title and
 * description from their own texts.
 */
export const pageMetaByPath = {
  '/': {
    title: `${brand.name}: courses, internships and programs taught online`,
    description:
      'Online workshops, skill programs, 6-month super programs and internships in software, data, design and engineering, with mentors and placement assistance.',
  },
  '/courses': page(
    'All courses and programs: fees, length, level',
    `Every workshop, course with internship and program in one list: fee, length, hours a week, level and next start, from ${workshopFee} to ${superFeeText}. Search, filter, compare.`,
  ),
  '/short-term': page(
    `Short-term workshops at ${workshopFee}`,
    `Live online workshops in MERN, MEAN, LAMP and SolidWorks at ${workshopFee} each, PHP projects to download with their source, and custom projects on request.`,
  ),
  '/Miranaya-skill-program': page(
    `Skill programs: 2 months, ${skillFee}`,
    `Ten skill programs of two months at ${skillFee} each, from web development and Python to PCB design and accounting. Every one ends in an industrial project.`,
  ),
  '/super-program': page(
    'Super programs: four 6-month tracks',
    `Four six-month tracks at ${superFeeText} each, with lifetime LMS access, two minor and two major projects, group mentorship and placement assistance.`,
  ),
  '/intermediate-programs': page(
    'Intermediate programs: 4 months',
    `Twelve four-month programs at ${intermediateFee} each, with 1 year of LMS access, a minor and a major project and 100% placement assistance.`,
  ),
  '/fullstack': page(
    'Full stack courses: MERN, MEAN, LAMP',
    'Three full stack web development courses compared: MERN with React, MEAN with Angular, LAMP with PHP and MySQL. Syllabus and brochure for each.',
  ),
  '/androiddevelopment': page(
    'Android and iOS development courses',
    'Make apps for Android in Java and XML, or for Android and iPhone from one code base with React Native or Flutter. Syllabus and brochure for each.',
  ),
  '/businessmarketing': page(
    'Business and marketing courses',
    'Business Analytics, HR and Marketing, and Power BI for students and working people. Read the syllabus, download the brochure, enrol online.',
  ),
  '/mechanical-civil': page(
    'Mechanical and civil CAD courses',
    'AutoCAD for mechanical design, SolidWorks, Creo and Inventor, and AutoCAD for civil drafting, each ending with a full set of drawings.',
  ),
  '/embeddeddesign': page(
    'Embedded systems course in C',
    'C programming for embedded systems, taught on a microcontroller: pins, timers, interrupts and buses, and a device of your own at the end.',
  ),
  '/aimlpage': page(
    'Machine learning and AI courses',
    'Machine Learning, Agentic AI and GenAI, and Mathematics and Statistics for AI: three courses with their full syllabuses and brochures.',
  ),
  '/fullstack-details': page(
    'A full stack course in detail',
    'Topics, duration, project and brochure of a full stack web development course, and how to enrol.',
  ),
  '/android-details': page(
    'An app development course in detail',
    'Topics, duration, project and brochure of an Android and iOS development course, and how to enrol.',
  ),
  '/embedded-details': page(
    'The embedded systems course in detail',
    'Topics, duration, project and brochure of the embedded systems course, and how to enrol.',
  ),
  '/business-marketing-details': page(
    'A business course in detail',
    'Topics, duration, project and brochure of a business and marketing course, and how to enrol.',
  ),
  '/mechanical-civil-details': page(
    'A CAD course in detail',
    'Topics, duration, project and brochure of a mechanical or civil design course, and how to enrol.',
  ),
  '/ai-ml-details': page(
    'An AI and ML course in detail',
    'Topics, duration, project and brochure of a machine learning or AI course, and how to enrol.',
  ),
  '/enroll-form': page(
    'Enrol for an internship',
    `Enrol for a course with internship at ${internshipFeeText}: your name, email address and mobile number, then the payment page.`,
  ),
  '/enroll-form/payment': page(
    'Your enrolment is saved',
    'Your enrolment has been saved, and nothing was charged.',
  ),
  '/enroll-form/status': page(
    'Your enrolment and its payment',
    'What became of your enrolment: the payment link, whether the payment has arrived, and the number of your receipt.',
  ),
  '/compare': page(
    'Compare courses and programs',
    'Two or three courses, programs and workshops side by side: fee, length, live hours, level, what you need, what the fee covers and what you build.',
  ),
  '/request-call': page(
    'Request a call and a free demo',
    'Leave your name and number. We call you back, answer your questions about courses and fees, and arrange a free demo class.',
  ),
  '/request-call/thanks': page(
    'Your call request has reached us',
    'We have your request for a call and will get back to you shortly. Here is what happens next.',
  ),
  '/subscribed': page(
    'You are subscribed',
    'Your address is on our mailing list. We write when a new batch, workshop or webinar is announced.',
  ),
  '/questions': page(
    'Questions and answers before you enrol',
    'Class days and hours, batch size, missed classes, UPI and instalments, language and Hindi, lifetime access, certificates, refunds, age, laptop: short answers.',
  ),
  '/terms': page(
    'Terms and conditions',
    'Registration charge, refunds, course changes, rescheduling and support hours, with every amount and period, in plain English.',
  ),
  '/privacy': page(
    'Privacy: what we store, and why',
    'What each form of this site stores, why, for how long and who sees it, how to have it corrected or erased, and who answers a complaint.',
  ),
  '/learner-projects': page(
    'Projects built by learners',
    'What learners built in their courses, project by project: the problem it solves, what was made, which part was hard and what comes next.',
  ),
  '/webinar': page(
    'Webinar series, with a USA webinar',
    'Free online webinars on careers and technology, one of them timed for both India and the USA. Times in your zone, and files for your calendar.',
  ),
  '/dist/index.html': page(
    'All webinars: dates and times',
    'Each webinar of the series with its agenda, its time in India and where you are, and a file that adds it to your calendar.',
  ),
  '/lms': page(
    'Learning-management system',
    'How to reach your classes, recordings and assignments, and what to do when you cannot sign in.',
  ),
  '/lms/': page(
    'Sign in to the LMS',
    'Open the login page of the learning-management system, where your classes, recordings and assignments are kept.',
  ),
  '/govtexams': page(
    'Government exam preparation',
    'A guide to SSC, RRB, IBPS, GATE, UPSC and State engineering exams: who can sit them, their stages, and how we prepare a group on request.',
  ),
  '/Govtexams/index.html': page(
    'Government exams, one by one',
    'Each exam with who holds it, what it leads to, who is eligible, its stages, and how we prepare a group for it on request.',
  ),
  '/accessibility': page(
    'Accessibility statement',
    'How this site is made to work for everyone, what we know is not right yet, and how to tell us about a problem.',
  ),
  '/404': page(
    'Page not found',
    'There is no page at this address. Here are the ways back to courses, programs and a person who can help.',
  ),
} satisfies Record<string, PageMeta>;
