import type { Course } from '#content/schema.ts';

export const businessAnalytics = {
  slug: 'business-analytics',
  family: 'business-marketing',
  fields: ['business', 'data'],
  level: 'zero',
  title: 'Business Analytics',
  keywords: ['Business Analytics', 'Business Analyst', 'Business Analysis'],
  tag: 'Excel, SQL, statistics',
  text: 'From a vague business question to a recommendation with figures behind it, using Excel, SQL, sound statistics and a little Python.',
  intro:
    'A business analyst is asked why sales fell in the south, not to compute a standard deviation. This course follows the work as it comes: put the question properly, get the data, clean it, measure, test whether the difference is real, and say plainly what should be done and how sure you are. Excel carries you far, SQL fetches what Excel cannot hold, and Python takes over what you would otherwise do by hand each Monday. The exercises use sample data from Indian retail, lending, logistics and telecom.',
  durationWeeks: 16,
  hoursPerWeek: 7,
  projectHours: 28,
  forWhom: [
    'Commerce, management, economics and engineering students who like numbers and people equally',
    'Executives in sales, operations or finance who prepare reports and want to be asked for advice',
    'Graduates who aim at analyst positions in banking, retail or consulting',
  ],
  beginnerQuestions: [
    {
      question: 'Do you work with lookups and PivotTables in Excel?',
      answers: [
        {
          answer: 'No',
          advice: 'Begin here: Excel is taught for analysts from tables on.',
          module: 'The question before the data',
        },
        {
          answer: 'Yes',
          advice: 'Go quickly to collecting and cleaning data.',
          module: 'Collecting and cleaning data',
        },
      ],
    },
    {
      question: 'Can you write a SELECT with GROUP BY?',
      answers: [
        {
          answer: 'No',
          advice: 'SQL begins with tables and keys.',
          module: 'SQL: asking a database',
        },
        {
          answer: 'Yes',
          advice: 'Go quickly to windows, cohorts and funnels.',
          module: 'SQL for analysis',
        },
      ],
    },
    {
      question: 'What do you want most?',
      answers: [
        {
          answer: 'Excel and SQL, soon',
          advice: 'A shorter program is enough.',
          offer: 'excel-sql-analysis',
        },
        {
          answer: 'Reports that refresh by themselves',
          advice: 'If you know Excel tables and PivotTables, another course is yours.',
          offer: 'power-bi',
        },
        {
          answer: 'To answer a question with data',
          advice: 'Begin here.',
          module: 'The question before the data',
        },
      ],
    },
  ],
  needs: {
    before:
      'School mathematics up to percentages, averages and straight lines; no programming is expected.',
    computer:
      'A laptop with 8 GB of memory; Windows, since not every Excel feature that is taught exists on a Mac.',
    software:
      'A current Excel (Microsoft 365, or Excel 2024); PostgreSQL, DBeaver and Python are free.',
    accounts:
      'A Microsoft account if your Excel is a subscription, and a free account with the dashboard tool that runs in the browser.',
    costs:
      'Excel, if you have none: many colleges include Microsoft 365 with the student’s address, so ask yours first.',
  },
  tools: [
    'Microsoft Excel',
    'Power Query',
    'PostgreSQL',
    'DBeaver',
    'Python and pandas',
    'Jupyter',
    'A dashboard tool in the browser',
    'PowerPoint',
  ],
  project: {
    title: 'Why are subscribers leaving?',
    text: 'Two years of customers, recharges, complaints and offers of an invented broadband company. You define churn, find where it concentrates, separate likely causes from coincidences, forecast the next quarter, design an A/B test for a retention offer and price it. Delivered as a reproducible workbook, one dashboard and a ten-minute talk to a sceptical manager.',
  },
  modules: [
    {
      title: 'The question before the data',
      hours: 5,
      topics: [
        'What decision hangs on the answer, and whose it is',
        'Hypothesis trees and breaking a number into its drivers',
        'KPIs, leading and lagging, and how a measure gets gamed',
        'Stakeholders, requirements and a one-page brief',
        'Kinds of analysis: descriptive, diagnostic, predictive, prescriptive',
      ],
      outcome: 'turn a manager’s loose question into measurable ones and agree on them in writing',
    },
    {
      title: 'Excel for analysts',
      hours: 7,
      topics: [
        'Tables, structured references, sensible layouts',
        'XLOOKUP, INDEX with MATCH, SUMIFS, IFERROR with care',
        'Dynamic arrays: FILTER, SORT, UNIQUE, LET',
        'Dates, text and Indian number formats',
        'PivotTables, slicers, calculated fields',
        'Checking a sheet that another person made',
      ],
      outcome: 'build a workbook that another person can follow, check and extend',
    },
    {
      title: 'Collecting and cleaning data',
      hours: 6,
      topics: [
        'Power Query: import, split, unpivot, merge, append',
        'Missing values, duplicates, outliers: find, decide, record',
        'Reconciling totals against a trusted source',
        'Joining lists by names that are spelt differently',
        'A data dictionary; personal data under the DPDP Act',
      ],
      outcome:
        'clean a messy export by steps that run again next month, and prove that nothing was lost',
    },
    {
      title: 'Describing data honestly',
      hours: 7,
      topics: [
        'Mean, median, percentiles and what skew does',
        'Variance, standard deviation, coefficient of variation',
        'Distributions, histograms and box plots',
        'Rates, ratios, indices and growth: CAGR, year on year',
        'Cohorts and Pareto analysis',
        'Simpson’s paradox',
      ],
      outcome: 'summarise a data set in five figures that do not mislead',
    },
    {
      title: 'SQL: asking a database',
      hours: 6,
      topics: [
        'Tables, keys and reading an ER diagram',
        'SELECT, WHERE, ORDER BY, CASE',
        'GROUP BY, HAVING and distinct counts',
        'Inner, left and anti joins, and rows that multiply',
        'NULL, and how it spoils a filter',
      ],
      outcome: 'answer everyday business questions from a database and check the row counts',
    },
    {
      title: 'SQL for analysis',
      hours: 6,
      topics: [
        'Common table expressions, one step at a time',
        'Window functions: running totals, ranks, LAG',
        'Cohort retention and funnels',
        'Date spines and gaps',
        'Views, and when a query is too slow',
      ],
      outcome:
        'write retention, funnel and month-on-month analyses in SQL that a colleague can read',
    },
    {
      title: 'Charts and dashboards',
      hours: 7,
      topics: [
        'Choosing a chart by the comparison it must show',
        'Axes, scales, labels, colour for the colour-blind',
        'Dashboards: one page, one reader, one decision',
        'A dashboard tool in the browser: sources, filters, sharing',
        'Charts that mislead, and repairing them',
      ],
      outcome: 'design a one-page dashboard that its reader understands without you',
    },
    {
      title: 'Samples, tests and experiments',
      hours: 9,
      topics: [
        'Samples, bias and the standard error',
        'Confidence intervals before p-values',
        't-tests, chi-square tests and proportions',
        'A/B tests: sample size, duration, peeking',
        'Significant or important; many tests at once',
        'When no experiment is possible: before-after and difference in differences',
      ],
      outcome: 'plan an A/B test, read its result and say what it does not show',
    },
    {
      title: 'Regression for explanation',
      hours: 7,
      topics: [
        'Correlation, causation, confounders',
        'Simple and multiple linear regression in Excel',
        'Reading coefficients, categories, interactions',
        'Residuals, multicollinearity and influential points',
        'Logistic regression for yes or no: reading a fitted model',
      ],
      outcome: 'fit a regression, explain each coefficient in rupees, and name its weak points',
    },
    {
      title: 'Forecasts and plans',
      hours: 9,
      topics: [
        'Trend, season, festivals and calendar effects',
        'Moving averages and exponential smoothing',
        'Measuring error: MAE, MAPE, and against a naive forecast',
        'Scenarios, data tables, Goal Seek',
        'Optimising with Solver: mix, staffing, transport',
        'Break-even, NPV and unit economics',
      ],
      outcome: 'give a forecast with its range and a plan that says what would change it',
    },
    {
      title: 'Python for what repeats',
      hours: 8,
      topics: [
        'Notebooks, variables, lists, functions',
        'pandas: read, filter, group, merge, reshape',
        'Charts with Matplotlib and Seaborn',
        'Segments with RFM and k-means',
        'A monthly report from one command',
        'AI assistants: drafts to check, never data to leak',
      ],
      outcome: 'replace a weekly copy-and-paste report with a notebook that checks its own totals',
    },
    {
      title: 'Making the recommendation',
      hours: 7,
      topics: [
        'Answer first: the pyramid principle',
        'Slides with a sentence for a title and one chart',
        'Uncertainty in plain language',
        'Facing objections; saying that the data cannot tell',
        'Case interviews and a portfolio',
      ],
      outcome: 'present a recommendation in ten minutes and defend its numbers',
    },
  ],
} satisfies Course;
