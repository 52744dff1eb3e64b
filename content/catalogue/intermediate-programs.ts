import { fees } from '../fees.ts';
import type { Program, ProgramTerms } from '../schema.ts';

const terms = {
  kind: 'intermediate',
  path: '/intermediate-programs',
  title: 'Intermediate programs',
  heading: 'Four months, from the basics to work that you can explain',
  intro:
    'Twelve programs for those who know the basics of a subject and want to work with it. The fee of all twelve is the same, and so is what it includes. Some also need a licence, a board or a paid account, which is not in the fee: read what you need before you choose.',
  months: 4,
  hoursPerWeek: 8,
  liveHoursPerWeek: 4,
  projectHours: 35,
  feeRupees: fees.intermediateRupees,
  indexLabel: 'The twelve programs',
  featuresHeading: 'The same in all twelve',
  features: [
    '1 year LMS access',
    '1 year Telegram group',
    '1 minor and 1 major project',
    '100% placement assistance',
    'Live online classes, recorded for the LMS',
    'A mentor’s written review of both projects',
    'Certificate of completion',
  ],
} satisfies ProgramTerms;

const programs = [
  {
    slug: 'java-spring-boot',
    title: 'Java Back-End Development with Spring Boot',
    tag: 'Software',
    text: 'Services in Java, as offices and shops run them: clean interfaces, a real database, security, tests and a container.',
    keywords: ['Java Back-End Development with Spring Boot', 'Java Back-End', 'Spring Boot'],
    project:
      'Minor: a library service with a REST interface. Major: a ticket-booking back end in two services that never sells one seat twice, tested and deployed.',
    forWhom: 'Those who can write a class and a loop in Java or a similar language.',
    fields: ['software', 'web'],
    level: 'basics',
    tools: [
      'Java',
      'Spring Boot',
      'PostgreSQL',
      'Maven and Gradle',
      'JUnit',
      'Kafka',
      'Docker',
      'IntelliJ IDEA',
    ],
    needs: {
      before: 'A class, a loop and a list, in Java or a similar language.',
      computer:
        'A laptop with 16 GB of memory, an SSD and 30 GB free, since editor, database and containers run together; 8 GB is workable with fewer at a time. Windows 11, macOS or Linux.',
      software:
        'All of it is free: a long-term-support JDK, Spring Boot, PostgreSQL, Docker for learners, and IntelliJ IDEA without its paid features or VS Code.',
      accounts: 'GitHub; its free plan includes the minutes that the pipelines need.',
      costs: 'None; an address on the internet for the major project only if you want one.',
    },
    modules: [
      {
        title: 'Modern Java',
        hours: 12,
        topics: [
          'Records, sealed types and pattern matching',
          'Collections, generics and streams',
          'Exceptions, Optional and immutability',
          'Maven and Gradle builds',
        ],
      },
      {
        title: 'Databases and SQL',
        hours: 14,
        topics: [
          'Design, keys and normal forms',
          'Joins, grouping and indexes in PostgreSQL',
          'Transactions and isolation levels',
          'JDBC and connection pools',
        ],
      },
      {
        title: 'Spring from the inside',
        hours: 11,
        topics: [
          'Beans, dependency injection and scopes',
          'Auto-configuration and starters',
          'Profiles and external configuration',
          'Logging and Actuator',
        ],
      },
      {
        title: 'REST interfaces',
        hours: 13,
        topics: [
          'Resources, verbs, status codes and problem details',
          'Controllers, DTOs and Bean Validation',
          'Paging, sorting and versioning',
          'OpenAPI documents',
        ],
      },
      {
        title: 'Keeping data with JPA',
        hours: 16,
        topics: [
          'Entities, relations and lazy loading',
          'Spring Data repositories and queries',
          'The N+1 problem and how to see it',
          'Migrations with Flyway',
          'Optimistic and pessimistic locking',
        ],
      },
      {
        title: 'Security',
        hours: 14,
        topics: [
          'Spring Security filter chain',
          'Password hashing and sessions',
          'Tokens: what a JWT holds, and sign-in by OpenID Connect',
          'Roles, method security and CORS',
        ],
      },
      {
        title: 'Testing',
        hours: 11,
        topics: [
          'JUnit, AssertJ and Mockito',
          'Slice tests and MockMvc',
          'Testcontainers with a real database',
          'What not to test',
        ],
      },
      {
        title: 'Between services and into production',
        hours: 13,
        topics: [
          'HTTP clients, timeouts and retries',
          'Messaging with Kafka and idempotent consumers',
          'Caching, and what it costs',
          'Docker images and a pipeline in GitHub Actions',
        ],
      },
    ],
  },
  {
    slug: 'test-automation',
    title: 'Software Testing and Test Automation',
    tag: 'Software',
    text: 'Think like a tester, then automate what deserves it: browser, API, load, and a pipeline that tells the truth.',
    keywords: ['Software Testing and Test Automation', 'Software Testing', 'Test Automation'],
    project:
      'Minor: a test plan and bug reports for a public web application. Major: an automated suite for a shop, browser and API, run in a pipeline with a report.',
    forWhom:
      'Graduates of any branch with a logical mind and patience, and manual testers who want to code.',
    fields: ['software'],
    level: 'basics',
    tools: [
      'Playwright',
      'TypeScript',
      'Postman',
      'Selenium WebDriver',
      'k6',
      'axe',
      'GitHub Actions',
      'Jenkins',
    ],
    needs: {
      before:
        'Using websites attentively, and a first contact with programming at school or college; JavaScript is taught.',
      computer:
        'A laptop with 8 GB of memory and 20 GB free, on Windows 11, macOS or Linux. Your own phone, as the real device.',
      software:
        'All of it is free: Node.js, Playwright, VS Code, k6, Jenkins, and Postman on its free plan.',
      accounts: 'GitHub and Postman.',
      costs:
        'None. An examination such as ISTQB’s is not part of the program and is paid to its board.',
    },
    modules: [
      {
        title: 'What testing is for',
        hours: 12,
        topics: [
          'Risk, requirements and test levels',
          'Equivalence classes, boundaries and decision tables',
          'Exploratory testing with charters',
          'A bug report that gets fixed',
        ],
      },
      {
        title: 'The web and its databases for testers',
        hours: 14,
        topics: [
          'HTTP, cookies and developer tools',
          'HTML, CSS selectors and the accessibility tree',
          'SQL to check what was stored',
          'Test data that can be made again',
        ],
      },
      {
        title: 'Programming for testers',
        hours: 22,
        topics: [
          'JavaScript and TypeScript basics',
          'Functions, arrays, objects and async code',
          'Git, branches and pull requests',
          'Reading someone else’s code',
        ],
      },
      {
        title: 'Browser automation',
        hours: 20,
        topics: [
          'Playwright: locators, actions and assertions',
          'Waiting properly instead of sleeping',
          'Page objects and fixtures',
          'Selenium WebDriver, and reading an existing suite',
        ],
      },
      {
        title: 'Testing APIs',
        hours: 13,
        topics: [
          'REST with Postman collections',
          'API tests in code',
          'Contracts and schemas',
          'Mocking services that are not there yet',
        ],
      },
      {
        title: 'Beyond function',
        hours: 12,
        topics: [
          'Load tests with k6: throughput and percentiles',
          'Accessibility checks with axe and by hand',
          'The OWASP Top 10, and what a tester can see of it',
          'Mobile browsers and real devices',
        ],
      },
      {
        title: 'Pipelines and reporting',
        hours: 11,
        topics: [
          'GitHub Actions; a Jenkins job, read and changed',
          'Parallel runs, retries and flaky tests',
          'Reports, traces and videos',
          'Using AI assistants, and checking what they wrote',
        ],
      },
    ],
  },
  {
    slug: 'data-science-python',
    title: 'Data Science with Python',
    tag: 'Data',
    text: 'From a messy file to a model and a conclusion you can defend, with the statistics understood, not only imported.',
    keywords: ['Data Science with Python', 'Python Data Science'],
    project:
      'Minor: an exploration of open government data with three findings. Major: a demand forecast or churn model with a baseline, an error analysis and a small app.',
    forWhom: 'Those who know some Python and school mathematics.',
    fields: ['data'],
    level: 'basics',
    tools: [
      'Python',
      'NumPy and pandas',
      'Matplotlib and Seaborn',
      'scikit-learn',
      'SHAP',
      'Streamlit',
      'FastAPI',
      'Git',
    ],
    needs: {
      before: 'Some Python (lists, functions, reading a file) and mathematics up to class 12.',
      computer:
        'A laptop with 8 GB of memory, preferably 16 GB, and 20 GB free; no graphics card is needed.',
      software: 'All of it is free: Python and its packages, Jupyter, VS Code.',
      accounts:
        'GitHub, a notebook service for the days when your laptop is too small, and a free plan on which the small app is shown.',
      costs: 'None; the data is open government data or ours.',
    },
    modules: [
      {
        title: 'The working bench',
        hours: 13,
        topics: [
          'Notebooks, scripts and environments',
          'NumPy arrays and broadcasting',
          'pandas: selection, grouping, joining, reshaping',
          'Git for analyses',
        ],
      },
      {
        title: 'Getting and cleaning data',
        hours: 14,
        topics: [
          'CSV, Excel, Parquet, APIs and SQL',
          'Missing values and why they are missing',
          'Dates, categories and text',
          'Privacy and permission to use data',
        ],
      },
      {
        title: 'Looking at data',
        hours: 9,
        topics: [
          'Matplotlib and Seaborn',
          'Distribution, relation, composition, change',
          'Misleading charts and how to repair them',
          'A notebook someone else can read',
        ],
      },
      {
        title: 'Statistics that carry weight',
        hours: 16,
        topics: [
          'Probability, distributions and sampling',
          'Confidence intervals and the bootstrap',
          'Hypothesis tests, p-values and effect size',
          'A/B tests, and why correlation is not cause',
        ],
      },
      {
        title: 'Supervised learning',
        hours: 18,
        topics: [
          'Train, validation and test; leakage',
          'Linear and logistic regression',
          'Trees, random forests and gradient boosting',
          'Pipelines and cross-validation in scikit-learn',
        ],
      },
      {
        title: 'Judging a model',
        hours: 13,
        topics: [
          'Baselines, error metrics and what errors cost',
          'Imbalanced classes and thresholds',
          'Feature importance and SHAP',
          'Fairness across groups',
        ],
      },
      {
        title: 'Time, groups and text',
        hours: 12,
        topics: [
          'Forecasting with time-aware validation',
          'Clustering and principal components',
          'Text as features',
        ],
      },
      {
        title: 'Delivering',
        hours: 9,
        topics: [
          'A small app with Streamlit',
          'A model behind FastAPI',
          'What to watch once it runs',
          'Writing and presenting the conclusion',
        ],
      },
    ],
  },
  {
    slug: 'cyber-security',
    title: 'Cyber Security and Ethical Hacking',
    tag: 'Security',
    text: 'Attack a lab of your own, with permission and a written report, then learn to defend it and keep watch over it.',
    keywords: ['Cyber Security and Ethical Hacking', 'Cyber Security', 'Ethical Hacking'],
    project:
      'Minor: hardening a Linux server against a checklist. Major: a full test of a vulnerable lab network and web application, with a report for its owner.',
    forWhom:
      'Those who are at home with Linux and basic networking, and willing to work within the law.',
    fields: ['cloud'],
    level: 'basics',
    tools: [
      'Kali Linux',
      'Wireshark',
      'Nmap',
      'Burp Suite Community',
      'ZAP',
      'Metasploit',
      'MITRE ATT&CK',
      'VirtualBox',
    ],
    needs: {
      before:
        'The Linux command line and how IP addresses, ports and DNS work. Willingness to work within the law: attacks are made in your own lab only.',
      computer:
        'A laptop with 16 GB of memory, 80 GB free and virtualisation switched on, since the lab runs several machines at once; with 8 GB it runs two. An Intel or AMD processor: some lab machines do not run on an Apple-silicon Mac.',
      software:
        'Kali Linux, the practice targets, Nmap, Wireshark, ZAP and the Community edition of Burp Suite are free; Windows comes as Microsoft’s evaluation copy, which ends by itself.',
      accounts:
        'None that costs anything; Microsoft may ask for an address before its evaluation copies.',
      costs:
        'None; certification examinations are not part of the program and are paid to their boards.',
    },
    modules: [
      {
        title: 'Ground rules',
        hours: 8,
        topics: [
          'Threats, vulnerabilities, risk and the CIA triad',
          'The Information Technology Act and written permission',
          'CERT-In and reporting an incident',
          'Building an isolated lab',
        ],
      },
      {
        title: 'Networks as an attacker sees them',
        hours: 15,
        topics: [
          'TCP/IP, DNS and TLS in Wireshark',
          'Open-source intelligence',
          'Scanning with Nmap',
          'ARP spoofing, man-in-the-middle attacks, and what stops them',
        ],
      },
      {
        title: 'Cryptography in use',
        hours: 11,
        topics: [
          'Symmetric and public-key encryption, signatures',
          'Hashes, salts and password cracking',
          'Certificates and PKI',
          'Common mistakes in using it',
        ],
      },
      {
        title: 'Web application security',
        hours: 22,
        topics: [
          'The OWASP Top 10 in practice',
          'Injection and cross-site scripting',
          'Broken access control and session attacks',
          'File uploads, and requests that a server is made to send',
          'Burp Suite and ZAP',
        ],
      },
      {
        title: 'Systems and privileges',
        hours: 17,
        topics: [
          'Windows and Linux privilege escalation',
          'Active Directory basics and Kerberos',
          'Metasploit, used knowingly',
          'How malware behaves, shown in a sandbox',
        ],
      },
      {
        title: 'Defence',
        hours: 12,
        topics: [
          'Hardening to the CIS Benchmarks',
          'Firewalls, segmentation and zero trust',
          'Patching, backups and ransomware',
          'Multi-factor sign-in and passkeys',
        ],
      },
      {
        title: 'Watching and responding',
        hours: 11,
        topics: [
          'Logs, SIEM and detection rules',
          'MITRE ATT&CK as a common language',
          'Incident response, step by step',
          'First steps in digital forensics',
        ],
      },
      {
        title: 'Cloud, people and reports',
        hours: 8,
        topics: [
          'Cloud misconfiguration and identity',
          'Phishing, and training that respects people',
          'Prompt injection and other risks of AI systems',
          'CVSS scoring and a report that gets read',
        ],
      },
    ],
  },
  {
    slug: 'aws-cloud',
    title: 'Cloud Administration on AWS',
    tag: 'Cloud',
    text: 'Networks, servers, storage, identity and bills on AWS: build by hand once, and as code ever after.',
    keywords: ['Cloud Administration on AWS', 'Cloud Administration', 'AWS'],
    project:
      'Minor: a static site with its own domain and certificate. Major: a three-tier application across two zones, as code, with backups, alarms and a cost sheet.',
    forWhom: 'Those who can use a Linux command line and know what an IP address is.',
    fields: ['cloud'],
    level: 'basics',
    tools: [
      'AWS Console and CLI',
      'IAM',
      'VPC',
      'EC2',
      'S3',
      'RDS',
      'CloudFormation',
      'Terraform',
      'CloudWatch',
    ],
    needs: {
      before: 'A Linux command line, and what an IP address and a port are.',
      computer:
        'Any laptop with 4 GB of memory, preferably 8 GB, and a browser: the machines are in the cloud.',
      software: 'All of it is free: the AWS command line, Terraform, Git and VS Code.',
      accounts:
        'An AWS account of your own, for which Amazon asks for a card or another way to pay and a phone number, and GitHub.',
      costs:
        'New accounts get credits for a limited time, and on the free plan are closed rather than billed; some services of the exercises need the paid plan, which is billed by use. You set a budget and an alarm on the first day, and delete what you built after each class.',
    },
    modules: [
      {
        title: 'Cloud, accounts and cost',
        hours: 8,
        topics: [
          'Regions, zones and shared responsibility',
          'Accounts, budgets and alarms before anything else',
          'Console, CLI and CloudShell',
          'Pricing, and the Mumbai and Hyderabad regions',
        ],
      },
      {
        title: 'Identity',
        hours: 12,
        topics: [
          'IAM users, roles and policies',
          'Least privilege, and reading a denied request',
          'IAM Identity Center and temporary credentials',
          'Secrets Manager and KMS',
        ],
      },
      {
        title: 'Networks',
        hours: 15,
        topics: [
          'VPC, subnets and route tables',
          'Internet and NAT gateways, endpoints',
          'Security groups and network ACLs',
          'Route 53 and certificates',
        ],
      },
      {
        title: 'Compute',
        hours: 16,
        topics: [
          'EC2, AMIs and user data',
          'Load balancers and auto scaling',
          'Lambda and API Gateway',
          'Containers on ECS with Fargate',
        ],
      },
      {
        title: 'Storage and databases',
        hours: 15,
        topics: [
          'S3: classes, lifecycle and public access',
          'EBS and EFS',
          'RDS and Aurora, read replicas and failover',
          'DynamoDB keys and access patterns',
        ],
      },
      {
        title: 'Infrastructure as code',
        hours: 16,
        topics: [
          'CloudFormation templates and stacks',
          'Terraform: state, modules and plan',
          'Reviewing a change before it happens',
          'Deploying from GitHub without stored keys',
        ],
      },
      {
        title: 'Operating',
        hours: 12,
        topics: [
          'CloudWatch metrics, logs and alarms',
          'CloudTrail and Config',
          'Backup plans, and restoring for practice',
          'Systems Manager and patching',
        ],
      },
      {
        title: 'Design and review',
        hours: 10,
        topics: [
          'The Well-Architected pillars',
          'High availability, RTO and RPO',
          'Saving cost without losing safety',
          'Practice for the associate-level certification',
        ],
      },
    ],
  },
  {
    slug: 'industrial-iot',
    title: 'Industrial IoT with ESP32 and MQTT',
    tag: 'Embedded',
    text: 'Devices that report from a machine for months: firmware, radio, broker, gateway, dashboard, and remote updates.',
    keywords: ['Industrial IoT with ESP32 and MQTT', 'Industrial IoT'],
    project:
      'Minor: a battery-powered sensor node. Major: vibration and temperature monitoring of a motor with gateway, dashboard, alerts and over-the-air updates.',
    forWhom:
      'Electronics, electrical and mechanical students who have programmed a microcontroller.',
    fields: ['electronics'],
    level: 'basics',
    tools: [
      'ESP-IDF',
      'FreeRTOS',
      'Mosquitto',
      'Node-RED',
      'InfluxDB',
      'Grafana',
      'Modbus',
      'OPC UA',
      'Raspberry Pi',
    ],
    needs: {
      before:
        'A microcontroller that you have programmed, an Arduino for instance, and C as far as functions and arrays.',
      computer:
        'A laptop with 8 GB of memory, 20 GB free and two USB ports, on Windows 11, macOS or Linux. For the gateway a Raspberry Pi or any old laptop with Linux.',
      software:
        'All of it is free: ESP-IDF, Mosquitto, Node-RED, and InfluxDB and Grafana in their open-source editions.',
      accounts: 'GitHub; everything else runs on your own gateway.',
      costs:
        'Parts that you buy and keep: two ESP32 boards, an accelerometer, a temperature probe, a 4-20 mA converter, an RS-485 adapter, a small motor to watch, and the gateway if you own none. We send the list before you buy. LoRaWAN is shown, not bought.',
    },
    modules: [
      {
        title: 'From sensor to decision',
        hours: 10,
        topics: [
          'Layers of an industrial IoT system',
          '4-20 mA, 0-10 V, Pt100 and encoders',
          'Sampling, filters and calibration',
          'Isolation, surges and enclosures',
        ],
      },
      {
        title: 'ESP32 firmware with ESP-IDF',
        hours: 20,
        topics: [
          'Project structure, menuconfig and components',
          'FreeRTOS tasks, queues and timers',
          'ADC, I²C, SPI and UART drivers',
          'Watchdogs, brown-out and logging',
        ],
      },
      {
        title: 'Radio and power',
        hours: 10,
        topics: [
          'Wi-Fi, Bluetooth Low Energy and LoRaWAN compared',
          'Deep sleep and a battery budget',
          'Antennas and range in a factory',
          'Licence-free bands in India',
        ],
      },
      {
        title: 'MQTT and data',
        hours: 11,
        topics: [
          'Topics, QoS, retained messages and last will',
          'MQTT 5 and Sparkplug',
          'Payloads: JSON, CBOR and units',
          'Buffering when the network is down',
        ],
      },
      {
        title: 'The gateway',
        hours: 15,
        topics: [
          'Linux on a single-board computer',
          'Modbus RTU and TCP, OPC UA',
          'Node-RED flows',
          'Containers at the edge',
        ],
      },
      {
        title: 'Storing and showing',
        hours: 12,
        topics: [
          'Time-series databases',
          'Grafana dashboards and alerts',
          'Downsampling and retention',
          'Figures a plant manager asks for: OEE and downtime',
        ],
      },
      {
        title: 'Security and updates',
        hours: 14,
        topics: [
          'TLS, device certificates and provisioning',
          'Secure boot and flash encryption in outline',
          'Over-the-air updates with rollback',
          'Network zones, and IEC 62443 in outline',
        ],
      },
      {
        title: 'Condition monitoring',
        hours: 12,
        topics: [
          'Vibration, FFT and bearing faults',
          'Thresholds, trends and anomaly detection',
          'When a small model on the device is worth it',
          'Commissioning and handing over',
        ],
      },
    ],
  },
  {
    slug: 'vlsi-front-end',
    title: 'VLSI Front-End Design and Verification',
    tag: 'VLSI',
    text: 'Digital design in Verilog, verification in SystemVerilog and UVM, and the reports that a design must pass on its way to a chip.',
    keywords: ['VLSI Front-End Design and Verification', 'VLSI', 'Verilog', 'SystemVerilog'],
    project:
      'Minor: a UART with a self-checking testbench. Major: an APB peripheral or small RISC-V core, verified with UVM and coverage, run on an FPGA.',
    forWhom: 'Electronics students who have studied digital logic.',
    fields: ['electronics'],
    level: 'basics',
    tools: [
      'Verilog',
      'SystemVerilog',
      'UVM',
      'AMD Vivado',
      'Verilator',
      'Yosys',
      'OpenSTA',
      'Tcl',
      'FPGA board',
    ],
    needs: {
      before: 'Digital logic: gates, flip-flops, number systems, state machines.',
      computer:
        'A laptop with 16 GB of memory, an SSD with 100 GB free and an Intel or AMD processor, on Windows 11 or Linux; with 8 GB synthesis is slow. Vivado does not run on a Mac.',
      software:
        'The Standard edition of AMD Vivado, free for the smaller devices, simulates SystemVerilog and UVM too; Verilator, Yosys and OpenSTA are open source. The tools of a chip company are shown by their reports: they have no licence for private people.',
      accounts:
        'An AMD account for the download, which asks where you live because of export rules.',
      costs:
        'An FPGA board that the free edition supports, which you buy and keep or borrow from your college; everything before the last step of the project runs in simulation.',
    },
    modules: [
      {
        title: 'Digital design again, properly',
        hours: 11,
        topics: [
          'Combinational and sequential logic',
          'Finite state machines, Moore and Mealy',
          'Setup, hold and clock skew',
          'Number formats, adders and multipliers',
        ],
      },
      {
        title: 'Verilog for synthesis',
        hours: 15,
        topics: [
          'Modules, ports and hierarchy',
          'Blocking and non-blocking assignments',
          'Inferring registers, and avoiding latches',
          'Parameters and generate',
        ],
      },
      {
        title: 'RTL building blocks',
        hours: 16,
        topics: [
          'FIFOs, arbiters and memories',
          'Clock domain crossing and reset',
          'APB and AXI4-Lite',
          'Pipelines and handshakes',
        ],
      },
      {
        title: 'From RTL to gates',
        hours: 11,
        topics: [
          'Synthesis and constraints in SDC',
          'Static timing analysis and its reports',
          'Area, power and clock gating',
          'Lint and CDC checks; formal equivalence in outline',
        ],
      },
      {
        title: 'FPGA flow',
        hours: 12,
        topics: [
          'LUTs, block RAM and DSP slices',
          'Simulation, synthesis, place and route',
          'Pin constraints and timing closure',
          'Debugging with an on-chip logic analyser',
        ],
      },
      {
        title: 'SystemVerilog for verification',
        hours: 16,
        topics: [
          'Data types, interfaces and clocking blocks',
          'Classes and constrained random stimulus',
          'Functional coverage',
          'Assertions with SVA',
        ],
      },
      {
        title: 'UVM',
        hours: 15,
        topics: [
          'Agents, drivers, monitors and sequencers',
          'Sequences, factory and configuration',
          'Scoreboards; register models in outline',
          'Closing coverage, and regressions',
        ],
      },
      {
        title: 'Scripts, back end and interviews',
        hours: 8,
        topics: [
          'Tcl, Python and make in a design flow',
          'What physical design does with your netlist',
          'Scan chains and DFT in outline',
          'Timing and FSM questions, practised',
        ],
      },
    ],
  },
  {
    slug: 'plc-scada',
    title: 'Industrial Automation with PLC and SCADA',
    tag: 'Electrical',
    text: 'Program the controller in CODESYS, draw the panel and the operator’s screen, and look for a fault step by step.',
    keywords: ['Industrial Automation with PLC and SCADA', 'Industrial Automation', 'PLC', 'SCADA'],
    project:
      'Minor: a conveyor with sorting in simulation. Major: a water-treatment or bottling line with PLC, HMI, drive, alarms, trends and a panel drawing.',
    forWhom:
      'Electrical, electronics, instrumentation and mechanical students, and plant technicians.',
    fields: ['electronics'],
    level: 'basics',
    tools: [
      'CODESYS',
      'Siemens TIA Portal',
      'Ignition',
      'Modbus',
      'OPC UA',
      'IEC 61131-3',
      'QElectroTech',
    ],
    needs: {
      before: 'Voltage, current, relays and contactors, from a diploma, a degree or the plant.',
      computer:
        'A 64-bit Windows 11 laptop with 8 GB of memory, preferably 16 GB, and 40 GB free; the programs do not run on a Mac.',
      software:
        'CODESYS for all exercises, free with its simulation and operator screens; Ignition for SCADA, free in trial mode, which is started again every two hours; QElectroTech for panel drawings. Siemens TIA Portal is used in its time-limited trial or watched.',
      accounts:
        'One with CODESYS, one with Inductive Automation, and one with Siemens if you install the trial.',
      costs:
        'None: controller, drive and plant are simulated. A small controller of your own is welcome and never required.',
    },
    modules: [
      {
        title: 'The plant and its signals',
        hours: 10,
        topics: [
          'Sensors: inductive, capacitive, optical, level and flow',
          'Actuators: contactors, valves and cylinders',
          'Sinking and sourcing, 24 V and 4-20 mA',
          'Electrical safety and lockout',
        ],
      },
      {
        title: 'PLC hardware',
        hours: 9,
        topics: [
          'CPU, modules, racks and scan cycle',
          'Addresses and data types',
          'Choosing inputs and outputs',
          'CODESYS for the exercises; Siemens and Rockwell compared with it',
        ],
      },
      {
        title: 'Ladder logic',
        hours: 18,
        topics: [
          'Contacts, coils, latches and edges',
          'Timers and counters',
          'Interlocks and sequences',
          'Motor starters: DOL, star-delta, reversing',
        ],
      },
      {
        title: 'The other IEC 61131-3 languages',
        hours: 13,
        topics: [
          'Function block diagram',
          'Structured text',
          'Sequential function chart',
          'Reusable function blocks',
        ],
      },
      {
        title: 'Analogue signals, PID and drives',
        hours: 16,
        topics: [
          'Scaling a signal to units, and filtering it',
          'PID loops and tuning',
          'Variable frequency drives and their parameters',
          'Servo positioning in outline',
        ],
      },
      {
        title: 'HMI and SCADA',
        hours: 16,
        topics: [
          'Operator screens in CODESYS, a SCADA project in Ignition',
          'Tags, alarms and acknowledgement',
          'Trends, recipes and reports',
          'Users and audit trail',
        ],
      },
      {
        title: 'Networks',
        hours: 10,
        topics: [
          'Modbus RTU and TCP',
          'PROFINET and EtherNet/IP',
          'OPC UA to the office',
          'Separating plant and office networks',
        ],
      },
      {
        title: 'Panels and commissioning',
        hours: 12,
        topics: [
          'Reading and drawing panel diagrams',
          'Protection, earthing and EMI',
          'Emergency stop and safety relays',
          'Fault finding, and factory and site acceptance tests',
        ],
      },
    ],
  },
  {
    slug: 'finite-element-analysis',
    title: 'Finite Element Analysis for Design Engineers',
    tag: 'Mechanical',
    text: 'Stress, vibration and heat by simulation, with a hand calculation first, so that you know when a coloured picture is wrong.',
    keywords: ['Finite Element Analysis for Design Engineers', 'Finite Element Analysis', 'FEA'],
    project:
      'Minor: a bracket, by hand and by mesh. Major: a pressure vessel or chassis part with static, modal and fatigue study, a design change and a report.',
    forWhom:
      'Mechanical, automobile and production students who can model a part in any CAD system.',
    fields: ['mechanical'],
    level: 'basics',
    tools: [
      'Ansys Student',
      'Ansys Mechanical',
      'FreeCAD or your CAD',
      'Excel or Python for hand checks',
    ],
    needs: {
      before: 'Modelling a part in any CAD system, and strength of materials from the second year.',
      computer:
        'A 64-bit Windows 11 laptop with 16 GB of memory, four cores, an SSD with 60 GB free and a mouse with a wheel; with 8 GB only the smallest models run. Ansys does not run on a Mac.',
      software:
        'Ansys Student, free for learning; it limits the size of a model, and every study here fits that limit. Any CAD for the geometry, FreeCAD if you have none.',
      accounts:
        'An address for the Ansys download; no proof of study is asked for at the time of writing.',
      costs: 'None. The student version may not be used for paid work; a company needs a licence.',
    },
    modules: [
      {
        title: 'Mechanics you must not forget',
        hours: 12,
        topics: [
          'Stress, strain and Hooke’s law',
          'Bending, torsion and stress concentration',
          'Von Mises, maximum shear and safety factors',
          'Free-body diagrams before software',
        ],
      },
      {
        title: 'What the method does',
        hours: 12,
        topics: [
          'Elements, nodes and shape functions',
          'Stiffness matrix of a bar, by hand',
          'Degrees of freedom and assembly',
          'Sources of error',
        ],
      },
      {
        title: 'From CAD to mesh',
        hours: 14,
        topics: [
          'Cleaning and simplifying geometry',
          'Beams, shells and solids: which and when',
          'Mesh quality and refinement',
          'Convergence studies',
        ],
      },
      {
        title: 'Loads, supports and contact',
        hours: 14,
        topics: [
          'Boundary conditions that mean what you think',
          'Bolts, welds and remote loads',
          'Contact types and their stiffness',
          'Symmetry, singularities and reaction checks',
        ],
      },
      {
        title: 'Static structural studies in Ansys',
        hours: 18,
        topics: [
          'Materials, and one consistent set of units',
          'Reading results: averaged and unaveraged stress, reactions',
          'Assemblies of several parts in contact',
          'Large deflection, and a first nonlinear material',
        ],
      },
      {
        title: 'Vibration, buckling and fatigue',
        hours: 16,
        topics: [
          'Modal analysis and resonance',
          'Harmonic response; random vibration in outline',
          'Linear buckling and its limits',
          'S-N curves and Goodman’s line',
        ],
      },
      {
        title: 'Heat',
        hours: 9,
        topics: [
          'Conduction, convection and radiation',
          'Steady and transient studies',
          'Thermal stress',
          'A heat sink from start to finish',
        ],
      },
      {
        title: 'Changing the design',
        hours: 9,
        topics: [
          'Parameters and sensitivity',
          'A first topology optimisation',
          'Comparing with a test or a formula',
          'A report another engineer can check',
        ],
      },
    ],
  },
  {
    slug: 'structural-design',
    title: 'Structural Analysis and Design of Buildings',
    tag: 'Civil',
    text: 'Load a building to the Indian Standards, analyse it in STAAD.Pro and ETABS, design it, and detail it for the site.',
    keywords: [
      'Structural Analysis and Design of Buildings',
      'STAAD',
      'ETABS',
      'Structural Design',
    ],
    project:
      'Minor: a steel shed. Major: a ground-plus-five reinforced concrete building with load sheets, model, hand checks, drawings and bar bending schedule.',
    forWhom: 'Civil engineering students who have studied strength of materials.',
    fields: ['civil'],
    level: 'basics',
    tools: [
      'STAAD.Pro',
      'ETABS',
      'AutoCAD or a DWG editor',
      'IS 456',
      'IS 800',
      'IS 875',
      'IS 1893',
      'IS 13920',
    ],
    needs: {
      before:
        'Strength of materials and structural analysis from the second year; bending-moment diagrams by hand.',
      computer:
        'A 64-bit Windows 11 laptop with 8 GB of memory, preferably 16 GB, 30 GB free and a mouse with a wheel; neither program runs on a Mac.',
      software:
        'STAAD.Pro and ETABS; a spreadsheet for the hand checks. The standards are read from your college’s library or from the Bureau of Indian Standards, which lets you register and read most of them.',
      accounts:
        'One with Bentley and one with CSI; both ask students for proof of study or for the college’s licence.',
      costs:
        'Both programs are licensed: through the college or the makers’ student offers where you are eligible; time-limited evaluation copies end before the program does, so ask us which modules need which program before you enrol.',
    },
    modules: [
      {
        title: 'Structures by hand',
        hours: 12,
        topics: [
          'Load paths and framing plans',
          'Shear force and bending moment',
          'Deflection and continuous beams',
          'Rough sizes before any software',
        ],
      },
      {
        title: 'Loads',
        hours: 15,
        topics: [
          'Dead and imposed loads to IS 875 Parts 1 and 2',
          'Wind to IS 875 Part 3',
          'Earthquake to IS 1893 Part 1, and finding the edition that is in force',
          'Load combinations for strength and for serviceability',
        ],
      },
      {
        title: 'Modelling in STAAD.Pro',
        hours: 12,
        topics: [
          'Geometry, sections and supports',
          'Plates, releases and offsets',
          'Load generation, and checking which edition of a standard it follows',
          'Reading results and checking equilibrium',
        ],
      },
      {
        title: 'Buildings in ETABS',
        hours: 14,
        topics: [
          'Grids, storeys and diaphragms',
          'Shear walls and lift cores',
          'Response spectrum, drift and torsion',
          'Checking a model someone else made',
        ],
      },
      {
        title: 'Reinforced concrete design',
        hours: 20,
        topics: [
          'Limit states to IS 456',
          'Slabs, beams and columns',
          'Footings and soil reports',
          'A staircase; water tanks in outline',
        ],
      },
      {
        title: 'Detailing',
        hours: 11,
        topics: [
          'Ductile detailing to IS 13920',
          'Laps, anchorage and cover',
          'Bar bending schedules',
          'Structural drawings that answer questions',
        ],
      },
      {
        title: 'Steel design',
        hours: 14,
        topics: [
          'Tension, compression and bending to IS 800',
          'Bolted and welded connections',
          'Trusses, purlins and portal frames',
          'Base plates and anchor bolts',
        ],
      },
      {
        title: 'To the site',
        hours: 6,
        topics: [
          'Quantities and economy',
          'Construction stages and formwork',
          'Site queries and typical mistakes',
          'A design basis report',
        ],
      },
    ],
  },
  {
    slug: 'hr-analytics',
    title: 'HR Operations and People Analytics',
    tag: 'HR',
    text: 'The daily work of an Indian HR team, payroll and labour codes included, and the figures that show how it is going.',
    keywords: [
      'HR Operations and People Analytics',
      'People Analytics',
      'HR Analytics',
      'HR Operations',
    ],
    project:
      'Minor: an onboarding kit. Major: an attrition study on sample data of a 400-person company, with a dashboard, a recommendation and its cost.',
    forWhom: 'Management, commerce and psychology graduates, and junior HR staff.',
    fields: ['business'],
    level: 'basics',
    tools: ['Microsoft Excel', 'Power Query', 'Power BI Desktop', 'Frappe HR', 'Google Forms'],
    needs: {
      before:
        'Spreadsheet basics (sums, sorting, filters) and an idea of what an HR department does.',
      computer:
        'A Windows laptop with 8 GB of memory: Power BI Desktop does not run on a Mac or a phone.',
      software:
        'A current Excel (Microsoft 365, or Excel 2024); Power BI Desktop and the open-source Frappe HR are free.',
      accounts:
        'A Microsoft account if your Excel is a subscription; dashboards stay on your laptop, so no work or college account is needed.',
      costs:
        'Excel, if you have none: many colleges and employers include Microsoft 365, so ask yours first.',
    },
    modules: [
      {
        title: 'The HR year',
        hours: 9,
        topics: [
          'From workforce plan to exit',
          'Job descriptions and competencies',
          'Policies, letters and records',
          'Confidentiality and conduct',
        ],
      },
      {
        title: 'Hiring',
        hours: 13,
        topics: [
          'Sourcing, job posts and referrals',
          'Applicant tracking systems and fair shortlisting',
          'Structured interviews and scorecards',
          'Offers, background checks and joining',
        ],
      },
      {
        title: 'Law at work',
        hours: 17,
        topics: [
          'The four labour codes and State rules',
          'Provident fund, ESI, gratuity and bonus',
          'Prevention of sexual harassment at the workplace',
          'Personal data of employees under the DPDP Act',
        ],
      },
      {
        title: 'Pay',
        hours: 18,
        topics: [
          'Pay structure and the definition of wages',
          'Attendance, leave and overtime',
          'A payroll run in a spreadsheet and in software',
          'TDS on salary and the yearly certificate',
        ],
      },
      {
        title: 'Performance and growth',
        hours: 11,
        topics: [
          'Goals, OKRs and appraisal',
          'Feedback and difficult conversations',
          'Learning plans, and checking whether they worked',
          'Engagement surveys that are truly anonymous',
        ],
      },
      {
        title: 'Data for HR',
        hours: 20,
        topics: [
          'Clean employee data in Excel and Power Query',
          'Headcount, attrition, time to hire, cost per hire',
          'Diversity and pay-gap analysis',
          'Dashboards in Power BI',
        ],
      },
      {
        title: 'From description to decision',
        hours: 16,
        topics: [
          'Sampling, significance and small groups',
          'Cohorts and survival curves of tenure',
          'Signs of attrition, and what they may not be used for',
          'AI in hiring: bias, consent and a human decision',
          'Presenting to management',
        ],
      },
    ],
  },
  {
    slug: 'finance-analytics',
    title: 'Finance Analytics and Financial Modelling',
    tag: 'Finance',
    text: 'Read a company, build its model, value it, and say how wrong you could be. Excel first, then Python.',
    keywords: [
      'Finance Analytics and Financial Modelling',
      'Finance Analytics',
      'Financial Modelling',
    ],
    project:
      'Minor: a ratio study of three companies in one industry. Major: a three-statement model with scenarios and valuation of a listed company, and a ten-page note.',
    forWhom: 'Commerce, economics and engineering graduates who know basic Excel.',
    fields: ['business', 'data'],
    level: 'basics',
    tools: [
      'Microsoft Excel',
      'Python and pandas',
      'Jupyter',
      'Power BI Desktop',
      'Annual reports',
    ],
    needs: {
      before:
        'Basic Excel (formulas, sorting) and the idea of profit, assets and interest; no programming is expected.',
      computer:
        'A Windows laptop with 8 GB of memory: Power BI Desktop does not run on a Mac, and Excel’s financial shortcuts differ there.',
      software:
        'A current Excel (Microsoft 365, or Excel 2024); Python, Jupyter and Power BI Desktop are free.',
      accounts:
        'A notebook service, if your laptop is small; no trading or broker account is needed or asked for.',
      costs:
        'Excel, if you have none. Annual reports and prices come from free public sources; paid data services are not used.',
    },
    modules: [
      {
        title: 'Reading the statements',
        hours: 14,
        topics: [
          'Balance sheet, profit and loss, cash flow',
          'Ind AS, notes and the auditor’s report',
          'Ratios and common-size statements',
          'Warning signs in accounts and notes',
        ],
      },
      {
        title: 'Excel for finance',
        hours: 11,
        topics: [
          'Model structure, colours and checks',
          'Lookup, dynamic arrays and dates',
          'NPV, IRR, XIRR and loan schedules',
          'Data tables, scenarios and goal seek',
        ],
      },
      {
        title: 'The three-statement model',
        hours: 20,
        topics: [
          'Revenue from price, volume and mix',
          'Working capital, capex and debt schedules',
          'Linking the statements; the balance check',
          'Circular references and how to avoid them',
        ],
      },
      {
        title: 'Valuation',
        hours: 16,
        topics: [
          'Time value, risk and cost of capital',
          'Discounted cash flow',
          'Multiples and comparable companies',
          'Sensitivity, and a range instead of one number',
        ],
      },
      {
        title: 'Markets and portfolios',
        hours: 11,
        topics: [
          'Shares, bonds and mutual funds in India; derivatives in outline',
          'Return, volatility and correlation',
          'Diversification and the efficient frontier',
          'Regulation by SEBI, and what counts as advice',
        ],
      },
      {
        title: 'Python for finance',
        hours: 14,
        topics: [
          'pandas with prices and statements',
          'Returns, drawdown and rolling figures',
          'Monte Carlo simulation',
          'Back-testing and its traps',
        ],
      },
      {
        title: 'Credit and risk',
        hours: 10,
        topics: [
          'A credit score by logistic regression, and its limits',
          'Expected loss and provisioning',
          'Value at risk and stress tests',
        ],
      },
      {
        title: 'Reporting',
        hours: 8,
        topics: [
          'Budget against actual, variance analysis',
          'Dashboards in Power BI',
          'Writing an investment note',
          'Defending a model before a committee',
        ],
      },
    ],
  },
] satisfies Program[];

/** The twelve four-month programs of `/intermediate-programs`. Sample: the names and syllabuses are invented. */
export const intermediateTermsAndPrograms: { terms: ProgramTerms; programs: Program[] } = {
  terms,
  programs,
};
