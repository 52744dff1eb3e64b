import type { Certificate } from '../schema.ts';

/**
 * The six documents that a learner can receive. The build makes their pictures and PDFs from `slug`, with the texts in
 * `sample-certificate-texts.ts`. A test compares those texts with the promises in this file.
 */
export const certificates = [
  {
    slug: 'course-completion',
    title: 'Certificate of completion',
    badge: 'Verified',
    text: 'For finishing all modules of a skill or intermediate program and its projects. It carries a number that we confirm to anyone who asks.',
    image: '/certificates/course-completion.webp',
    pdfLink: '/certificates/course-completion.pdf',
  },
  {
    slug: 'internship',
    title: 'Certificate of internship',
    badge: 'Verified',
    text: 'For a completed course with internship. It names the course and its dates, the project, and the mentor who accepted it.',
    image: '/certificates/internship.webp',
    pdfLink: '/certificates/internship.pdf',
  },
  {
    slug: 'project',
    title: 'Certificate of project work',
    badge: 'Authorized',
    text: 'For a project that was presented and reviewed. It names what was built and the tools that were used.',
    image: '/certificates/project.webp',
    pdfLink: '/certificates/project.pdf',
  },
  {
    slug: 'workshop',
    title: 'Certificate of participation',
    badge: 'Authorized',
    text: 'For attending a workshop on every one of its days. It names the mini project.',
    image: '/certificates/workshop.webp',
    pdfLink: '/certificates/workshop.pdf',
  },
  {
    slug: 'super-program',
    title: 'Super program certificate',
    badge: 'Exclusive',
    text: 'For a six-month track. Each one is made for its learner and lists the two minor and two major projects.',
    image: '/certificates/super-program.webp',
    pdfLink: '/certificates/super-program.pdf',
  },
  {
    slug: 'merit',
    title: 'Certificate of merit',
    badge: 'Exclusive',
    text: 'For the best project of a batch, chosen by its mentors.',
    image: '/certificates/merit.webp',
    pdfLink: '/certificates/merit.pdf',
  },
] satisfies Certificate[];
