/**
 * The six families of courses, in the order of their cards on the landing page. `courses` are slugs in the order of the
 * cards on the family's page; each slug is the name of a file in `courses/`.
 */
import type { Family } from '#content/schema.ts';

export const families = [
  {
    slug: 'fullstack',
    path: '/fullstack',
    detailsPath: '/fullstack-details',
    title: 'Full Stack Web Development',
    heading: 'Build the page, the server and the data behind it',
    intro:
      'Three ways to learn the whole of a web application. MERN and MEAN use JavaScript from the browser to the database, one with React and one with Angular; LAMP is PHP and MySQL on a Linux server that you set up yourself. Each begins with a first page in HTML and ends with an application of your own on the internet. Choose by the work you want to do; what you learn in one helps you in the others.',
    card: {
      title: 'Full Stack Web Development',
      description:
        'MERN, MEAN or LAMP: from the first HTML page to an application with sign-in, a database and an address of its own.',
      tag: '3+ COURSES INSIDE',
      link: '/fullstack',
    },
    courses: ['mern-stack', 'mean-stack', 'lamp-stack'],
  },
  {
    slug: 'android',
    path: '/androiddevelopment',
    detailsPath: '/android-details',
    title: 'Android & IOS Development',
    heading: 'Make an app that people keep on their phones',
    intro:
      'One course goes deep into Android itself, with Java and XML layouts, the way a great many existing apps are written. The other two use one code base for Android and iPhone: React Native for those who know JavaScript, Flutter for those who want one toolkit that draws everything. Each ends with a signed release that a store would take.',
    card: {
      title: 'Android & IOS Development',
      description:
        'Android with Java and XML, or one code base for both kinds of phone with React Native or Flutter.',
      tag: '3+ COURSES INSIDE',
      link: '/androiddevelopment',
    },
    courses: ['java-xml-android', 'react-native', 'flutter'],
  },
  {
    slug: 'business-marketing',
    path: '/businessmarketing',
    detailsPath: '/business-marketing-details',
    title: 'Business & Marketing',
    heading: 'Answer business questions with numbers and judgement',
    intro:
      'For commerce, management and arts students, and for people already in an office who want to do more than fill in spreadsheets. Learn to turn data into a recommendation, to hire people and win customers by the rules, or to build reports that a whole company reads each morning. No programming is expected.',
    card: {
      title: 'Business & Marketing',
      description:
        'Business analytics, HR and marketing, and Power BI, taught with the sheets, laws and reports of Indian offices.',
      tag: '3+ COURSES INSIDE',
      link: '/businessmarketing',
    },
    courses: ['business-analytics', 'hr-marketing', 'power-bi'],
  },
  {
    slug: 'embedded',
    path: '/embeddeddesign',
    detailsPath: '/embedded-details',
    title: 'Electrical and Electronics',
    heading: 'Write the program inside the machine',
    intro:
      'For students of electrical, electronics and instrumentation who know the microcontroller from a textbook and want to make one do something. You write C that reads sensors, drives motors and keeps time, on a real board of your own.',
    card: {
      title: 'Electrical and Electronics',
      description:
        'C for microcontrollers on a real board: pins, timers, interrupts, buses and a small real-time system.',
      // The specification puts this text on all six cards, although this family has only one course so far.
      tag: '3+ COURSES INSIDE',
      link: '/embeddeddesign',
    },
    courses: ['c-embedded'],
  },
  {
    slug: 'ai-ml',
    path: '/aimlpage',
    detailsPath: '/ai-ml-details',
    title: 'ML & AI',
    heading: 'Learn why the model answers as it does',
    intro:
      'Machine learning on real data, applications built on large language models that search, call tools and know when to ask a person, and the mathematics that both rest on. Each can be taken alone. If formulas have stopped you before, begin with the mathematics; if you want to work with data at once, with machine learning. Both teach the Python they use; the course on agents expects you to know it.',
    card: {
      title: 'ML & AI',
      description:
        'Mathematics for AI, machine learning, and agents built on language models, with the code and the reasons.',
      tag: '3+ COURSES INSIDE',
      // No leading slash, as the specification writes the link. It works because the path of the landing page is `/`.
      link: 'aimlpage',
    },
    courses: ['machine-learning', 'agentic-ai-genai', 'maths-statistics-ai'],
  },
  {
    slug: 'mechanical-civil',
    path: '/mechanical-civil',
    detailsPath: '/mechanical-civil-details',
    title: 'Mechanical and Civil',
    heading: 'Drawings and models that others can build from',
    intro:
      'Drawing practice to Indian Standards, and the software offices use for it. Draft machine parts or buildings in AutoCAD, or model parts and assemblies in SolidWorks and find your way in Creo and Inventor. Each course ends with a full set of sheets for something real, checked as a senior drafter would check it.',
    card: {
      title: 'Mechanical and Civil',
      description:
        'AutoCAD for machine and building drawings, and 3D design with SolidWorks, Creo and Inventor.',
      tag: '3+ COURSES INSIDE',
      link: '/mechanical-civil',
    },
    courses: ['autocad-mechanical', 'solidworks-creo-inventor', 'autocad-civil'],
  },
] satisfies readonly Family[];
