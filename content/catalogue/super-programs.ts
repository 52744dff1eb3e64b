import { fees } from '../fees.ts';
import type { Program, ProgramTerms } from '../schema.ts';

const terms = {
  kind: 'super',
  path: '/super-program',
  title: 'Super programs',
  heading: 'Six months, a whole field',
  intro:
    'Four tracks that end at interviews; two begin at the very beginning, two expect the basics that they name. You work in a small group with a mentor, build two minor and two major projects, and practise writing, speaking and answering difficult questions along the way.',
  months: 6,
  hoursPerWeek: 14,
  liveHoursPerWeek: 6,
  projectHours: 104,
  feeRupees: fees.superRupees,
  indexLabel: 'The four tracks',
  featuresHeading: 'In every track',
  features: [
    'Lifetime LMS access',
    '4 projects (2 minor, 2 major)',
    'Placement assistance',
    'Personality development',
    'Custom certificates',
    'Group mentorship',
  ],
} satisfies ProgramTerms;

const programs = [
  {
    slug: 'full-stack-engineering',
    title: 'Full Stack Software Engineering',
    tag: 'Software',
    text: 'TypeScript from browser to server, PostgreSQL beneath, tests around it and a pipeline that ships it: the trade, not one stack.',
    keywords: ['Full Stack Software Engineering', 'Full Stack Engineering'],
    project:
      'Minor: an accessible component library; a REST service with tests. Major: a booking product in a team of three; a product of your own, live and monitored.',
    forWhom:
      'Final-year students and graduates of any branch who want a developer’s job and can give two hours a day.',
    fields: ['web', 'software'],
    level: 'zero',
    tools: [
      'TypeScript',
      'React',
      'Node.js',
      'Fastify',
      'PostgreSQL',
      'Redis',
      'Vitest',
      'Playwright',
      'Docker',
      'GitHub Actions',
    ],
    needs: {
      before:
        'School mathematics, reading English documentation, and two hours a day for six months; no programming is expected.',
      computer:
        'A laptop with 16 GB of memory, an SSD and 40 GB free, on Windows 11, macOS or Linux; with 8 GB you run containers one at a time. A headset for interviews.',
      software: 'All of it is free: VS Code, Git, Node.js, PostgreSQL, Redis, Docker for learners.',
      accounts: 'GitHub, and from the tenth module on a cloud provider, which asks for a card.',
      costs:
        'A small server and a domain for the last product, rented by the month; free plans do for the time before. Use of AI assistants beyond their free plans is your choice.',
    },
    modules: [
      {
        title: 'The tools of the trade',
        hours: 11,
        topics: [
          'Terminal, editor and debugger',
          'Git: branches, rebase, pull requests and review',
          'How the web works: DNS, HTTP, TLS',
          'Using AI assistants, and owning what you commit',
        ],
      },
      {
        title: 'HTML and CSS that last',
        hours: 22,
        topics: [
          'Semantics, forms and accessibility',
          'Grid, flexbox and container queries',
          'Custom properties and dark mode',
          'Design tokens and component styles',
        ],
      },
      {
        title: 'JavaScript and TypeScript',
        hours: 31,
        topics: [
          'Values, functions, closures and modules',
          'Promises, async iteration and errors',
          'Types, unions, narrowing and generics',
          'Strict configuration and types at the boundary',
        ],
      },
      {
        title: 'Data structures and algorithms',
        hours: 28,
        topics: [
          'Complexity and measuring it',
          'Arrays, maps, stacks, queues and trees',
          'Searching, sorting and recursion',
          'Graphs, and a first dynamic program',
          'Solving aloud, as in an interview',
        ],
      },
      {
        title: 'React',
        hours: 33,
        topics: [
          'Components, props, state and effects',
          'Forms, actions and optimistic updates',
          'Routing, loading and caching data',
          'Server rendering and server components',
          'Finding slow renders',
        ],
      },
      {
        title: 'Servers with Node.js',
        hours: 24,
        topics: [
          'Event loop, streams and back-pressure',
          'REST design, validation and errors',
          'Fastify, plugins and configuration',
          'WebSockets and server-sent events',
        ],
      },
      {
        title: 'Databases',
        hours: 26,
        topics: [
          'Relational design and normal forms',
          'SQL: joins, windows, common table expressions',
          'Indexes, query plans and transactions',
          'Migrations, and when Redis helps',
        ],
      },
      {
        title: 'Identity and security',
        hours: 20,
        topics: [
          'Sessions, cookies and tokens',
          'OpenID Connect and passkeys',
          'XSS, CSRF, injection and access control',
          'Secrets, dependencies and the supply chain',
        ],
      },
      {
        title: 'Testing',
        hours: 18,
        topics: [
          'Unit, integration and end-to-end',
          'Vitest and Testing Library',
          'Playwright on the real application',
          'Test data, fakes and flakiness',
        ],
      },
      {
        title: 'Shipping and running',
        hours: 20,
        topics: [
          'Docker images and Compose',
          'CI and CD with GitHub Actions',
          'A cloud deployment with domain and TLS',
          'Logs, metrics, traces and alerts',
        ],
      },
      {
        title: 'System design',
        hours: 13,
        topics: [
          'Requirements and estimates on one page',
          'Caching, queues and idempotency',
          'Scaling reads and writes',
          'Writing a decision record',
        ],
      },
      {
        title: 'Working and being hired',
        hours: 15,
        topics: [
          'Team project: backlog, stand-up, retrospective',
          'Reading an unfamiliar code base',
          'CV, portfolio and profile',
          'Mock interviews: code, design and conversation',
        ],
      },
    ],
  },
  {
    slug: 'data-science-ai-engineering',
    title: 'Data Science and AI Engineering',
    tag: 'Data and AI',
    text: 'Python, statistics, machine learning, deep learning and language models, up to a service that is measured and monitored.',
    keywords: ['Data Science and AI Engineering', 'AI Engineering'],
    project:
      'Minor: an analysis of public data; a model with a full error report. Major: a vision or text system behind an API; a question-answering assistant with evaluation.',
    forWhom:
      'Students of engineering, mathematics, physics or commerce who enjoy numbers and can give two hours a day.',
    fields: ['data'],
    level: 'zero',
    tools: [
      'Python',
      'NumPy and pandas',
      'PostgreSQL',
      'scikit-learn',
      'PyTorch',
      'Model provider SDKs',
      'FastAPI',
      'Docker',
      'Git',
    ],
    needs: {
      before:
        'Mathematics of class 12, and two hours a day for six months; Python is taught from the start.',
      computer:
        'A laptop with 16 GB of memory, an SSD and 40 GB free; 8 GB is workable with online notebooks. No graphics card: training on GPUs uses notebook services. A steady connection.',
      software:
        'All of it is free: Python and its packages, VS Code, PostgreSQL, Docker for learners.',
      accounts:
        'GitHub, a notebook service, and one with a model provider, which asks for a card or prepaid credit.',
      costs:
        'What you use of hosted language models, by the token; you set a limit first. Free GPU sessions are limited in time, and paid ones are your choice.',
    },
    modules: [
      {
        title: 'Python for data',
        hours: 20,
        topics: [
          'The language, environments and typing',
          'NumPy and pandas',
          'Notebooks and proper packages',
          'Git and reproducible runs',
        ],
      },
      {
        title: 'Mathematics in use',
        hours: 28,
        topics: [
          'Vectors, matrices and eigenvalues',
          'Derivatives, gradients and the chain rule',
          'Probability and Bayes’ rule',
          'Optimisation by gradient descent',
        ],
      },
      {
        title: 'SQL and tables',
        hours: 20,
        topics: [
          'Queries, joins and window functions',
          'Star schemas and Parquet, as far as an analyst needs them',
          'Data quality tests',
        ],
      },
      {
        title: 'Exploration and statistics',
        hours: 22,
        topics: [
          'Plots that answer a question',
          'Estimation, intervals and tests',
          'Experiments and causal pitfalls',
          'Explaining it to someone busy',
        ],
      },
      {
        title: 'Machine learning',
        hours: 35,
        topics: [
          'Linear models and regularisation',
          'Trees and gradient boosting',
          'Clustering and dimensionality reduction',
          'Validation, leakage and metrics',
          'Calibration and thresholds',
        ],
      },
      {
        title: 'Deep learning with PyTorch',
        hours: 30,
        topics: [
          'Tensors, autograd and training loops',
          'Initialisation, normalisation and dropout',
          'Learning rates and schedules',
          'Training on a notebook GPU, and checkpoints',
        ],
      },
      {
        title: 'Pictures and sequences',
        hours: 19,
        topics: [
          'Convolutional networks and transfer learning',
          'A classifier for pictures of your own',
          'Attention and the transformer, built once from scratch',
        ],
      },
      {
        title: 'Language models',
        hours: 22,
        topics: [
          'Tokens, embeddings and sampling',
          'Prompts, structured output and tool use',
          'Fine-tuning in outline, and when not to',
          'Indian languages: scripts, tokenisation and data',
        ],
      },
      {
        title: 'Retrieval and agents',
        hours: 22,
        topics: [
          'Chunking, hybrid search and re-ranking',
          'Citations and refusing to answer',
          'One agent loop with tools, limits and a stop rule',
          'Prompt injection and permissions',
        ],
      },
      {
        title: 'Evaluation',
        hours: 13,
        topics: [
          'Test sets that resist leakage',
          'Human and model-based judging',
          'Error analysis and slices',
          'Cost, latency and quality together',
        ],
      },
      {
        title: 'Serving and watching',
        hours: 17,
        topics: [
          'FastAPI, batching and queues',
          'Docker and model versions',
          'Drift, feedback and retraining',
          'Bias, privacy and the DPDP Act',
        ],
      },
      {
        title: 'Portfolio and interviews',
        hours: 13,
        topics: [
          'Case studies and model cards',
          'SQL and Python rounds',
          'Statistics and machine learning questions',
          'Presenting to non-specialists',
        ],
      },
    ],
  },
  {
    slug: 'devops-cloud-engineering',
    title: 'DevOps and Cloud Engineering',
    tag: 'Cloud',
    text: 'Linux, containers, Kubernetes, infrastructure as code and observability: keep other people’s software running, and still sleep.',
    keywords: ['DevOps and Cloud Engineering', 'DevOps', 'Kubernetes'],
    project:
      'Minor: a hardened server built with Ansible; a pipeline with tests and scans. Major: a Kubernetes platform for three services; a disaster-recovery drill with a report.',
    forWhom:
      'Graduates and support engineers who like systems more than screens and can give two hours a day.',
    fields: ['cloud'],
    level: 'basics',
    tools: [
      'Linux',
      'Ansible',
      'Terraform and OpenTofu',
      'Docker',
      'Kubernetes',
      'Helm',
      'Argo CD',
      'Prometheus',
      'Grafana',
      'AWS',
    ],
    needs: {
      before:
        'A Linux command line you are not afraid of, a little of any programming language, and two hours a day for six months.',
      computer:
        'A laptop with 16 GB of memory, an SSD with 60 GB free and virtualisation switched on, on Windows 11, macOS or Linux; a small Kubernetes cluster runs in it.',
      software:
        'All of it is free: Docker for learners, a local Kubernetes, Ansible, OpenTofu, Prometheus and Grafana.',
      accounts:
        'GitHub and GitLab; an AWS account, for which Amazon asks for a card or another way to pay. Azure and Google Cloud are compared on screen.',
      costs:
        'What you use in the cloud beyond the credits of a new account, by the hour; budget and alarm come first, and exercises are taken down after each class. Certification examinations are paid to their boards and not required.',
    },
    modules: [
      {
        title: 'Linux in depth',
        hours: 24,
        topics: [
          'Processes, signals, memory and cgroups',
          'File systems, LVM and permissions',
          'systemd, journald and boot',
          'Finding what is slow',
        ],
      },
      {
        title: 'Networks for operators',
        hours: 22,
        topics: [
          'Subnets, routing, NAT and IPv6',
          'DNS, TLS and HTTP in detail',
          'Load balancers and reverse proxies',
          'Packet captures with tcpdump and Wireshark',
        ],
      },
      {
        title: 'Scripting',
        hours: 20,
        topics: [
          'Bash with safe defaults',
          'Python for operations',
          'JSON, YAML and jq',
          'Tests for scripts',
        ],
      },
      {
        title: 'Git and pipelines',
        hours: 20,
        topics: [
          'Branching, trunk-based work and tags',
          'GitHub Actions, GitLab CI and Jenkins',
          'Artefacts, caches and environments',
          'Deployment: rolling, blue-green, canary',
        ],
      },
      {
        title: 'Containers',
        hours: 20,
        topics: [
          'Namespaces, layers and registries',
          'Small, reproducible images',
          'Compose for development',
          'Scanning and signing images',
        ],
      },
      {
        title: 'Configuration and infrastructure as code',
        hours: 26,
        topics: [
          'Ansible roles and inventories',
          'Terraform and OpenTofu: state and modules',
          'Plans, reviews and drift',
          'Policy as code',
        ],
      },
      {
        title: 'Cloud platforms',
        hours: 28,
        topics: [
          'Identity, networks and compute on AWS',
          'What they are called on Azure and Google Cloud',
          'Managed databases and object storage',
          'Serverless functions, and when they fit',
          'Bills, tags and FinOps',
        ],
      },
      {
        title: 'Kubernetes',
        hours: 35,
        topics: [
          'Pods, deployments, services and config',
          'Gateway API and network policies',
          'Storage and stateful sets',
          'Requests, limits and autoscaling',
          'Helm and Kustomize',
        ],
      },
      {
        title: 'GitOps and platforms',
        hours: 18,
        topics: [
          'Argo CD, and Flux compared with it',
          'Secrets in a cluster',
          'Upgrades without downtime',
          'A paved road for developers',
        ],
      },
      {
        title: 'Observability',
        hours: 20,
        topics: [
          'Metrics with Prometheus and Grafana',
          'Structured logs, collected and searched',
          'Traces with OpenTelemetry',
          'Alerts that deserve a call at night',
        ],
      },
      {
        title: 'Reliability and security',
        hours: 15,
        topics: [
          'SLIs, SLOs and error budgets',
          'Incidents and blameless reviews',
          'Backups, restores and chaos experiments',
          'Least privilege, SBOM and supply chain',
        ],
      },
      {
        title: 'Working and being hired',
        hours: 13,
        topics: [
          'Runbooks and diagrams',
          'On-call in a team exercise',
          'Practice for CKA and cloud certifications',
          'Mock interviews with a broken server',
        ],
      },
    ],
  },
  {
    slug: 'embedded-ev-engineering',
    title: 'Embedded and Electric Vehicle Engineering',
    tag: 'Core engineering',
    text: 'Firmware, motors, batteries and the bus between them: what makes an electric two-wheeler go, stop and stay cool.',
    keywords: [
      'Embedded and Electric Vehicle Engineering',
      'Electric Vehicle',
      'Electric Vehicles',
    ],
    project:
      'Minor: an RTOS data logger; a CAN node pair. Major: BLDC motor control with a simulated vehicle; a battery-management prototype with balancing and fault tests.',
    forWhom:
      'Electrical, electronics, mechatronics and automobile students who can give two hours a day.',
    fields: ['electronics'],
    level: 'basics',
    tools: [
      'STM32 Nucleo board',
      'C',
      'FreeRTOS',
      'CAN tools',
      'MATLAB and Simulink',
      'LTspice',
      'Oscilloscope',
      'BLDC motor kit',
    ],
    needs: {
      before:
        'Circuits, diodes and transistors from the first years of a degree or diploma, some C, and two hours a day for six months.',
      computer:
        'A laptop with 16 GB of memory, 50 GB free and two USB ports, Windows 11 at best. Two Cortex-M boards with debugger, CAN transceivers, a small BLDC motor with driver, a current-limited supply below 60 V and a multimeter; an oscilloscope of your own or your college’s.',
      software:
        'GCC for Arm, VS Code, FreeRTOS and LTspice are free. MATLAB and Simulink come with many colleges’ campus licence, or in MATLAB Online, whose free plan is limited in hours a month.',
      accounts: 'GitHub, MathWorks, and the board maker’s for its downloads.',
      costs:
        'Boards, motor kit, cells and protection parts, which you buy and keep or use in pairs; a student licence of MATLAB if neither the college’s nor the free hours are enough. We send the list before you buy.',
    },
    modules: [
      {
        title: 'Circuits and measurement',
        hours: 20,
        topics: [
          'Op-amps, filters and signal conditioning',
          'MOSFETs, gate drivers and losses',
          'Oscilloscope and current probe',
          'High-voltage safety and isolation',
        ],
      },
      {
        title: 'C for firmware',
        hours: 26,
        topics: [
          'Memory, pointers, structs and bit fields',
          'volatile, const and the linker map',
          'State machines and modular code',
          'MISRA C and static analysis',
        ],
      },
      {
        title: 'Arm Cortex-M',
        hours: 29,
        topics: [
          'Registers, clock tree and start-up code',
          'GPIO, timers, PWM and ADC',
          'Interrupts, priorities and DMA',
          'Debugging with SWD',
        ],
      },
      {
        title: 'Real-time systems',
        hours: 22,
        topics: [
          'FreeRTOS tasks and queues',
          'Priority inversion and deadlines',
          'Watchdogs and fault handling',
          'Measuring time and stack',
        ],
      },
      {
        title: 'Vehicle networks',
        hours: 22,
        topics: [
          'CAN and CAN FD frames, DBC files',
          'Diagnostics with UDS',
          'A bootloader over CAN',
        ],
      },
      {
        title: 'Modelling and simulation',
        hours: 22,
        topics: [
          'MATLAB and Simulink',
          'Vehicle longitudinal dynamics and drive cycles',
          'Control: PI loops and tuning',
          'A model tested against the measured motor',
        ],
      },
      {
        title: 'Power electronics',
        hours: 24,
        topics: [
          'Buck and boost converters',
          'Three-phase inverters and PWM methods',
          'Thermal design and heat sinks',
        ],
      },
      {
        title: 'Motors and their control',
        hours: 28,
        topics: [
          'BLDC and PMSM motors',
          'Six-step commutation',
          'Field-oriented control: Clarke, Park, current loops',
          'Sensing position; regenerative braking',
        ],
      },
      {
        title: 'Batteries',
        hours: 22,
        topics: [
          'LFP and NMC cells',
          'Pack design and thermal runaway',
          'State of charge and state of health',
          'Cell balancing and protection',
        ],
      },
      {
        title: 'Charging and standards',
        hours: 13,
        topics: [
          'Chargers, AC and DC, and connectors used in India',
          'Battery safety: AIS-156 for two- and three-wheelers, AIS-038 for cars and larger vehicles',
          'Homologation in outline',
        ],
      },
      {
        title: 'Safety and testing',
        hours: 18,
        topics: [
          'ISO 26262: hazards, ASIL and safety goals',
          'FMEA and fault trees',
          'Faults injected on the bench',
          'Requirements and traceability',
        ],
      },
      {
        title: 'Working and being hired',
        hours: 15,
        topics: [
          'Board bring-up as a team',
          'Technical reports and design reviews',
          'Core-company written tests',
          'Mock interviews with a circuit on the table',
        ],
      },
    ],
  },
] satisfies Program[];

/** The four six-month tracks of `/super-program`. Sample: the names and syllabuses are invented. */
export const superTermsAndPrograms: { terms: ProgramTerms; programs: Program[] } = {
  terms,
  programs,
};
