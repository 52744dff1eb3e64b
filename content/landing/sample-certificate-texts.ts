/**
 * The texts on the sample of each certificate, by its slug in `certificates.ts`: a subject, and the lines before and
 * after it. `family` chooses the pattern of the ornament (a kolam). Names and dates are invented.
 */
import type { CertificateSampleText } from '../schema.ts';

export const sampleCertificateTexts: Readonly<Record<string, CertificateSampleText>> = {
  'course-completion': {
    before: 'has completed every module and the project of the two-month program',
    subject: 'Python Programming and Automation',
    after: ['and explained the work to a mentor, who accepted it.'],
    family: 'skill',
  },
  internship: {
    before: 'has completed the course MERN Stack and, as its internship, the project',
    subject: 'A mess and canteen ordering system for a hostel',
    after: [
      'from 10 November 2025 to 15 March 2026.',
      'Reviewed and accepted by the mentor, Sample Mentor.',
    ],
    family: 'fullstack',
  },
  project: {
    before: 'has designed, built and presented the project',
    subject: 'A register of customers and quotes',
    after: ['in PHP, MySQL and HTML, and answered for every part of it in review.'],
    family: 'intermediate',
  },
  workshop: {
    before: 'has attended all four days of the workshop',
    subject: 'MERN Stack Workshop',
    after: ['and finished its mini project, a notes application, completed from our starter code.'],
    family: 'workshop',
  },
  'super-program': {
    before: 'has completed the six-month program',
    subject: 'Full Stack Software Engineering',
    after: [
      'Minor projects: an accessible component library; a REST service with tests.',
      'Major: a booking product in a team of three; a product of their own, live and monitored.',
    ],
    family: 'super',
  },
  merit: {
    before: 'is commended for the best project of the batch',
    subject: 'A timetable that plans itself',
    after: ['chosen by the mentors from all projects presented.'],
    family: 'ai-ml',
  },
};

/** The texts for a certificate that has no entry in `sampleCertificateTexts`. */
export const fallbackSampleCertificateText: CertificateSampleText = {
  before: 'has met every requirement of',
  subject: 'the program named above',
  after: ['and presented the work to a mentor, who accepted it.'],
  family: 'skill',
};
