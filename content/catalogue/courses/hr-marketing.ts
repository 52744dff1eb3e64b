import type { Course } from '#content/schema.ts';

export const hrMarketing = {
  slug: 'hr-marketing',
  family: 'business-marketing',
  fields: ['business'],
  level: 'zero',
  title: 'HR & Marketing',
  // 'Marketing' alone is no keyword, because "Email Marketing" is another subject.
  keywords: ['HR & Marketing', 'HR', 'Human Resources', 'Human Resource Management'],
  tag: 'People and customers',
  text: 'Hire, pay and keep people by the rules; find, win and keep customers with a budget. Two trades that small firms expect from one person.',
  intro:
    'In a firm of fifty people the person who writes the job advertisement often runs the campaign as well, and the two trades share more than they admit: know who you want to reach, say something true, measure what came of it. The first half takes you through hiring, payroll, law and performance in India, the four labour codes included, with the rules looked up where they are published, since they change. The second half goes from positioning and content to search, paid campaigns and measurement. The two meet at the end in an employer brand.',
  durationWeeks: 14,
  hoursPerWeek: 6,
  projectHours: 21,
  forWhom: [
    'Students of BBA, MBA, BCom or arts who want office-ready skills in both fields',
    'Owners and managers of small firms who hire and advertise themselves',
    'Executives in recruitment, administration or sales who want the other half of the picture',
  ],
  beginnerQuestions: [
    {
      question: 'Do you know which of the two you want?',
      answers: [
        {
          answer: 'Marketing alone',
          advice: 'A shorter program is enough.',
          offer: 'digital-marketing-essentials',
        },
        {
          answer: 'Both, or not yet',
          advice: 'Begin here: you meet both before you choose.',
          module: 'HR in an Indian firm',
        },
      ],
    },
    {
      question: 'Have you worked in an HR department?',
      answers: [
        {
          answer: 'No',
          advice: 'Begin with the employee’s path, from vacancy to exit.',
          module: 'HR in an Indian firm',
        },
        {
          answer: 'Yes, and figures interest me',
          advice: 'Another program goes further with them.',
          offer: 'hr-analytics',
        },
      ],
    },
    {
      question: 'Have you run a paid campaign?',
      answers: [
        {
          answer: 'No',
          advice: 'Customers and positioning come before any budget.',
          module: 'Marketing: who, what and why',
        },
        {
          answer: 'Yes',
          advice: 'Go quickly to what can be measured of it.',
          module: 'Measuring, and an employer’s brand',
        },
      ],
    },
  ],
  needs: {
    before:
      'Spreadsheet basics: entering data, sums, sorting. English good enough to write a clear paragraph; a second Indian language is an advantage.',
    computer:
      'Any laptop with 4 GB of memory and a browser; 8 GB is more comfortable. A phone that takes video.',
    software:
      'Excel or Google Sheets; Canva, WordPress and the advertising consoles run in the browser, on free plans or trials.',
    accounts:
      'Google, for Analytics, Search Console and Ads; Meta, for its business tools; and a mail service such as Brevo or Mailchimp on its free plan.',
    costs:
      'Paid campaigns are practised on supplied results; a live one of your own needs a small budget, and the advertising consoles may ask for a card.',
  },
  tools: [
    'Excel or Google Sheets',
    'Google Forms',
    'Frappe HR',
    'Canva',
    'WordPress',
    'Google Search Console',
    'Google Analytics 4',
    'Google Ads',
    'Meta Ads Manager',
    'Brevo or Mailchimp',
  ],
  project: {
    title: 'Twelve people and a thousand customers',
    text: 'An invented snack maker in a tier-two city wants to open its online shop. You plan and cost the team, write the roles, run structured mock interviews and a month’s payroll with its statutory lines; then position the brand, plan a campaign of ₹60,000, build its landing page and measurement, and, from supplied results, account for every rupee and every hire in a closing report.',
  },
  modules: [
    {
      title: 'HR in an Indian firm',
      hours: 4,
      topics: [
        'The employee’s path, from vacancy to exit, and who owns each step',
        'Reading an organisation chart; span, level, grade',
        'Workforce planning: demand, supply, cost',
        'Job analysis and a description that says what is done',
        'Records in an HR system: what to keep, how long, who may see',
      ],
      outcome: 'plan a small team with headcount, cost and clear job descriptions',
    },
    {
      title: 'Finding and choosing people',
      hours: 5,
      topics: [
        'Sourcing: portals, referrals, campus, Boolean search',
        'Screening against must-haves',
        'Structured interviews, scorecards, work samples',
        'Bias, questions not to ask, candidates with disabilities',
        'Offers, negotiation, background checks with consent',
        'Measures: time to fill, cost per hire, acceptance rate',
      ],
      outcome: 'run a hiring round in which two interviewers score alike and can say why',
    },
    {
      title: 'Joining, learning, leaving',
      hours: 5,
      topics: [
        'Appointment letters and joining formalities',
        'The first week and the first ninety days',
        'Training needs, plans, and whether training worked',
        'Apprentices and interns: the schemes and the limits',
        'Resignation, full and final settlement, the exit interview',
      ],
      outcome: 'prepare a joining kit, a ninety-day plan and a correct full and final settlement',
    },
    {
      title: 'Pay and payroll',
      hours: 5,
      topics: [
        'Salary structure, CTC and take-home',
        'Wages under the labour codes and the fifty per cent rule',
        'Provident fund, ESI, gratuity, bonus, profession tax',
        'TDS on salary in outline, by the rates and choices in force',
        'Attendance, leave and loss of pay in a sheet',
        'A payslip, line by line',
      ],
      outcome: 'compute a month’s payroll for ten people in a sheet and explain every line to them',
    },
    {
      title: 'Law, safety and fairness',
      hours: 5,
      topics: [
        'The four labour codes: what each covers, and finding the rules in force',
        'Which government’s rules apply; shops and establishments',
        'POSH: policy, internal committee, procedure',
        'Maternity benefit, working hours, night work, workplace safety',
        'Disciplinary steps and natural justice',
        'Personal data of employees under the DPDP Act',
      ],
      outcome: 'keep a compliance calendar and know when to call a lawyer',
    },
    {
      title: 'Performance and people figures',
      hours: 4,
      topics: [
        'Goals: KRAs, KPIs, OKRs, and what each is for',
        'Feedback conversations, practised',
        'Reviews, ratings, improvement plans',
        'Engagement surveys that people answer truthfully',
        'Attrition, absence, span and pay-gap figures in a sheet',
      ],
      outcome:
        'lead a feedback conversation and put attrition before management with its likely causes',
    },
    {
      title: 'Marketing: who, what and why',
      hours: 6,
      topics: [
        'Customers, needs, jobs to be done; talking with ten of them',
        'Segmentation, targeting, positioning',
        'The four Ps, and three more for services',
        'Competitors and price',
        'Value proposition and brand on one page',
        'Funnel, acquisition cost and lifetime value',
      ],
      outcome: 'position a small brand on one page from interviews rather than guesses',
    },
    {
      title: 'Words, pictures and a page that sells',
      hours: 6,
      topics: [
        'Copy: clear, specific, true',
        'Simple design with Canva: hierarchy, type, contrast',
        'Short video on a phone: script, light, captions',
        'A landing page in WordPress',
        'Content calendar with Indian festivals and languages',
        'Claims, disclosures, and the ASCI code',
      ],
      outcome: 'make a landing page and a month of content that a small firm would publish',
    },
    {
      title: 'Being found: search and social',
      hours: 6,
      topics: [
        'How search works; intent and keywords',
        'Titles, structure, links, speed; Search Console',
        'Business profiles and maps for a local shop',
        'AI answers in search, and being quoted there',
        'Choosing one or two social channels, and replying well',
        'Influencers: fit, fees, disclosure',
      ],
      outcome: 'improve a page’s findability and show it in Search Console',
    },
    {
      title: 'Paid campaigns',
      hours: 5,
      topics: [
        'Google Ads: search campaigns, match types, negatives',
        'Meta: audiences, creatives, placements',
        'Budgets, bids and the learning period',
        'A test of two creatives',
        'Pausing, scaling, stopping',
      ],
      outcome: 'set up a small campaign, read its figures and know when to stop it',
    },
    {
      title: 'Email, WhatsApp and keeping customers',
      hours: 6,
      topics: [
        'Consent and opt-out: DPDP for data, TRAI for calls and SMS',
        'Lists, segments and a welcome series',
        'Templates and conversations on WhatsApp Business',
        'SPF, DKIM, DMARC, and why mail lands in spam',
        'CRM basics: leads, stages, follow-up',
        'Loyalty, reviews and complaints',
      ],
      outcome: 'set up a welcome series and a follow-up routine that people agreed to receive',
    },
    {
      title: 'Measuring, and an employer’s brand',
      hours: 6,
      topics: [
        'Events, key events and UTM tags in GA4',
        'Attribution: what can be known',
        'A monthly report of one page',
        'Employer brand: careers page, reviews, advocates',
        'A hiring campaign measured like a sales campaign',
        'AI assistants in both trades: drafts, bias, confidential data',
      ],
      outcome:
        'report what marketing and hiring cost and brought, and run one campaign that does both',
    },
  ],
} satisfies Course;
