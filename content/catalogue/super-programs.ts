import { fees } from '../fees.ts';
import type { Program, ProgramTerms } from '../schema.ts';

const terms = {
  kind: 'super',
  path: '/super-program',
  title: 'Super programs',
  heading: 'Six months, a whole field',
  intro:
    'Four tracks that begin at the beginning and end at interviews. You work in a small group with a mentor, build two minor and two major projects, and practise writing, speaking and answering difficult questions along the way.',
  months: 6,
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
    modules: [
      {
        title: 'The tools of the trade',
        topics: [
          'Terminal, editor and debugger',
          'Git: branches, rebase, pull requests and review',
          'How the web works: DNS, HTTP, TLS',
          'Using AI assistants, and owning what you commit',
        ],
      },
      {
        title: 'HTML and CSS that last',
        topics: [
          'Semantics, forms and accessibility',
          'Grid, flexbox and container queries',
          'Custom properties and dark mode',
          'Design tokens and component styles',
        ],
      },
      {
        title: 'JavaScript and TypeScript',
        topics: [
          'Values, functions, closures and modules',
          'Promises, async iteration and errors',
          'Types, unions, narrowing and generics',
          'Strict configuration and types at the boundary',
        ],
      },
      {
        title: 'Data structures and algorithms',
        topics: [
          'Complexity and measuring it',
          'Arrays, maps, stacks, queues and trees',
          'Searching, sorting and recursion',
          'Graphs and dynamic programming',
          'Solving aloud, as in an interview',
        ],
      },
      {
        title: 'React',
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
        topics: [
          'Event loop, streams and back-pressure',
          'REST design, validation and errors',
          'Fastify, plugins and configuration',
          'WebSockets and server-sent events',
        ],
      },
      {
        title: 'Databases',
        topics: [
          'Relational design and normal forms',
          'SQL: joins, windows, common table expressions',
          'Indexes, query plans and transactions',
          'Migrations, and when Redis helps',
        ],
      },
      {
        title: 'Identity and security',
        topics: [
          'Sessions, cookies and tokens',
          'OpenID Connect and passkeys',
          'XSS, CSRF, injection and access control',
          'Secrets, dependencies and the supply chain',
        ],
      },
      {
        title: 'Testing',
        topics: [
          'Unit, integration and end-to-end',
          'Vitest and Testing Library',
          'Playwright on the real application',
          'Test data, fakes and flakiness',
        ],
      },
      {
        title: 'Shipping and running',
        topics: [
          'Docker images and Compose',
          'CI and CD with GitHub Actions',
          'A cloud deployment with domain and TLS',
          'Logs, metrics, traces and alerts',
        ],
      },
      {
        title: 'System design',
        topics: [
          'Requirements and estimates on one page',
          'Caching, queues and idempotency',
          'Scaling reads and writes',
          'Writing a decision record',
        ],
      },
      {
        title: 'Working and being hired',
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
    modules: [
      {
        title: 'Python for data',
        topics: [
          'The language, environments and typing',
          'NumPy, pandas and Polars',
          'Notebooks and proper packages',
          'Git and reproducible runs',
        ],
      },
      {
        title: 'Mathematics in use',
        topics: [
          'Vectors, matrices and eigenvalues',
          'Derivatives, gradients and the chain rule',
          'Probability and Bayes’ rule',
          'Optimisation by gradient descent',
        ],
      },
      {
        title: 'SQL and data engineering',
        topics: [
          'Queries, joins and window functions',
          'Warehouses, star schemas and Parquet',
          'Pipelines with dbt and an orchestrator',
          'Data quality tests',
        ],
      },
      {
        title: 'Exploration and statistics',
        topics: [
          'Plots that answer a question',
          'Estimation, intervals and tests',
          'Experiments and causal pitfalls',
          'Explaining it to someone busy',
        ],
      },
      {
        title: 'Machine learning',
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
        topics: [
          'Tensors, autograd and training loops',
          'Initialisation, normalisation and dropout',
          'Learning rates and schedules',
          'GPUs, mixed precision and checkpoints',
        ],
      },
      {
        title: 'Pictures and sequences',
        topics: [
          'Convolutional networks and transfer learning',
          'Detection and segmentation',
          'Attention and the transformer, built once from scratch',
          'Time series and speech in outline',
        ],
      },
      {
        title: 'Language models',
        topics: [
          'Tokens, embeddings and sampling',
          'Prompts, structured output and tool use',
          'Fine-tuning with LoRA, and when not to',
          'Indian languages: scripts, tokenisation and data',
          'Running open-weight models yourself',
        ],
      },
      {
        title: 'Retrieval and agents',
        topics: [
          'Chunking, hybrid search and re-ranking',
          'Citations and refusing to answer',
          'Agent loops, memory and the Model Context Protocol',
          'Prompt injection and permissions',
        ],
      },
      {
        title: 'Evaluation',
        topics: [
          'Test sets that resist leakage',
          'Human and model-based judging',
          'Error analysis and slices',
          'Cost, latency and quality together',
        ],
      },
      {
        title: 'Serving and watching',
        topics: [
          'FastAPI, batching and queues',
          'Docker, registries and model versions',
          'Drift, feedback and retraining',
          'Bias, privacy and the DPDP Act',
        ],
      },
      {
        title: 'Portfolio and interviews',
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
    modules: [
      {
        title: 'Linux in depth',
        topics: [
          'Processes, signals, memory and cgroups',
          'File systems, LVM and permissions',
          'systemd, journald and boot',
          'Finding what is slow',
        ],
      },
      {
        title: 'Networks for operators',
        topics: [
          'Subnets, routing, NAT and IPv6',
          'DNS, TLS and HTTP in detail',
          'Load balancers and reverse proxies',
          'Packet captures with tcpdump and Wireshark',
        ],
      },
      {
        title: 'Scripting',
        topics: [
          'Bash with safe defaults',
          'Python for operations',
          'JSON, YAML and jq',
          'Tests for scripts',
        ],
      },
      {
        title: 'Git and pipelines',
        topics: [
          'Branching, trunk-based work and tags',
          'GitHub Actions, GitLab CI and Jenkins',
          'Artefacts, caches and environments',
          'Deployment: rolling, blue-green, canary',
        ],
      },
      {
        title: 'Containers',
        topics: [
          'Namespaces, layers and registries',
          'Small, reproducible images',
          'Compose for development',
          'Scanning and signing images',
        ],
      },
      {
        title: 'Configuration and infrastructure as code',
        topics: [
          'Ansible roles and inventories',
          'Terraform and OpenTofu: state and modules',
          'Plans, reviews and drift',
          'Policy as code',
        ],
      },
      {
        title: 'Cloud platforms',
        topics: [
          'Identity, networks and compute on AWS',
          'The same ideas on Azure and Google Cloud',
          'Managed databases and object storage',
          'Serverless functions, and when they fit',
          'Bills, tags and FinOps',
        ],
      },
      {
        title: 'Kubernetes',
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
        topics: [
          'Argo CD and Flux',
          'Secrets in a cluster',
          'Upgrades without downtime',
          'A paved road for developers',
        ],
      },
      {
        title: 'Observability',
        topics: [
          'Metrics with Prometheus and Grafana',
          'Structured logs, collected and searched',
          'Traces with OpenTelemetry',
          'Alerts that deserve a call at night',
        ],
      },
      {
        title: 'Reliability and security',
        topics: [
          'SLIs, SLOs and error budgets',
          'Incidents and blameless reviews',
          'Backups, restores and chaos experiments',
          'Least privilege, SBOM and supply chain',
        ],
      },
      {
        title: 'Working and being hired',
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
    modules: [
      {
        title: 'Circuits and measurement',
        topics: [
          'Op-amps, filters and signal conditioning',
          'MOSFETs, gate drivers and losses',
          'Oscilloscope and current probe',
          'High-voltage safety and isolation',
        ],
      },
      {
        title: 'C for firmware',
        topics: [
          'Memory, pointers, structs and bit fields',
          'volatile, const and the linker map',
          'State machines and modular code',
          'MISRA C and static analysis',
        ],
      },
      {
        title: 'Arm Cortex-M',
        topics: [
          'Registers, clock tree and start-up code',
          'GPIO, timers, PWM and ADC',
          'Interrupts, priorities and DMA',
          'Debugging with SWD',
        ],
      },
      {
        title: 'Real-time systems',
        topics: [
          'FreeRTOS and Zephyr tasks and queues',
          'Priority inversion and deadlines',
          'Watchdogs and fault handling',
          'Measuring time and stack',
        ],
      },
      {
        title: 'Vehicle networks',
        topics: [
          'CAN and CAN FD frames, DBC files',
          'LIN and automotive Ethernet in outline',
          'Diagnostics with UDS',
          'Bootloaders and secure updates',
        ],
      },
      {
        title: 'Modelling and simulation',
        topics: [
          'MATLAB and Simulink',
          'Vehicle longitudinal dynamics and drive cycles',
          'Control: PI loops and tuning',
          'Code generation and model-in-the-loop tests',
        ],
      },
      {
        title: 'Power electronics',
        topics: [
          'Buck, boost and isolated converters',
          'Three-phase inverters and PWM methods',
          'Thermal design and heat sinks',
          'EMI and layout',
        ],
      },
      {
        title: 'Motors and their control',
        topics: [
          'BLDC, PMSM and induction motors',
          'Six-step commutation',
          'Field-oriented control: Clarke, Park, current loops',
          'Sensing position; regenerative braking',
        ],
      },
      {
        title: 'Batteries',
        topics: [
          'LFP, NMC and sodium-ion cells',
          'Pack design and thermal runaway',
          'State of charge and state of health',
          'Cell balancing and protection',
        ],
      },
      {
        title: 'Charging and standards',
        topics: [
          'Chargers, AC and DC, and connectors used in India',
          'OCPP between charger and network',
          'Battery safety: AIS-156 for two- and three-wheelers, AIS-038 for cars and larger vehicles',
          'Homologation in outline',
        ],
      },
      {
        title: 'Safety and testing',
        topics: [
          'ISO 26262: hazards, ASIL and safety goals',
          'FMEA and fault trees',
          'Hardware-in-the-loop and fault injection',
          'Requirements and traceability',
        ],
      },
      {
        title: 'Working and being hired',
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

/** The four six-month tracks of `/super-program`. Sample: names and syllabuses are ours. */
export const superPrograms: { terms: ProgramTerms; programs: Program[] } = { terms, programs };
