import type { Course } from '#content/schema.ts';

export const agenticAiGenai = {
  slug: 'agentic-ai-genai',
  family: 'ai-ml',
  fields: ['data'],
  level: 'experience',
  title: 'Agentic AI & GenAI',
  // 'AI' alone is no keyword, because half the titles of this family contain it.
  keywords: ['Agentic AI & GenAI', 'Agentic AI', 'GenAI', 'Gen AI', 'Generative AI', 'AI Agents'],
  tag: 'RAG, tools, evaluation',
  text: 'Applications on large language models: retrieval, tool use, MCP and agents, with the evaluation, guardrails and cost control that keep them in use.',
  intro:
    'A demonstration with a language model takes an afternoon; a service that people can rely on takes engineering. You learn what these models do and cannot do, then build with them in Python: structured output, retrieval over your own documents, tools, and agents that plan, act and stop. Evaluation comes early and stays throughout, as do prompt injection, privacy and the bill. Nothing is tied to one vendor: you work with hosted models and with open-weight ones.',
  durationWeeks: 14,
  hoursPerWeek: 8,
  projectHours: 28,
  forWhom: [
    'Developers who know Python and are asked to add AI to a product',
    'Data scientists who want to move from notebooks to language-model applications',
    'Final-year students with a project idea that needs more than one prompt',
  ],
  beginnerQuestions: [
    {
      question: 'Do you write Python with functions, classes and packages?',
      answers: [
        {
          answer: 'No',
          advice: 'This course expects it and revises none of it. Learn Python first.',
          offer: 'python-automation',
        },
        {
          answer: 'Yes',
          advice: 'Begin here.',
          module: 'How language models work, enough to use them',
        },
      ],
    },
    {
      question: 'Have you called a language model from a program?',
      answers: [
        {
          answer: 'No',
          advice: 'That comes early, with its errors and its costs.',
          module: 'Calling models from Python',
        },
        {
          answer: 'Yes',
          advice: 'Go quickly to measuring what it answers.',
          module: 'Evaluation first',
        },
      ],
    },
    {
      question: 'Do you want to train models of your own?',
      answers: [
        { answer: 'Yes', advice: 'Then begin with machine learning.', offer: 'machine-learning' },
        {
          answer: 'No, I want to build with them',
          advice: 'Begin here.',
          module: 'How language models work, enough to use them',
        },
      ],
    },
  ],
  needs: {
    before: 'Python: functions, classes, files, packages, HTTP. The course revises none of them.',
    computer:
      'A laptop with 8 GB of memory, enough for the smallest open-weight models; 16 GB for more useful ones. A steady connection.',
    software: 'All of it is free: Python, Ollama, PostgreSQL with pgvector, LangGraph, Docker.',
    accounts: 'One with a model provider, which asks for a card or prepaid credit, and GitHub.',
    costs:
      'What you use of hosted models and of a rented GPU: the exercises should cost about ₹1,500; prices change.',
  },
  tools: [
    'Python 3',
    'FastAPI and Pydantic',
    'Model provider SDKs',
    'Ollama',
    'PostgreSQL with pgvector',
    'Model Context Protocol',
    'LangGraph',
    'OpenTelemetry',
    'Docker',
    'Git',
  ],
  project: {
    title: 'A help desk that knows when to ask',
    text: 'For an invented electricity supplier: answers from tariff documents with citations in two languages, looks up a bill and books an inspection by tools, asks a person before anything that costs money, and refuses what is not its business. Delivered with 150 graded test cases, an injection test set, traces, a cost for each conversation and a page on what it still gets wrong.',
  },
  modules: [
    {
      title: 'How language models work, enough to use them',
      hours: 5,
      topics: [
        'Tokens, embeddings, attention in pictures',
        'Pretraining, instruction tuning, preference training',
        'Context windows, sampling, temperature',
        'Reasoning models: when thinking longer helps and what it costs',
        'Hallucination, cut-off dates, bias; Indian languages',
        'Choosing a model: quality, speed, price, licence, data terms',
      ],
      outcome: 'predict where a model will fail on your task and choose one for stated reasons',
    },
    {
      title: 'Calling models from Python',
      hours: 6,
      topics: [
        'Messages, roles, system instructions',
        'Streaming, timeouts, retries, rate limits',
        'Async calls and concurrency',
        'Keys, secrets, logs without personal data',
        'Counting tokens and rupees; prompt caching and batches',
        'An open-weight model on your laptop with Ollama',
      ],
      outcome: 'call hosted and local models through one interface that survives errors and limits',
    },
    {
      title: 'Prompts and structured output',
      hours: 6,
      topics: [
        'Task, context, constraints, examples',
        'Prompts as files under Git, with tests',
        'JSON schemas and Pydantic; validate, repair, refuse',
        'Classification, extraction, summarising with quotations',
        'Breaking a task into steps',
        'Images, scanned documents and speech as input',
      ],
      outcome: 'extract typed data from untidy documents and measure the error for each field',
    },
    {
      title: 'Evaluation first',
      hours: 6,
      topics: [
        'Test sets from real cases; edge cases and refusals',
        'Exact checks, rubrics, human grading and agreement',
        'A model as judge: calibrating it, and its biases',
        'Comparing two versions; variation from run to run',
        'Error analysis: read, label, count',
        'Evaluation in the pipeline, on every change',
      ],
      outcome: 'decide with figures whether a new prompt or model is better than the old one',
    },
    {
      title: 'Embeddings and search',
      hours: 6,
      topics: [
        'Embeddings, similarity, their blind spots',
        'Keyword search with BM25, still needed',
        'Vector indexes in PostgreSQL; recall against speed',
        'Hybrid search and reranking',
        'Metadata filters and who may see what',
        'Recall@k, MRR, nDCG',
      ],
      outcome: 'build a hybrid search over documents and report its recall on a test set',
    },
    {
      title: 'Retrieval-augmented generation',
      hours: 6,
      topics: [
        'Parsing PDF, tables, scans',
        'Chunking by structure; context for each chunk',
        'Query rewriting and conversation history',
        'Answers with citations that are checked',
        'Saying that the documents do not answer',
        'Updates, deletion, access rights; long context or RAG',
      ],
      outcome:
        'build a document assistant whose citations hold, and measure retrieval and answer apart',
    },
    {
      title: 'Tool use',
      hours: 6,
      topics: [
        'Describing tools so that a model picks the right one',
        'Arguments validated, errors that help the model recover',
        'Reading and writing tools; idempotence',
        'Parallel calls, timeouts, limits',
        'Running code in a sandbox',
        'Testing tools without a model',
      ],
      outcome: 'give a model tools that are safe to call twice and useful when they fail',
    },
    {
      title: 'Model Context Protocol',
      hours: 6,
      topics: [
        'Hosts, clients and servers; tools, resources and prompts',
        'Writing a server in Python; stdio and Streamable HTTP',
        'Authorisation for remote servers',
        'Trusting a third-party server: what could go wrong',
        'When a plain function is enough',
      ],
      outcome: 'publish a system of yours as an MCP server and connect it to more than one client',
    },
    {
      title: 'Agents',
      hours: 8,
      topics: [
        'Workflow or agent: the simplest that works',
        'The loop: observe, think, act, stop',
        'Plans, budgets, step limits',
        'State, checkpoints, resuming with LangGraph',
        'Context engineering: compaction, notes, retrieval',
        'A person in the loop: approvals and handover',
      ],
      outcome: 'write an agent loop by hand, then with a framework, that stops, resumes and asks',
    },
    {
      title: 'Memory and several agents',
      hours: 6,
      topics: [
        'What to remember, where, and how to forget it',
        'Orchestrator and workers; handoffs',
        'Context passed between agents, and lost',
        'Failure modes: loops, agents that only agree, drifting goals',
        'Judging the path as well as the result',
      ],
      outcome: 'divide a task among agents only where measurements show that it helps',
    },
    {
      title: 'Guardrails, security, privacy',
      hours: 8,
      topics: [
        'Prompt injection, direct and through documents and tools',
        'Private data, untrusted text, a way out: never all three',
        'Least privilege, allow-lists, sandboxes, confirmation',
        'Input and output checks; their cost and misses',
        'Personal data, the DPDP Act, retention',
        'Red-teaming; the OWASP list for LLM applications',
      ],
      outcome:
        'attack your own application, close what you can by design and write down what remains',
    },
    {
      title: 'Fine-tuning and small models',
      hours: 8,
      topics: [
        'Prompt, retrieval or fine-tuning: deciding',
        'Data for supervised fine-tuning; quality over amount',
        'LoRA and QLoRA on a rented GPU',
        'Distilling a large model’s task into a small one, and licences',
        'Quantisation and serving with vLLM or llama.cpp',
        'Evaluating against the prompt it should replace',
      ],
      outcome: 'fine-tune a small model for one task and show whether it was worth the money',
    },
    {
      title: 'In production',
      hours: 7,
      topics: [
        'A streaming API with FastAPI, shipped in Docker; queues for long work',
        'Traces with OpenTelemetry; reading one from start to finish',
        'Cost and latency: routing, caching, smaller models',
        'Feedback from users into the test set',
        'Model upgrades and fallbacks between providers',
        'Interfaces that show sources, doubt and a way to a person',
      ],
      outcome: 'run an assistant with traces, budgets and a plan for the day its model is retired',
    },
  ],
} satisfies Course;
