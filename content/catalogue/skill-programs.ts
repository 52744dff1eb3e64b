import { fees } from '../fees.ts';
import type { Program, ProgramTerms } from '../schema.ts';

const terms = {
  kind: 'skill',
  path: '/Miranaya-skill-program',
  title: 'Skill programs',
  heading: 'One skill in two months',
  intro:
    'Ten programs for people who want to be able to do one thing well. You meet a mentor each week, practise between classes and finish with a project set the way industry would set it. No program here needs another one first.',
  months: 2,
  feeRupees: fees.skillRupees,
  indexLabel: 'The ten programs',
  featuresHeading: 'In every skill program',
  features: [
    '6 months LMS access',
    '1 industrial project',
    '20+ recorded videos',
    '6 months Telegram group',
    'Certificate of completion',
  ],
} satisfies ProgramTerms;

const programs = [
  {
    slug: 'front-end-web',
    title: 'Front-End Web Development',
    tag: 'Web',
    text: 'HTML, CSS and JavaScript, without a framework, until you can build any page you see and say why it works.',
    keywords: ['Front-End Web Development', 'Front-End Web', 'HTML and CSS'],
    project:
      'A site for a real neighbourhood business, with a menu or catalogue and an enquiry form. It works on an entry-level phone and has an address of its own.',
    forWhom:
      'Beginners from any branch, and those who know a framework but not what lies beneath it.',
    modules: [
      {
        title: 'Pages that mean something',
        topics: [
          'How a browser asks for a page and shows it',
          'Headings, lists, links, tables and landmarks',
          'Forms, labels and built-in validation',
          'Pictures: formats, sizes and alternative text',
        ],
      },
      {
        title: 'Styling',
        topics: [
          'Cascade, specificity, inheritance and layers',
          'The box model and logical properties',
          'Units, colours and custom properties',
          'Typography that can be read',
        ],
      },
      {
        title: 'Layout for every screen',
        topics: [
          'Flexbox for a row, grid for a page',
          'Media queries and container queries',
          'Responsive pictures with srcset and picture',
          'Testing at 360 pixels and with large text',
        ],
      },
      {
        title: 'JavaScript, the language',
        topics: [
          'Values, variables, conditions and loops',
          'Functions, scope and closures',
          'Arrays and objects and their methods',
          'Modules, errors and the debugger',
        ],
      },
      {
        title: 'JavaScript in the page',
        topics: [
          'Finding and changing elements',
          'Events, bubbling and delegation',
          'fetch, JSON and promises with async and await',
          'Keeping data with localStorage',
        ],
      },
      {
        title: 'Fast, accessible and online',
        topics: [
          'Keyboard use, focus and contrast',
          'Core Web Vitals and what makes them worse',
          'Git and GitHub for one person and for two',
          'Publishing to static hosting with your own domain',
        ],
      },
    ],
  },
  {
    slug: 'python-automation',
    title: 'Python Programming and Automation',
    tag: 'Programming',
    text: 'Learn to program with Python, then hand it the dull work: files, spreadsheets, web pages, mail and reports.',
    keywords: ['Python Programming and Automation', 'Python Programming', 'Python Automation'],
    project:
      'A tool that collects attendance or sales sheets from a folder, cleans them, and mails a weekly report as a spreadsheet with charts.',
    forWhom: 'Anyone who repeats the same steps on a computer each week and wants to stop.',
    modules: [
      {
        title: 'First programs',
        topics: [
          'Installing Python and an editor, running a script',
          'Numbers, text, variables and input',
          'Conditions and loops',
          'Reading an error message from the bottom up',
        ],
      },
      {
        title: 'Data and functions',
        topics: [
          'Lists, tuples, dictionaries and sets',
          'Comprehensions and sorting with a key',
          'Functions, arguments and return values',
          'Type hints and docstrings',
        ],
      },
      {
        title: 'Organising a program',
        topics: [
          'Modules, packages and virtual environments',
          'Exceptions and when to catch them',
          'Classes and dataclasses',
          'First tests with pytest',
        ],
      },
      {
        title: 'Files and spreadsheets',
        topics: [
          'Folders and paths with pathlib',
          'CSV, JSON and text encodings',
          'Excel files with openpyxl',
          'First steps with pandas',
        ],
      },
      {
        title: 'The web and other services',
        topics: [
          'Calling an API with requests',
          'Reading web pages politely: robots.txt, terms, rate limits',
          'Filling in forms by driving a browser',
          'Sending mail, and keeping passwords out of the code',
        ],
      },
      {
        title: 'Making it run by itself',
        topics: [
          'Command-line arguments with argparse',
          'Logging instead of print',
          'Scheduling on Windows and Linux',
          'Handing a tool to someone who does not program',
        ],
      },
    ],
  },
  {
    slug: 'excel-sql-analysis',
    title: 'Data Analysis with Excel and SQL',
    tag: 'Data',
    text: 'The two tools that office analysis rests on. Clean data, ask it questions, and answer with a table and a chart that hold up.',
    keywords: ['Data Analysis with Excel and SQL', 'Excel and SQL', 'Advanced Excel'],
    project:
      'From two years of a sample online shop’s orders: which customers come back, which products lose money, and a one-page note for the owner.',
    forWhom: 'Commerce, arts and science students, and office staff who live in spreadsheets.',
    modules: [
      {
        title: 'A sheet you can trust',
        topics: [
          'Tables, data types and dates',
          'Relative, absolute and structured references',
          'Data validation and protected cells',
          'Typical mistakes in shared workbooks',
        ],
      },
      {
        title: 'Functions that do the work',
        topics: [
          'IF, IFS, SUMIFS, COUNTIFS and AVERAGEIFS',
          'XLOOKUP, INDEX and MATCH',
          'FILTER, SORT, UNIQUE and spilled ranges',
          'Text and date functions',
        ],
      },
      {
        title: 'Cleaning and summarising',
        topics: [
          'Power Query: import, split, unpivot, merge',
          'Pivot tables, grouping and calculated fields',
          'Duplicates, missing values and outliers',
          'Charts for comparison, trend and share',
        ],
      },
      {
        title: 'SQL from the first query',
        topics: [
          'Tables, keys and relations',
          'SELECT, WHERE, ORDER BY and LIMIT',
          'NULL and why it surprises',
          'GROUP BY and HAVING',
        ],
      },
      {
        title: 'SQL across tables',
        topics: [
          'Inner, left and self joins, and rows counted twice',
          'Subqueries and common table expressions',
          'Window functions: rank, running total, previous row',
          'CASE expressions and dates',
        ],
      },
      {
        title: 'From numbers to an answer',
        topics: [
          'Mean, median, spread and percentage change',
          'Cohorts and repeat customers',
          'Excel connected to a database',
          'Writing a finding in three sentences',
        ],
      },
    ],
  },
  {
    slug: 'ui-ux-design',
    title: 'UI and UX Design with Figma',
    tag: 'Design',
    text: 'Talk to users, sketch, prototype and test. Leave with a case study that shows how you think, not only screens.',
    keywords: ['UI and UX Design with Figma', 'UI and UX Design', 'UX Design', 'Figma'],
    project:
      'A redesign of one task people struggle with, such as booking a clinic visit: interviews, flow, tested prototype, handover file, case study.',
    forWhom:
      'Designers from print, developers who want better screens, and beginners with a good eye.',
    modules: [
      {
        title: 'Finding the problem',
        topics: [
          'Interviews without leading questions',
          'Observing and taking notes',
          'Grouping findings, personas with evidence',
          'A problem statement in one sentence',
        ],
      },
      {
        title: 'Structure and flow',
        topics: [
          'User flows and task analysis',
          'Information architecture and card sorting',
          'Paper sketches and wireframes',
          'Words on buttons and in errors',
        ],
      },
      {
        title: 'Visual design',
        topics: [
          'Grid, spacing and hierarchy',
          'Type for Latin and Indian scripts',
          'Colour and contrast to WCAG',
          'Icons, pictures and consistency',
        ],
      },
      {
        title: 'Figma in depth',
        topics: [
          'Frames, constraints and auto layout',
          'Components, variants and properties',
          'Variables for colour, size and dark mode',
          'Prototypes with real states',
        ],
      },
      {
        title: 'Testing with people',
        topics: [
          'Writing tasks for a usability test',
          'Five participants, notes and severity',
          'Accessibility checks by keyboard and screen reader',
          'Deciding what to change',
        ],
      },
      {
        title: 'Handover and portfolio',
        topics: [
          'Specifications, tokens and Dev Mode',
          'Working with developers on what is costly',
          'Writing a case study',
          'Presenting and taking criticism',
        ],
      },
    ],
  },
  {
    slug: 'digital-marketing-essentials',
    title: 'Digital Marketing Essentials',
    tag: 'Marketing',
    text: 'Search, social, mail and paid campaigns for a small Indian business, with the measurements that show what worked.',
    keywords: ['Digital Marketing Essentials', 'Digital Marketing'],
    project:
      'A ninety-day plan for a real small business: its pages, a content calendar, one small campaign, live or rehearsed, and a measured report.',
    forWhom: 'Graduates of any branch, shop owners, and people who already post for a business.',
    modules: [
      {
        title: 'Who buys and why',
        topics: [
          'Audience, problem, offer and proof',
          'The path from first sight to purchase',
          'Goals and figures that match them',
          'Studying competitors fairly',
        ],
      },
      {
        title: 'Being found',
        topics: [
          'How search engines crawl, index and rank',
          'Search intent and keyword research',
          'Page titles, structure and internal links',
          'Local search and the business profile',
          'Answers written by AI in search, and being cited there',
        ],
      },
      {
        title: 'Content and social media',
        topics: [
          'A content calendar you can keep to',
          'Short video: script, subtitles, first three seconds',
          'Communities, comments and complaints',
          'Disclosure of paid partnerships under the ASCI code',
        ],
      },
      {
        title: 'Paid campaigns',
        topics: [
          'Search, display and social advertisements',
          'Budgets, bids and quality',
          'Landing pages and A/B tests',
          'Stopping what does not pay',
        ],
      },
      {
        title: 'Mail and messages',
        topics: [
          'Consent under the Digital Personal Data Protection Act',
          'Lists, segments and welcome series',
          'WhatsApp Business templates and opt-out',
          'Deliverability: SPF, DKIM and DMARC in plain words',
        ],
      },
      {
        title: 'Measuring',
        topics: [
          'Events and key events in Google Analytics 4',
          'UTM parameters and honest attribution',
          'Cost per lead and lifetime value',
          'A monthly report on one page',
        ],
      },
    ],
  },
  {
    slug: 'arduino-iot',
    title: 'Arduino and IoT Prototyping',
    tag: 'Electronics',
    text: 'From a blinking light to a sensor that reports to your phone, with every circuit explained before you wire it.',
    keywords: ['Arduino and IoT Prototyping', 'Arduino'],
    project:
      'A room or field monitor with two sensors, a relay or display, a dashboard on the phone, and a box that survives a week of use.',
    forWhom:
      'First- and second-year students of any engineering branch, school teachers and hobbyists.',
    modules: [
      {
        title: 'Electricity you can measure',
        topics: [
          'Voltage, current, resistance and power',
          'Breadboard, multimeter and safe habits',
          'LEDs, resistors, switches and pull-ups',
          'Reading a simple schematic',
        ],
      },
      {
        title: 'Programming the board',
        topics: [
          'Arduino IDE, sketch, setup and loop',
          'Digital input and output, debouncing',
          'Analogue input and PWM',
          'Timing with millis instead of delay',
        ],
      },
      {
        title: 'Sensors and displays',
        topics: [
          'Temperature, humidity, light, distance and soil moisture',
          'I²C and SPI modules and their addresses',
          'OLED and character displays',
          'Calibration, noise and averaging',
        ],
      },
      {
        title: 'Making things move',
        topics: [
          'Transistors and MOSFETs as switches',
          'Relays and flyback diodes; mains wiring left to an electrician',
          'Servo, DC and stepper motors with drivers',
          'Power supplies and batteries',
        ],
      },
      {
        title: 'Going online',
        topics: [
          'ESP32 and Wi-Fi',
          'HTTP and MQTT, topics and brokers',
          'A dashboard and alerts on the phone',
          'Passwords, TLS and updates over the air',
        ],
      },
      {
        title: 'From breadboard to prototype',
        topics: [
          'Soldering on perfboard',
          'Enclosures and strain relief',
          'Finding faults one step at a time',
          'A page that lets others build it',
        ],
      },
    ],
  },
  {
    slug: 'pcb-design',
    title: 'PCB Design with KiCad',
    tag: 'Electronics',
    text: 'Draw a schematic, lay out a board, check it and send it to be made. The tool is free, and the files stay yours.',
    keywords: ['PCB Design with KiCad', 'PCB Design', 'KiCad'],
    project:
      'A two-layer microcontroller board with USB-C power, a regulator and connectors, taken from requirements to fabrication files and a bill of materials.',
    forWhom: 'Electronics and electrical students who have built circuits on a breadboard.',
    modules: [
      {
        title: 'From idea to schematic',
        topics: [
          'Requirements and block diagram',
          'Reading datasheets for what matters',
          'Symbols, nets, labels and hierarchical sheets',
          'Electrical rules check',
        ],
      },
      {
        title: 'Parts and footprints',
        topics: [
          'Packages: through-hole and SMD, from SOIC to QFN',
          'Making a symbol and a footprint',
          'Choosing parts that can be bought in India',
          'Bill of materials with alternatives',
        ],
      },
      {
        title: 'Placement',
        topics: [
          'Board outline, mounting holes and connectors',
          'Decoupling capacitors and crystal placement',
          'Heat, height and room for hands',
          'Grouping analogue, digital and power',
        ],
      },
      {
        title: 'Routing',
        topics: [
          'Track and via sizes from the current, clearance from the voltage',
          'Ground planes and return paths',
          'USB 2.0 as a differential pair',
          'Design rules of the manufacturer',
        ],
      },
      {
        title: 'Checking and ordering',
        topics: [
          'Design rules check and peer review',
          '3D view and fit with the enclosure',
          'Gerber, drill and position files',
          'Panels, finishes and quotations',
        ],
      },
      {
        title: 'Bringing a board up',
        topics: [
          'Hand soldering and reflow',
          'First power-on with a current limit',
          'Test points and measuring the rails',
          'Revision B: a list of what to change',
        ],
      },
    ],
  },
  {
    slug: 'revit-bim',
    title: 'BIM Modelling with Revit',
    tag: 'Civil',
    text: 'Model a building once and get plans, sections, schedules and quantities from it, in step with each other.',
    keywords: ['BIM Modelling with Revit', 'BIM Modelling', 'BIM', 'Revit'],
    project:
      'A ground-plus-two residential building: architectural and structural model, door and window schedules, quantities and a sheet set.',
    forWhom: 'Civil and architecture students and draughtspeople who draw in 2D today.',
    modules: [
      {
        title: 'What BIM changes',
        topics: [
          'Model, drawing and information',
          'Level of development and level of information need',
          'ISO 19650 in a few words',
          'Project units, levels and grids',
        ],
      },
      {
        title: 'The architectural model',
        topics: [
          'Walls, floors, roofs and ceilings',
          'Doors, windows and their types',
          'Stairs, ramps and railings',
          'Rooms, areas and the building bye-laws',
        ],
      },
      {
        title: 'The structural model',
        topics: [
          'Columns, beams, slabs and footings',
          'Reinforcement in typical members',
          'Structural grids and analytical model',
          'Joining and cutting geometry',
        ],
      },
      {
        title: 'Families and parameters',
        topics: [
          'System, loadable and in-place families',
          'Making a parametric window',
          'Shared and project parameters',
          'Naming that a team can keep',
        ],
      },
      {
        title: 'Drawings and quantities',
        topics: [
          'Views, templates, filters and phases',
          'Plans, sections, elevations and details',
          'Schedules and material take-off',
          'Sheets, revisions and export to PDF and DWG',
        ],
      },
      {
        title: 'Working together',
        topics: [
          'Worksharing and central models',
          'Linked models and shared coordinates',
          'Clash checks between disciplines',
          'IFC export and what gets lost',
        ],
      },
    ],
  },
  {
    slug: 'linux-networking',
    title: 'Linux and Networking Fundamentals',
    tag: 'Systems',
    text: 'How machines find each other and how a Linux server is run: the base of cloud, security and support jobs.',
    keywords: ['Linux and Networking Fundamentals', 'Linux and Networking', 'Computer Networking'],
    project:
      'A small office network in a lab: addresses, DNS, a file server and a web server, a firewall, backups, and a page of instructions for the next person.',
    forWhom:
      'Students heading for support, cloud or security, and career changers who do not program.',
    modules: [
      {
        title: 'The command line',
        topics: [
          'Files, folders, permissions and owners',
          'Pipes, redirection, grep and sort',
          'Editors, manual pages and history',
          'Packages and updates',
        ],
      },
      {
        title: 'Running a machine',
        topics: [
          'Users, groups and sudo',
          'Processes, systemd services and timers',
          'Logs with journalctl',
          'Disks, file systems and mounting',
        ],
      },
      {
        title: 'How networks work',
        topics: [
          'Layers, frames and packets',
          'Switches, VLANs and ARP',
          'IPv4 subnets and IPv6 addresses',
          'Routing and NAT',
        ],
      },
      {
        title: 'Names and services',
        topics: [
          'TCP, UDP and ports',
          'DNS records and how a lookup travels',
          'DHCP and static leases',
          'HTTP and TLS certificates',
        ],
      },
      {
        title: 'Servers',
        topics: [
          'SSH with keys',
          'A web server with nginx',
          'File sharing with Samba and NFS',
          'Backups, and restoring one to be sure',
        ],
      },
      {
        title: 'Safe and observed',
        topics: [
          'Firewall rules with nftables',
          'Finding faults: ip, ss, dig, traceroute, tcpdump',
          'Hardening a fresh server',
          'Shell scripts for daily checks',
        ],
      },
    ],
  },
  {
    slug: 'tally-gst',
    title: 'Accounting with TallyPrime and GST',
    tag: 'Finance',
    text: 'Keep the books of a small business from the first voucher to the GST returns, in TallyPrime, with the rates and forms in force.',
    keywords: ['Accounting with TallyPrime and GST', 'TallyPrime', 'Tally', 'GST'],
    project:
      'One quarter of a sample trading firm: masters, vouchers, bank reconciliation, payroll, GSTR-1 and GSTR-3B figures, final accounts.',
    forWhom: 'Commerce students, and people who help in a family business.',
    modules: [
      {
        title: 'Accounts that balance',
        topics: [
          'Debit and credit; personal, real and nominal accounts',
          'Journal, ledger and trial balance',
          'Capital and revenue, accrual and cash',
          'Trading account, profit and loss, balance sheet',
        ],
      },
      {
        title: 'TallyPrime from an empty company',
        topics: [
          'Company, features and security',
          'Groups and ledgers',
          'Voucher types and shortcuts',
          'Backup, edit log and correcting entries',
        ],
      },
      {
        title: 'Stock and orders',
        topics: [
          'Stock groups, units and godowns',
          'Purchase and sales orders',
          'Batches, price levels and discounts',
          'Stock valuation and reorder levels',
        ],
      },
      {
        title: 'GST in practice',
        topics: [
          'Supply, place of supply, CGST, SGST and IGST',
          'HSN and SAC codes, and finding the rate in force',
          'Input tax credit and matching with GSTR-2B',
          'E-invoices and e-way bills',
          'GSTR-1, GSTR-3B and due dates',
        ],
      },
      {
        title: 'Bank, TDS and payroll',
        topics: [
          'Bank reconciliation and cheque printing',
          'TDS on common payments',
          'Pay heads, attendance, PF and ESI',
          'Payslips, and the entries behind them',
        ],
      },
      {
        title: 'Closing and reporting',
        topics: [
          'Depreciation and year-end entries',
          'Receivables, payables and ageing',
          'Ratios and a note to the owner',
          'Preparing the file for the auditor',
        ],
      },
    ],
  },
] satisfies Program[];

/** The ten two-month programs of `/Miranaya-skill-program`. Sample: names and syllabuses are ours. */
export const skillPrograms: { terms: ProgramTerms; programs: Program[] } = { terms, programs };
