/**
 * A complete, correct set of content for the tests of the rules; each test puts its own mistake in. The real content
 * alone is not suitable, since its owner changes it every week; it only supplies fields that no rule compares, so
 * that a new field in a schema needs no new field here.
 */
import { type Content, content, requiredEntryNames } from '#content/content-by-kind.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { oftenAskedLinkGroup } from '#content/words/often-asked-link-group.ts';

const fees = {
  workshopRupees: 399,
  skillRupees: 2_299,
  intermediateRupees: 5_599,
  superRupees: 11_999,
  internshipRupees: 3_999,
};

/** A copy of an entry of the real content with its texts replaced, for the fields that the sample does not set. */
function like<T extends object>(entry: T | undefined): T {
  if (entry === undefined) throw new Error('The content has an empty list.');
  // A single word stays unchanged, because it may be one of a fixed set ("Verified").
  const texts = Object.entries(entry).filter(
    ([, value]) => typeof value === 'string' && value.includes(' '),
  );
  return {
    ...structuredClone(entry),
    ...Object.fromEntries(texts.map(([key]) => [key, `Some ${key}`])),
  };
}

/** Makes this number of different texts, for a schema that requires several. */
function some(count: number, of: string): string[] {
  return Array.from({ length: count }, (_, index) => `Part ${'abcdefghijkl'[index]} of ${of}`);
}

function modules(count: number, of: string) {
  return some(count, of).map((title) => ({ title, hours: 4, topics: some(3, title) }));
}

function course(family: string, slug: string, title: string, keyword: string) {
  return {
    ...like(content.courses[0]),
    slug,
    family,
    title,
    keywords: [keyword, title],
    text: `What ${title} is, for the card.`,
    intro: `What ${title} is, at more length.`,
    forWhom: some(3, 'those it is for'),
    project: { title: `Made with ${title}`, text: `Something of your own, made with ${title}.` },
    beginnerQuestions: some(3, 'what one is asked').map((question) => ({
      question,
      answers: [
        { answer: 'No', advice: 'Begin here.', module: `Part a of ${title}` },
        { answer: 'Yes', advice: 'Then another is yours.', offer: 'python-basics' },
      ],
    })),
    modules: modules(8, title).map((one) => ({ ...one, outcome: `do ${one.title}` })),
  };
}

const courses = [
  course('fullstack', 'mern-stack', 'MERN Stack', 'MERN'),
  course('fullstack', 'mean-stack', 'MEAN Stack', 'MEAN'),
  course('fullstack', 'lamp-stack', 'LAMP Stack', 'LAMP'),
  course('android', 'react-native', 'React Native', 'React Native apps'),
  course('android', 'flutter', 'Flutter', 'Dart'),
  course('embedded', 'c-embedded', 'C for Embedded Systems', 'Embedded C'),
];

function family(slug: string, title: string, path: string, detailsPath: string, intro: string) {
  return {
    ...like(content.families[0]),
    slug,
    path,
    detailsPath,
    title,
    heading: `Learn ${title}`,
    intro,
    card: { title, description: `${title}, for the card.`, tag: '3+ COURSES INSIDE', link: path },
    courses: courses.filter((one) => one.family === slug).map((one) => one.slug),
  };
}

const families = [
  family('fullstack', 'Full Stack', '/fullstack', '/fullstack-details', 'Three ways to learn it.'),
  family('android', 'Android & IOS', '/androiddevelopment', '/android-details', 'Apps.'),
  family('embedded', 'Electronics', '/embeddeddesign', '/embedded-details', 'Devices.'),
];

function program(slug: string, title: string) {
  return {
    ...like(content.skillPrograms[0]),
    slug,
    title,
    text: `What ${title} is, for the card.`,
    keywords: [title],
    project: `Something of your own, made with ${title}.`,
    forWhom: `Those who want ${title}.`,
    modules: modules(5, title),
  };
}

const programs = {
  skill: [
    program('python-basics', 'Python Basics'),
    program('tally', 'Tally'),
    program('seo', 'SEO'),
  ],
  intermediate: [program('data-analysis', 'Data Analysis'), program('cloud', 'Cloud')],
  super: [program('engineering', 'Engineering'), program('design', 'Design')],
};

const skillTerms = {
  ...like(content.skillTerms),
  kind: 'skill',
  path: '/Miranaya-skill-program',
  intro: 'Three programs for one skill each.',
  months: 2,
  feeRupees: fees.skillRupees,
} as const;
const intermediateTerms = {
  ...like(content.intermediateTerms),
  kind: 'intermediate',
  path: '/intermediate-programs',
  heading: 'Four months, one subject',
  months: 4,
  feeRupees: fees.intermediateRupees,
} as const;
const superTerms = {
  ...like(content.superTerms),
  kind: 'super',
  path: '/super-program',
  months: 6,
  feeRupees: fees.superRupees,
} as const;

function page(
  path: string,
  description = `What is on the page ${path}, said so that it fills a line.`,
) {
  return [path, { title: `The page ${path}`, description }] as const;
}

const pages = Object.fromEntries([
  ...requiredEntryNames.pages.map((path) => page(path)),
  ...families.flatMap(({ path, detailsPath }) => [page(path), page(detailsPath)]),
  page(
    '/fullstack',
    'Three web development courses compared, with syllabus and brochure for each.',
  ),
  page(
    skillTerms.path,
    `Three skill programs of two months at ${formatRupees(fees.skillRupees)} each, with a project.`,
  ),
  page(intermediateTerms.path, 'Programs of four months, each with a minor and a major project.'),
  page(
    superTerms.path,
    `Tracks of 6 months at ${formatRupees(fees.superRupees)} each, with mentors and four projects.`,
  ),
]);

function plan(title: string, link: string, from: number, to: number, feeRupees: number) {
  return {
    ...like(content.plans[0]),
    title,
    link,
    months: { from, to },
    feeRupees,
    colour: 'leaf',
  } as const;
}

function workshop(slug: string, title: string) {
  return {
    ...like(content.workshops[0]),
    slug,
    title,
    subtitle: 'One small application in four afternoons.',
    startDate: '2025-06-10',
    endDate: '2025-06-13',
    days: 4,
    startTime: '16:00',
    endTime: '18:30',
    feeRupees: fees.workshopRupees,
    inclusions: ['Four live sessions', 'Starter code', 'A certificate'],
    sessions: some(4, title),
  };
}

function testimonial(name: string) {
  const image = name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '');
  return { ...like(content.testimonials[0]), name, image, text: `${name} said this.`, rating: 4.5 };
}

function certificate(slug: string) {
  const image = `/certificates/${slug}.webp`;
  const pdfLink = `/certificates/${slug}.pdf`;
  const title = `Certificate of ${slug}`;
  return { slug, title, badge: 'Verified', text: `For ${slug}.`, image, pdfLink } as const;
}

function tool(slug: string, title: string) {
  return {
    ...like(content.software[0]),
    slug,
    title,
    description: `${title} is made for class.`,
    image: `/software/${slug}.webp`,
    link: `/request-call?about=${encodeURIComponent(title)}`,
  };
}

function studentProject(slug: string, title: string) {
  return {
    ...like(content.studentProjects[0]),
    slug,
    title,
    description: `${title}, made in class.`,
    link: '/fullstack',
  };
}

function webinar(slug: string, title: string, startsAt: string) {
  return { ...like(content.webinars[0]), slug, title, startsAt };
}

function clauses(id: string, title: string, ...texts: string[]) {
  return { id, title, clauses: texts };
}

function phpProject(id: string, title: string) {
  const screenshots = ['dashboard', 'list', 'quote', 'sign-in'].map((name) => ({
    title: `The page ${name}`,
    src: `/projects/${id}/${name}.webp`,
  }));
  return {
    ...like(content.phpProjects[0]),
    id,
    title,
    text: `${title}, to download.`,
    image: `/projects/${id}/dashboard.webp`,
    downloads: { source: `/downloads/${id}.zip`, documentation: `/downloads/${id}.pdf` },
    screenshots,
  };
}

export const sampleContent: Content = {
  ...content,
  fees,
  allowedNonFeeRupees: [],
  provider: {
    ...content.provider,
    phone: '+91 98765 43210',
    email: 'hello@example.in',
    supportHours: { opens: '11:00', closes: '21:00' },
    social: [
      { name: 'One', url: 'https://one.example.in' },
      { name: 'Two', url: 'https://two.example.in' },
    ],
    paymentUrl: null,
  },
  mainNavigation: [
    { kind: 'page', label: 'Home', to: '/' },
    { kind: 'menu', label: 'Programs', items: [{ kind: 'page', label: 'All', to: '/short-term' }] },
    { kind: 'external', label: 'LMS', url: 'https://lms.example.in' },
  ],
  footerLinks: [
    { label: 'Request a call', to: '/#request-call' },
    { label: 'Terms', to: '/terms' },
  ],
  footerGroups: [{ heading: 'By kind', links: [{ label: 'Workshops', to: '/short-term' }] }],
  searchablePages: [
    {
      title: 'Rescheduling',
      text: 'How to move to a later batch.',
      to: '/terms#rescheduling',
      words: ['later batch'],
    },
  ],
  questionGroups: [
    {
      id: 'paying',
      title: 'Paying',
      // The questions to which the lists beside forms link.
      questions: oftenAskedLinkGroup.links.map(({ label, to }) => ({
        id: to.slice(to.indexOf('#') + 1),
        question: `${label}?`,
        answer: ['Ask for it on a call.'],
        links: [{ label: 'Ask', to: '/request-call' }],
        isSample: true,
      })),
    },
  ],
  redirects: [
    { from: '/ai-ml', to: '/fullstack', status: 308 },
    { from: '/Miranaya-super-program', to: '/intermediate-programs', status: 308 },
  ],
  pages,
  headings: {
    ...Object.fromEntries(
      requiredEntryNames.headings.map((id) => [id, { heading: `About ${id}` }]),
    ),
    benefits: { heading: 'Three plans, one fee each' },
  },
  plans: [
    plan('Skill X', skillTerms.path, 1, 2, fees.skillRupees),
    plan('Super X', superTerms.path, 4, 6, fees.superRupees),
    plan('Intermediate Level', '/Miranaya-super-program', 3, 4, fees.intermediateRupees),
  ],
  testimonials: [testimonial('Harini S.'), testimonial('Imran K.'), testimonial('Deepika R.')],
  certificates: [certificate('completion'), certificate('internship'), certificate('merit')],
  collaborators: [
    { ...like(content.collaborators[0]), name: 'Kuyilan Softworks', logo: 'kuyilan' },
    { ...like(content.collaborators[0]), name: 'Ondravi Analytics', logo: 'ondravi' },
  ],
  software: [tool('quiz-room', 'Quiz Room'), tool('circuit-bench', 'Circuit Bench')],
  studentProjects: [
    studentProject('mess-menu', 'Mess menu'),
    studentProject('bus-pass', 'Bus pass'),
  ],
  fields: {
    web: { title: 'Web', path: '/fullstack' },
    data: { title: 'Data', path: null },
  },
  families,
  courses,
  skillTerms,
  skillPrograms: programs.skill,
  intermediateTerms,
  intermediatePrograms: programs.intermediate,
  superTerms,
  superPrograms: programs.super,
  workshops: [
    workshop('mern-workshop', 'MERN Stack Workshop'),
    workshop('mean-workshop', 'MEAN Stack Workshop'),
  ],
  enrolment: { ...like(content.enrolment), feeRupees: fees.internshipRupees },
  terms: [
    clauses('words', 'What the words mean', '“We” means {name}.'),
    clauses('rescheduling', 'Rescheduling', 'Tell us in time.', 'It costs {rupees:500}.'),
    clauses('reach-us', 'How to reach us', 'Write to {email} or call {phone}.'),
  ],
  webinars: [
    webinar('first-job', 'What a first job asks of you', '2026-10-24T19:00:00+05:30'),
    webinar('drawings', 'Drawings that get built', '2026-11-14T18:30:00+05:30'),
  ],
  projectDocumentations: ['hostel-management', 'small-crm'].map((id) => ({
    ...like(content.projectDocumentations[0]),
    id,
  })),
  phpProjects: [
    phpProject('hostel-management', 'Hostel Management'),
    phpProject('small-crm', 'Small CRM'),
  ],
};

/**
 * The files that belong to the sample content and that rules look for: pictures by path, each with its size in bytes,
 * the files of courses, and the folders of projects.
 */
export const sampleContentFiles = {
  public: new Map(
    [
      ...sampleContent.software.map(({ image }) => image),
      ...sampleContent.phpProjects.flatMap(({ screenshots }) => screenshots.map(({ src }) => src)),
    ].map((address) => [address, 20_000] as const),
  ),
  courses: courses.map(({ slug }) => `${slug}.ts`),
  projects: sampleContent.phpProjects.map(({ id }) => id),
};
