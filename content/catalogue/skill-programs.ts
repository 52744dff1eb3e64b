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
  hoursPerWeek: 6,
  liveHoursPerWeek: 3,
  projectHours: 12,
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
    text: 'HTML, CSS and JavaScript, without a framework, until you can build a small site and say why it works.',
    keywords: ['Front-End Web Development', 'Front-End Web', 'HTML and CSS'],
    project:
      'A site for a real neighbourhood business, with a menu or catalogue and an enquiry form. It works on an entry-level phone and has an address of its own.',
    forWhom:
      'Beginners from any branch, and those who know a framework but not what lies beneath it.',
    fields: ['web'],
    level: 'zero',
    tools: ['VS Code', 'HTML', 'CSS', 'JavaScript', 'Git and GitHub', 'Browser developer tools'],
    needs: {
      before: 'Using a computer and a browser with ease; no programming is expected.',
      computer:
        'Any laptop with 4 GB of memory, 8 GB for comfort, on Windows, macOS or Linux. A phone, to see your pages as most visitors will.',
      software: 'All of it is free: VS Code, a current Chrome or Firefox, and Git.',
      accounts: 'GitHub, whose free plan also publishes your pages.',
      costs:
        'A domain name of your own, rented by the year, if you want one; an address under the host’s name costs nothing.',
    },
    modules: [
      {
        title: 'Pages that mean something',
        hours: 5,
        topics: [
          'How a browser asks for a page and shows it',
          'Headings, lists, links, tables and landmarks',
          'Forms, labels and built-in validation',
          'Pictures: formats, sizes and alternative text',
        ],
      },
      {
        title: 'Styling',
        hours: 6,
        topics: [
          'Cascade, specificity and inheritance',
          'The box model and logical properties',
          'Units, colours and custom properties',
          'Typography that can be read',
        ],
      },
      {
        title: 'Layout for every screen',
        hours: 6,
        topics: [
          'Flexbox for a row, grid for a page',
          'Media queries and container queries',
          'Responsive pictures with srcset and picture',
          'Testing at 360 pixels and with large text',
        ],
      },
      {
        title: 'JavaScript, the language',
        hours: 9,
        topics: [
          'Values, variables, conditions and loops',
          'Functions and scope',
          'Arrays and objects and their methods',
          'Modules, errors and the debugger',
        ],
      },
      {
        title: 'JavaScript in the page',
        hours: 8,
        topics: [
          'Finding and changing elements',
          'Events, bubbling and delegation',
          'fetch, JSON and promises with async and await',
          'Keeping data with localStorage',
        ],
      },
      {
        title: 'Fast, accessible and online',
        hours: 6,
        topics: [
          'Keyboard use, focus and contrast',
          'What makes a page slow, and how to measure it',
          'Git and GitHub for your own work',
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
    fields: ['software'],
    level: 'zero',
    tools: ['Python 3', 'VS Code', 'pytest', 'openpyxl', 'pandas', 'requests', 'Playwright'],
    needs: {
      before: 'Folders, files and spreadsheets as an office uses them; no programming is expected.',
      computer:
        'A laptop with 4 GB of memory, preferably 8 GB, on Windows, macOS or Linux; you must be allowed to install programs on it, which an office machine may not permit.',
      software:
        'All of it is free: Python, VS Code and the packages. Excel is not needed: Python writes its files, and LibreOffice opens them.',
      accounts:
        'GitHub, and a mailbox that lets a program send mail; most ask for a password of its own for that.',
      costs: 'None.',
    },
    modules: [
      {
        title: 'First programs',
        hours: 6,
        topics: [
          'Installing Python and an editor, running a script',
          'Numbers, text, variables and input',
          'Conditions and loops',
          'Reading an error message from the bottom up',
        ],
      },
      {
        title: 'Data and functions',
        hours: 8,
        topics: [
          'Lists, tuples, dictionaries and sets',
          'Comprehensions and sorting with a key',
          'Functions, arguments and return values',
          'Type hints and docstrings',
        ],
      },
      {
        title: 'Organising a program',
        hours: 6,
        topics: [
          'Modules, packages and virtual environments',
          'Exceptions and when to catch them',
          'Reading and writing a small class',
          'First tests with pytest',
        ],
      },
      {
        title: 'Files and spreadsheets',
        hours: 8,
        topics: [
          'Folders and paths with pathlib',
          'CSV, JSON and text encodings',
          'Excel files with openpyxl',
          'First steps with pandas',
        ],
      },
      {
        title: 'The web and other services',
        hours: 7,
        topics: [
          'Calling an API with requests',
          'Reading web pages politely: robots.txt, terms, rate limits',
          'Filling in forms by driving a browser',
          'Sending mail, and keeping passwords out of the code',
        ],
      },
      {
        title: 'Making it run by itself',
        hours: 5,
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
    fields: ['business', 'data'],
    level: 'zero',
    tools: ['Microsoft Excel', 'Power Query', 'PivotTables', 'PostgreSQL', 'DBeaver', 'SQL'],
    needs: {
      before:
        'Typing, saving and sorting in any spreadsheet; percentages and averages from school.',
      computer:
        'A Windows laptop with 8 GB of memory. On a Mac parts of Power Query are missing; on a phone or in the browser you can read along, not work.',
      software:
        'A current Excel (Microsoft 365, or Excel 2024), since older ones lack the functions taught; PostgreSQL and DBeaver are free.',
      accounts: 'A Microsoft account if your Excel is a subscription.',
      costs:
        'Excel, if you have none: many colleges and employers include Microsoft 365, so ask yours first; Microsoft’s trial is shorter than the program.',
    },
    modules: [
      {
        title: 'A sheet you can trust',
        hours: 4,
        topics: [
          'Tables, data types and dates',
          'Relative, absolute and structured references',
          'Data validation and protected cells',
          'Typical mistakes in shared workbooks',
        ],
      },
      {
        title: 'Functions that do the work',
        hours: 7,
        topics: [
          'IF, IFS, SUMIFS, COUNTIFS and AVERAGEIFS',
          'XLOOKUP, INDEX and MATCH',
          'FILTER, SORT, UNIQUE and spilled ranges',
          'Text and date functions',
        ],
      },
      {
        title: 'Cleaning and summarising',
        hours: 8,
        topics: [
          'Power Query: import, split, unpivot, merge',
          'Pivot tables, grouping and calculated fields',
          'Duplicates, missing values and outliers',
          'Charts for comparison, trend and share',
        ],
      },
      {
        title: 'SQL from the first query',
        hours: 6,
        topics: [
          'Tables, keys and relations',
          'SELECT, WHERE, ORDER BY and LIMIT',
          'NULL and why it surprises',
          'GROUP BY and HAVING',
        ],
      },
      {
        title: 'SQL across tables',
        hours: 9,
        topics: [
          'Inner, left and self joins, and rows counted twice',
          'Subqueries and common table expressions',
          'Window functions: rank, running total, previous row',
          'CASE expressions and dates',
        ],
      },
      {
        title: 'From numbers to an answer',
        hours: 6,
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
    fields: ['web'],
    level: 'zero',
    tools: ['Figma', 'FigJam', 'Paper and pencil', 'NVDA or VoiceOver', 'WCAG'],
    needs: {
      before: 'Curiosity about how people use things; neither drawing nor programming is expected.',
      computer:
        'A laptop with 8 GB of memory and a mouse; Figma runs in the browser on Windows, macOS and Linux and wants a steady connection. A tablet or phone alone is not enough.',
      software: 'Figma; the screen readers NVDA (Windows) and VoiceOver (Mac) cost nothing.',
      accounts:
        'Figma. Its education plan is free for students it has verified and opens what the free plan leaves out, several modes of a variable and Dev Mode among it.',
      costs:
        'None on the education plan. On the free plan you watch those two parts; a paid seat is your choice.',
    },
    modules: [
      {
        title: 'Finding the problem',
        hours: 6,
        topics: [
          'Interviews without leading questions',
          'Observing and taking notes',
          'Grouping findings, personas with evidence',
          'A problem statement in one sentence',
        ],
      },
      {
        title: 'Structure and flow',
        hours: 6,
        topics: [
          'User flows and task analysis',
          'Information architecture and card sorting',
          'Paper sketches and wireframes',
          'Words on buttons and in errors',
        ],
      },
      {
        title: 'Visual design',
        hours: 7,
        topics: [
          'Grid, spacing and hierarchy',
          'Type for Latin and Indian scripts',
          'Colour and contrast to WCAG',
          'Icons, pictures and consistency',
        ],
      },
      {
        title: 'Working in Figma',
        hours: 9,
        topics: [
          'Frames, constraints and auto layout',
          'Components, variants and properties',
          'Variables for colour, size and dark mode',
          'Prototypes with real states',
        ],
      },
      {
        title: 'Testing with people',
        hours: 7,
        topics: [
          'Writing tasks for a usability test',
          'Five participants, notes and severity',
          'Checking contrast, text size and labels',
          'Deciding what to change',
        ],
      },
      {
        title: 'Handover and portfolio',
        hours: 5,
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
    fields: ['business'],
    level: 'zero',
    tools: [
      'Google Search Console',
      'Google Analytics 4',
      'Google Ads',
      'Meta Ads Manager',
      'WhatsApp Business',
      'Google Sheets',
    ],
    needs: {
      before:
        'Writing a clear paragraph, and using social media as a reader; nothing technical is expected.',
      computer: 'Any laptop with 4 GB of memory and a current browser. A phone that takes video.',
      software: 'Everything runs in the browser or on the phone, on free plans.',
      accounts:
        'Google, for Analytics, Search Console and Ads; Meta, for its business tools; WhatsApp Business needs a number of its own; a mail service on its free plan.',
      costs:
        'A live campaign is paid to Google or Meta out of a budget that you set, and they may ask for a card; rehearsing it on supplied figures costs nothing. A domain only if the business has none.',
    },
    modules: [
      {
        title: 'Who buys and why',
        hours: 5,
        topics: [
          'Audience, problem, offer and proof',
          'The path from first sight to purchase',
          'Goals and figures that match them',
          'Studying competitors fairly',
        ],
      },
      {
        title: 'Being found',
        hours: 9,
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
        hours: 6,
        topics: [
          'A content calendar you can keep to',
          'Short video: script, subtitles, first three seconds',
          'Communities, comments and complaints',
          'Disclosure of paid partnerships under the ASCI code',
        ],
      },
      {
        title: 'Paid campaigns',
        hours: 8,
        topics: [
          'Search, display and social advertisements',
          'Budgets, bids and quality',
          'Landing pages and A/B tests',
          'Stopping what does not pay',
        ],
      },
      {
        title: 'Mail and messages',
        hours: 5,
        topics: [
          'Consent under the Digital Personal Data Protection Act',
          'Lists, segments and welcome series',
          'WhatsApp Business templates and opt-out',
          'Deliverability: SPF, DKIM and DMARC in plain words',
        ],
      },
      {
        title: 'Measuring',
        hours: 7,
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
    fields: ['electronics'],
    level: 'zero',
    tools: ['Arduino IDE', 'Arduino Uno', 'ESP32', 'MQTT', 'Multimeter', 'Soldering iron'],
    needs: {
      before: 'Class 10 physics; neither electronics nor programming is expected.',
      computer:
        'Any laptop with 4 GB of memory and a free USB port, on Windows, macOS or Linux. Wi-Fi at 2.4 GHz, which is what an ESP32 can use.',
      software: 'All of it is free: the Arduino IDE and the drivers of your board.',
      accounts:
        'One with a dashboard or MQTT service on its free plan, or none if you run the broker on your laptop.',
      costs:
        'A kit that you buy yourself and keep: an Uno-class board, an ESP32 board, sensors, a relay, motors with a driver, breadboard, wires, a multimeter, and for the last module a soldering iron. We send the list before you buy.',
    },
    modules: [
      {
        title: 'Electricity you can measure',
        hours: 5,
        topics: [
          'Voltage, current, resistance and power',
          'Breadboard, multimeter and safe habits',
          'LEDs, resistors, switches and pull-ups',
          'Reading a simple schematic',
        ],
      },
      {
        title: 'Programming the board',
        hours: 8,
        topics: [
          'Arduino IDE, variables, conditions, setup and loop',
          'Digital input and output, debouncing',
          'Analogue input and PWM',
          'Timing with millis instead of delay',
        ],
      },
      {
        title: 'Sensors and displays',
        hours: 6,
        topics: [
          'Temperature, humidity, light, distance and soil moisture',
          'I²C and SPI modules and their addresses',
          'OLED and character displays',
          'Calibration, noise and averaging',
        ],
      },
      {
        title: 'Making things move',
        hours: 7,
        topics: [
          'Transistors and MOSFETs as switches',
          'Relays and flyback diodes; mains wiring left to an electrician',
          'Servo, DC and stepper motors with drivers',
          'Power supplies and batteries',
        ],
      },
      {
        title: 'Going online',
        hours: 8,
        topics: [
          'ESP32 and Wi-Fi',
          'HTTP and MQTT, topics and brokers',
          'A dashboard and alerts on the phone',
          'Keeping passwords out of the sketch',
        ],
      },
      {
        title: 'From breadboard to prototype',
        hours: 6,
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
    fields: ['electronics'],
    level: 'basics',
    tools: ['KiCad', 'Datasheets', 'Gerber viewer', 'Soldering iron', 'Multimeter'],
    needs: {
      before: 'Ohm’s law, and circuits that you have built on a breadboard.',
      computer:
        'A laptop with 8 GB of memory, and a mouse with a wheel, on Windows, macOS or Linux; a recent graphics driver for the 3D view.',
      software: 'KiCad, free and open source, with its libraries; nothing else is needed.',
      accounts: 'None for KiCad; one with a board maker or a parts dealer if you order.',
      costs:
        'None up to the fabrication files. Having the board made, its parts, shipping and customs are yours to pay if you do; bringing it up then needs a soldering iron and a multimeter.',
    },
    modules: [
      {
        title: 'From idea to schematic',
        hours: 6,
        topics: [
          'Requirements and block diagram',
          'Reading datasheets for what matters',
          'Symbols, nets, labels and hierarchical sheets',
          'Electrical rules check',
        ],
      },
      {
        title: 'Parts and footprints',
        hours: 6,
        topics: [
          'Packages: through-hole and SMD, from SOIC to QFN',
          'Making a symbol and a footprint',
          'Choosing parts that can be bought in India',
          'Bill of materials with alternatives',
        ],
      },
      {
        title: 'Placement',
        hours: 6,
        topics: [
          'Board outline, mounting holes and connectors',
          'Decoupling capacitors and crystal placement',
          'Heat, height and room for hands',
          'Grouping analogue, digital and power',
        ],
      },
      {
        title: 'Routing',
        hours: 10,
        topics: [
          'Track and via sizes from the current, clearance from the voltage',
          'Ground planes and return paths',
          'USB 2.0 as a differential pair',
          'Design rules of the manufacturer',
        ],
      },
      {
        title: 'Checking and ordering',
        hours: 6,
        topics: [
          'Design rules check and peer review',
          '3D view and fit with the enclosure',
          'Gerber, drill and position files',
          'Panels, finishes and quotations',
        ],
      },
      {
        title: 'Bringing a board up',
        hours: 6,
        topics: [
          'Hand soldering, and how reflow works',
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
    fields: ['civil'],
    level: 'basics',
    tools: ['Autodesk Revit', 'IFC viewer', 'DWG and PDF', 'ISO 19650'],
    needs: {
      before: 'Reading plans and sections; 2D drafting in any program.',
      computer:
        'A 64-bit Windows 11 laptop with 16 GB of memory, an SSD with 30 GB free, a mouse with a wheel, and a graphics card that is not older than a few years. Revit does not run on a Mac.',
      software: 'Revit; a free IFC viewer for checking exports.',
      accounts:
        'An Autodesk account; its free education access asks for proof that you study or teach, and is renewed each year.',
      costs:
        'A licence if you are not eligible for education access: Autodesk’s trial lasts about a month, half of the program.',
    },
    modules: [
      {
        title: 'What BIM changes',
        hours: 3,
        topics: [
          'Model, drawing and information',
          'Level of development and level of information need',
          'ISO 19650 in a few words',
          'Project units, levels and grids',
        ],
      },
      {
        title: 'The architectural model',
        hours: 10,
        topics: [
          'Walls, floors, roofs and ceilings',
          'Doors, windows and their types',
          'Stairs, ramps and railings',
          'Rooms, areas and the building bye-laws',
        ],
      },
      {
        title: 'The structural model',
        hours: 7,
        topics: [
          'Columns, beams, slabs and footings',
          'Reinforcement in typical members',
          'Structural grids and levels',
          'Joining and cutting geometry',
        ],
      },
      {
        title: 'Families and parameters',
        hours: 7,
        topics: [
          'System, loadable and in-place families',
          'Making a parametric window',
          'Shared and project parameters',
          'Naming that a team can keep',
        ],
      },
      {
        title: 'Drawings and quantities',
        hours: 8,
        topics: [
          'Views, templates, filters and phases',
          'Plans, sections, elevations and details',
          'Schedules and material take-off',
          'Sheets, revisions and export to PDF and DWG',
        ],
      },
      {
        title: 'Working together',
        hours: 5,
        topics: [
          'Worksharing and central models',
          'Linked models and shared coordinates',
          'A first clash check between two models',
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
    fields: ['cloud'],
    level: 'zero',
    tools: ['Ubuntu Server', 'VirtualBox', 'OpenSSH', 'nginx', 'nftables', 'tcpdump', 'Bash'],
    needs: {
      before:
        'Installing a program on your own computer; neither Linux nor programming is expected.',
      computer:
        'A laptop with 8 GB of memory, 40 GB free and virtualisation switched on in its firmware, which we show; three small machines run in it at once. An Apple-silicon Mac needs another program for virtual machines, which works too.',
      software:
        'All of it is free: a Linux distribution, a program for virtual machines and the network tools.',
      accounts: 'None.',
      costs: 'None; the whole office network of the project is virtual.',
    },
    modules: [
      {
        title: 'The command line',
        hours: 7,
        topics: [
          'Files, folders, permissions and owners',
          'Pipes, redirection, grep and sort',
          'Editors, manual pages and history',
          'Packages and updates',
        ],
      },
      {
        title: 'Running a machine',
        hours: 6,
        topics: [
          'Users, groups and sudo',
          'Processes, systemd services and timers',
          'Logs with journalctl',
          'Disks, file systems and mounting',
        ],
      },
      {
        title: 'How networks work',
        hours: 7,
        topics: [
          'Layers, frames and packets',
          'Switches and ARP; VLANs in outline',
          'IPv4 subnets, and what IPv6 changes',
          'Routing and NAT',
        ],
      },
      {
        title: 'Names and services',
        hours: 6,
        topics: [
          'TCP, UDP and ports',
          'DNS records and how a lookup travels',
          'DHCP and static leases',
          'HTTP and TLS certificates',
        ],
      },
      {
        title: 'Servers',
        hours: 8,
        topics: [
          'SSH with keys',
          'A web server with nginx',
          'File sharing with Samba and NFS',
          'Backups, and restoring one to be sure',
        ],
      },
      {
        title: 'Safe and observed',
        hours: 6,
        topics: [
          'Firewall rules with nftables',
          'Finding faults: ip, ss, dig, traceroute, tcpdump',
          'A safety checklist for a fresh server',
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
    fields: ['business'],
    level: 'zero',
    tools: ['TallyPrime', 'GST portal', 'Excel or Google Sheets', 'E-invoice and e-way bill forms'],
    needs: {
      before:
        'Adding, percentages and reading a bill; class 11 accountancy helps and is not required.',
      computer:
        'A Windows 10 or 11 laptop, 64-bit, with 4 GB of memory, preferably 8 GB: TallyPrime does not run on a Mac or a phone.',
      software:
        'TallyPrime in its Educational mode, which is free and takes vouchers only on a few days of each month; our exercises are dated to suit it.',
      accounts:
        'None: the forms of the GST portal are practised on sample data, and nobody signs in with a real GSTIN.',
      costs:
        'None for the program. To keep real books you need a TallyPrime licence of your own, bought or rented from Tally.',
    },
    modules: [
      {
        title: 'Accounts that balance',
        hours: 7,
        topics: [
          'Debit and credit; personal, real and nominal accounts',
          'Journal, ledger and trial balance',
          'Capital and revenue, accrual and cash',
          'Trading account, profit and loss, balance sheet',
        ],
      },
      {
        title: 'TallyPrime from an empty company',
        hours: 5,
        topics: [
          'Company, features and security',
          'Groups and ledgers',
          'Voucher types and shortcuts',
          'Licence and Educational mode; backup, edit log, correcting entries',
        ],
      },
      {
        title: 'Stock and orders',
        hours: 5,
        topics: [
          'Stock groups, units and godowns',
          'Purchase and sales orders',
          'Batches, price levels and discounts',
          'Stock valuation and reorder levels',
        ],
      },
      {
        title: 'GST in practice',
        hours: 10,
        topics: [
          'Supply, place of supply, CGST, SGST and IGST',
          'HSN and SAC codes, and finding the rate in force',
          'Input tax credit: the Invoice Management System (IMS), then GSTR-2B',
          'E-invoices and e-way bills',
          'GSTR-1, GSTR-3B and due dates',
        ],
      },
      {
        title: 'Bank, TDS and payroll',
        hours: 8,
        topics: [
          'Bank reconciliation and cheque printing',
          'TDS on common payments',
          'Pay heads, attendance, PF and ESI',
          'Payslips, and the entries behind them',
        ],
      },
      {
        title: 'Closing and reporting',
        hours: 5,
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

/** The ten two-month programs of `/Miranaya-skill-program`. Sample: the names and syllabuses are invented. */
export const skillTermsAndPrograms: { terms: ProgramTerms; programs: Program[] } = {
  terms,
  programs,
};
