import type { GovtExam } from '../schema.ts';

/** The notice on the page. It sends readers to the official notification for all that changes each year. */
export const govtExamsNotice =
  'Posts, age limits, fees, dates and patterns are set by the official notification of each year. Read it on the website of the body that holds the exam before you apply. We prepare groups for these exams on request and have no part in holding them.';

/**
 * Examinations that technical graduates and diploma holders prepare for. Only facts that hold from year to year are
 * given. For vacancies, dates, fees and age limits, which change, readers are sent to the official notification.
 */
export const govtExams = [
  {
    slug: 'gate',
    name: 'GATE',
    heldBy: 'IISc and seven IITs by turns, for the Ministry of Education',
    leadsTo:
      'M.Tech. and research places with assistantship, and recruitment as an engineer in public sector undertakings that use the score.',
    eligibility:
      'Third year or later of an undergraduate degree, or a completed degree, in a field that the information brochure lists.',
    stages: [
      {
        name: 'Computer-based test, 3 hours',
        covers:
          'General aptitude and the subject of your paper. A second paper, from the listed combinations, is a test of its own.',
      },
      {
        name: 'What follows',
        covers:
          'Institutes and public sector undertakings make their own calls with the score, some with an interview or group tasks.',
      },
    ],
    howWePrepare: [
      'First general aptitude, which every paper has, and engineering mathematics, which most have',
      'Topic tests in the three kinds of question: multiple choice, multiple select, numerical answer',
      'Full-length tests with an on-screen calculator, and a review of each mistake',
    ],
  },
  {
    slug: 'upsc-ese',
    name: 'UPSC Engineering Services Examination (ESE)',
    heldBy: 'Union Public Service Commission',
    leadsTo: 'Engineering services and posts of the Government of India, in Groups A and B.',
    eligibility:
      'A degree in engineering or an equivalent named in the notice, within the age limits of the notice.',
    stages: [
      {
        name: 'Preliminary examination',
        covers:
          'Two objective papers: one on general studies and engineering aptitude, one on your discipline.',
      },
      { name: 'Main examination', covers: 'Two conventional papers in your discipline.' },
      { name: 'Personality test', covers: 'An interview before a board of the Commission.' },
    ],
    howWePrepare: [
      'Written answers each week, marked for steps, units and sketches',
      'General studies and engineering aptitude in short lessons beside your discipline',
      'Mock boards for those who reach the personality test',
    ],
  },
  {
    slug: 'ssc-je',
    name: 'SSC Junior Engineer (JE)',
    heldBy: 'Staff Selection Commission',
    leadsTo:
      'Junior Engineer posts in civil, mechanical and electrical branches of central departments and organisations.',
    eligibility:
      'A diploma or degree in the branch. Some organisations also ask for experience; the notice says which.',
    stages: [
      {
        name: 'Paper I, computer-based',
        covers:
          'General intelligence and reasoning, general awareness, and your engineering branch.',
      },
      { name: 'Paper II, computer-based', covers: 'Your engineering branch in depth.' },
      {
        name: 'Document verification',
        covers: 'Original certificates; your preference of posts is taken as the notice says.',
      },
    ],
    howWePrepare: [
      'Branch subjects in the order of their weight in earlier papers',
      'Reasoning and general awareness in twenty minutes a day',
      'Timed papers, and a list of formulas that grows with each',
    ],
  },
  {
    slug: 'rrb-je',
    name: 'RRB Junior Engineer (JE)',
    heldBy: 'Railway Recruitment Boards',
    leadsTo:
      'Junior Engineer and related technical supervisor posts in departments of Indian Railways.',
    eligibility:
      'A diploma or degree in the subject that the notification names for each post, and the medical standard of the post.',
    stages: [
      {
        name: 'First computer-based test',
        covers: 'Mathematics, reasoning, general awareness and general science.',
      },
      {
        name: 'Second computer-based test',
        covers:
          'Mostly technical abilities, with general awareness, science, computers and environment.',
      },
      {
        name: 'Documents and medical',
        covers: 'Verification of certificates, and a medical examination for the post.',
      },
    ],
    howWePrepare: [
      'Technical groups by post, so that you study what will be asked',
      'Speed practice, with negative marking as in the test',
      'A clear sheet of posts and medical standards, so that you choose with your eyes open',
    ],
  },
  {
    slug: 'rrb-ntpc',
    name: 'RRB NTPC (Non-Technical Popular Categories)',
    heldBy: 'Railway Recruitment Boards',
    leadsTo: 'Non-technical railway posts such as station master, goods train manager and clerk.',
    eligibility:
      'A degree in any subject for the graduate posts; class 12 for the undergraduate posts, which are notified separately.',
    stages: [
      {
        name: 'Two computer-based tests',
        covers: 'Mathematics, general intelligence and reasoning, and general awareness.',
      },
      {
        name: 'Aptitude or typing test, for some posts',
        covers: 'A computer-based aptitude test or a typing skill test, as the post requires.',
      },
      {
        name: 'Documents and medical',
        covers: 'Verification of certificates, and a medical examination for the post.',
      },
    ],
    howWePrepare: [
      'Arithmetic without a calculator until it is quick',
      'General awareness from a weekly digest with a quiz',
      'Typing practice for the posts that need it',
    ],
  },
  {
    slug: 'ssc-cgl',
    name: 'SSC Combined Graduate Level (CGL)',
    heldBy: 'Staff Selection Commission',
    leadsTo:
      'Group B and Group C posts in ministries, departments and organisations of the Government of India.',
    eligibility:
      'A degree in any subject for most posts. Some posts ask for more, and the age limit differs by post.',
    stages: [
      {
        name: 'Tier I, computer-based',
        covers: 'Reasoning, general awareness, quantitative aptitude and English comprehension.',
      },
      {
        name: 'Tier II, computer-based',
        covers:
          'Mathematics, reasoning, English, general awareness, computer knowledge and a typing module; a further paper for some posts.',
      },
    ],
    howWePrepare: [
      'Quantitative aptitude from basics, in small steps',
      'Reading and grammar with one passage a day',
      'Sectional tests each week and a full test each month',
    ],
  },
  {
    slug: 'ibps-so-it',
    name: 'IBPS Specialist Officer (IT Officer)',
    heldBy: 'Institute of Banking Personnel Selection, for participating banks',
    leadsTo: 'IT Officer, Scale I, in participating public sector banks.',
    eligibility:
      'A four-year engineering degree in computer science, information technology, electronics or a related field, a postgraduate degree in one of them, or another qualification that the notification lists.',
    stages: [
      { name: 'Preliminary examination', covers: 'English, reasoning and quantitative aptitude.' },
      {
        name: 'Main examination',
        covers:
          'Professional knowledge: databases, networks, operating systems, software, security.',
      },
      { name: 'Interview', covers: 'Your subject, banking basics and yourself.' },
    ],
    howWePrepare: [
      'Professional knowledge in questions, topic by topic',
      'Banking awareness in plain words for engineers',
      'Mock interviews with both subject and banking questions',
    ],
  },
  {
    slug: 'state-ae-je',
    name: 'State Assistant and Junior Engineer exams',
    heldBy: 'State public service commissions and State recruitment boards',
    leadsTo:
      'Engineering posts in State departments such as public works, water resources and electricity.',
    eligibility:
      'A degree for most Assistant Engineer posts, a diploma for many Junior Engineer posts; State rules on language and domicile differ.',
    stages: [
      {
        name: 'Written examination',
        covers:
          'Your branch and general studies, often with the State’s own history and geography.',
      },
      {
        name: 'Interview or document verification',
        covers:
          'Some posts have an interview, others go by the written marks. The notification says which.',
      },
    ],
    howWePrepare: [
      'Branch subjects shared with SSC JE and ESE, so that one preparation serves several exams',
      'State general studies at the request of the batch',
      'Reading the notification together: posts, reservation, language, dates',
    ],
  },
] satisfies GovtExam[];
