import type { Course } from '#content/schema.ts';

export const powerBi = {
  slug: 'power-bi',
  family: 'business-marketing',
  fields: ['business', 'data'],
  level: 'basics',
  title: 'Power BI',
  keywords: ['Power BI', 'PowerBI'],
  tag: 'Models, DAX, reports',
  text: 'Power Query, star schemas, DAX and row-level security: reports that a company can trust, share and maintain.',
  intro:
    'Anyone can drag a field onto a chart. What firms look for is a person whose totals agree with the accounts, whose model stays quick at ten million rows, and whose branch manager sees only the branch. That takes a proper star schema, DAX that you understand rather than copy, and care in the Power BI service after publishing. You build one model through the whole course and let it grow, from four untidy Excel files to a governed report with its own release process.',
  durationWeeks: 10,
  hoursPerWeek: 7,
  projectHours: 18,
  forWhom: [
    'Excel users in accounts, sales or operations whose files have become too heavy',
    'Students and graduates who aim at BI developer or reporting analyst positions',
    'Analysts who already make reports and want totals that hold',
  ],
  beginnerQuestions: [
    {
      question: 'Are Excel tables and PivotTables familiar to you?',
      answers: [
        {
          answer: 'No',
          advice: 'This course expects them. Learn them first.',
          offer: 'excel-sql-analysis',
        },
        { answer: 'Yes', advice: 'Begin here.', module: 'How Power BI fits together' },
      ],
    },
    {
      question: 'Have you built a report in Power BI?',
      answers: [
        {
          answer: 'No',
          advice: 'Begin with how its parts fit together.',
          module: 'How Power BI fits together',
        },
        {
          answer: 'Yes, but its figures did not agree',
          advice: 'Go quickly to the model: that is where such errors begin.',
          module: 'The star schema',
        },
      ],
    },
    {
      question: 'Is your computer a Mac?',
      answers: [
        {
          answer: 'Yes',
          advice: 'Power BI Desktop does not run on it. Ask us on a call before you pay.',
        },
        {
          answer: 'No, it runs Windows',
          advice: 'Then only its memory counts: compare with what you need.',
        },
      ],
    },
  ],
  needs: {
    before: 'Comfort with Excel tables and PivotTables.',
    computer:
      'A Windows 11 laptop with 8 GB of memory, preferably 16 GB: Power BI Desktop does not run on a Mac or a phone.',
    software:
      'Power BI Desktop, DAX Studio, Bravo and Tabular Editor 2 are free, and so are PostgreSQL and SQL Server’s Developer edition.',
    accounts:
      'A work or college Microsoft account for the online service, which accepts no personal address.',
    costs:
      'Sharing, release pipelines and Fabric need a paid licence on that account, or a trial where Microsoft offers one.',
  },
  tools: [
    'Power BI Desktop',
    'Power BI service',
    'Power Query',
    'DAX Studio',
    'Tabular Editor',
    'Bravo',
    'SQL Server or PostgreSQL',
    'Git',
    'Microsoft Fabric',
  ],
  project: {
    title: 'One truth for a chain of sixty pharmacies',
    text: 'Sales, stock, expiry and targets of an invented chain, from CSV exports and a SQL database. A star schema with two fact tables at different grain, stock that is never summed over days, like-for-like growth, row-level security by region that you prove by viewing as each role, incremental refresh, and a report usable on a phone. Handed over with a measure dictionary.',
  },
  modules: [
    {
      title: 'How Power BI fits together',
      hours: 3,
      topics: [
        'Desktop, service, mobile, gateway: what runs where',
        'Import, DirectQuery, Direct Lake and composite, in outline',
        'Licences: what Free, Pro, Premium Per User and a capacity allow',
        'The first report from one table, and its limits',
        'Regional settings, Indian number and date formats',
      ],
      outcome: 'choose a storage mode and a licence for a case and publish a first report',
    },
    {
      title: 'Power Query: getting data in order',
      hours: 5,
      topics: [
        'Connectors: folder of files, Excel, SQL, web',
        'Types, locale, errors, column profiling',
        'Unpivot, pivot, group, fill',
        'Merge and append; kinds of join',
        'Query folding, and what breaks it',
        'Parameters for servers, folders and dates',
      ],
      outcome: 'turn a folder of untidy monthly files into clean tables that refresh by themselves',
    },
    {
      title: 'M, as far as it pays',
      hours: 4,
      topics: [
        'let, in and the steps behind the buttons',
        'Records, lists, tables, each',
        'Custom functions over files and pages',
        'Handling errors and changed columns',
        'Staging queries; dataflows',
      ],
      outcome: 'read and repair any query in the Advanced Editor and write a function of your own',
    },
    {
      title: 'The star schema',
      hours: 5,
      topics: [
        'Facts, dimensions, grain',
        'Keys, surrogate keys, role-playing dates',
        'Relationships: one to many, direction, inactive',
        'Snowflakes, many to many, bridge tables',
        'A proper date table with the April fiscal year',
        'Slowly changing dimensions',
      ],
      outcome: 'draw a star schema from business questions and defend its grain',
    },
    {
      title: 'DAX: context first',
      hours: 5,
      topics: [
        'Measures and calculated columns',
        'Row context, filter context, context transition',
        'CALCULATE and its filters; KEEPFILTERS',
        'SUMX and other iterators',
        'Variables, DIVIDE, BLANK',
        'ALL, REMOVEFILTERS, ALLSELECTED',
      ],
      outcome: 'predict what a measure returns in any cell of a matrix before you run it',
    },
    {
      title: 'DAX: time and business patterns',
      hours: 5,
      topics: [
        'Year to date, same period last year, rolling twelve months',
        'Fiscal years; incomplete current months',
        'Semi-additive measures: stock and balances',
        'Ranking, Pareto, ABC',
        'New, returning and lost customers',
        'Calculation groups and field parameters',
      ],
      outcome: 'write time comparisons that stay right in the current month and at the total',
    },
    {
      title: 'Reports that people read',
      hours: 5,
      topics: [
        'One page, one question; overview, then detail',
        'Choosing visuals; small multiples, matrix, decomposition tree',
        'Bookmarks, drill-through, tooltip pages',
        'Conditional formatting, themes, consistent colour',
        'Accessibility: tab order, alternative text, contrast',
        'A layout for phones',
      ],
      outcome: 'design a report that a new manager can read in one minute',
    },
    {
      title: 'Publishing, refresh and sharing',
      hours: 5,
      topics: [
        'Workspaces, roles, apps',
        'Gateways, credentials, scheduled refresh, failure emails',
        'Incremental refresh',
        'Sharing, build permission, export limits',
        'Subscriptions, alerts, Excel on a semantic model',
      ],
      outcome:
        'run a report in the service that refreshes every morning and tells someone if it did not',
    },
    {
      title: 'Row-level security and governance',
      hours: 5,
      topics: [
        'Static roles, then dynamic ones by user name',
        'Security tables; managers who see below them',
        'Object-level security',
        'Testing as another user; what RLS does not cover',
        'Sensitivity labels, endorsement, lineage',
        'Personal data in a model',
      ],
      outcome: 'secure a model by region and show, role by role, who sees what',
    },
    {
      title: 'Speed',
      hours: 5,
      topics: [
        'VertiPaq: columns, cardinality, encoding',
        'Performance Analyzer and DAX Studio',
        'Slow measures, and rewriting them',
        'Slimming a model with Bravo: columns, auto date tables, precision',
        'Aggregation tables, and when the engine uses them',
      ],
      outcome:
        'measure a slow page, find whether model, measure or visual is to blame, and repair it',
    },
    {
      title: 'Working in a team',
      hours: 5,
      topics: [
        'Power BI projects, TMDL and Git',
        'Deployment pipelines: development, test, production',
        'Shared semantic models and thin reports',
        'Tabular Editor and best-practice rules',
        'Documentation: a measure dictionary, lineage, owners',
        'Fabric and Copilot: what they add, and checking their answers',
      ],
      outcome:
        'change a live model with a colleague, by review and release, without surprising its readers',
    },
  ],
} satisfies Course;
