/**
 * What the sample of each certificate says, by its slug. Names and numbers are samples; a certificate
 * that is not listed here gets the general sentence.
 */
export interface CertificateWords {
  /** Between the name and what it is about. */
  before: string;
  /** What it is about, set large. */
  subject: string;
  after: string;
  /** Family whose grid the drawing takes. */
  family: string;
}

const words: Readonly<Record<string, CertificateWords>> = {
  'course-completion': {
    before: 'has completed every module and the project of the course',
    subject: 'MERN Stack',
    after: 'and explained the work to a mentor, who accepted it.',
    family: 'fullstack',
  },
  internship: {
    before: 'has completed an internship of twelve weeks on the project',
    subject: 'Room allotment for a hostel',
    after: 'and worked to the dates, the reviews and the standard that were agreed.',
    family: 'project',
  },
  project: {
    before: 'has designed, built and presented the project',
    subject: 'A register of customers and quotes',
    after: 'in PHP, MySQL and HTML, and answered for every part of it in review.',
    family: 'intermediate',
  },
  workshop: {
    before: 'has attended every day of the workshop',
    subject: 'MERN in four days',
    after: 'and finished its mini project.',
    family: 'workshop',
  },
  'super-program': {
    before: 'has completed the six-month program',
    subject: 'Full Stack Software Engineering',
    after: 'with two minor and two major projects, each accepted in review.',
    family: 'super',
  },
  merit: {
    before: 'is commended for the best project of the batch',
    subject: 'A timetable that plans itself',
    after: 'chosen by the mentors from all projects presented.',
    family: 'ai-ml',
  },
};

const general: CertificateWords = {
  before: 'has met every requirement of',
  subject: 'the program named above',
  after: 'and presented the work to a mentor, who accepted it.',
  family: 'skill',
};

export const certificateWords = (slug: string): CertificateWords => words[slug] ?? general;
