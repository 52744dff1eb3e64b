import type { Course } from '#content/schema.ts';

export const machineLearning = {
  slug: 'machine-learning',
  family: 'ai-ml',
  fields: ['data'],
  level: 'zero',
  title: 'Machine Learning',
  keywords: ['Machine Learning', 'ML'],
  tag: 'Python, scikit-learn, PyTorch',
  text: 'From raw data to a model in service, with Python: honest baselines, sound validation, trees, networks, and knowing when a model is wrong.',
  intro:
    'Calling fit takes a minute; knowing whether the result may be trusted takes this course. You learn the methods that working teams use, linear models, boosted trees, clustering and neural networks, and beside each the discipline that keeps them honest: a baseline first, validation that copies real use, error analysis, and a record of every run. The mathematics is explained where it is needed. By the end a model of yours runs behind an API with its drift watched.',
  durationWeeks: 18,
  hoursPerWeek: 8,
  projectHours: 36,
  forWhom: [
    'Engineering, science, statistics and economics students from the second year on',
    'Programmers and analysts who want to move to data science or ML engineering',
    'People from other fields with data of their own: health, farming, finance, manufacturing',
  ],
  beginnerQuestions: [
    {
      question: 'Do you write Python?',
      answers: [
        {
          answer: 'No',
          advice:
            'Begin here: the Python for data is taught. Some programming in any language helps.',
          module: 'Python for data',
        },
        {
          answer: 'Yes, with pandas',
          advice: 'Go quickly to looking at data.',
          module: 'Looking at data',
        },
      ],
    },
    {
      question: 'Is the mathematics of class 12 fresh?',
      answers: [
        {
          answer: 'No, or it is long ago',
          advice: 'Take the course in mathematics first, or beside this one.',
          offer: 'maths-statistics-ai',
        },
        { answer: 'Yes', advice: 'Then nothing is missing.', module: 'The learning problem' },
      ],
    },
    {
      question: 'Do you want to train models, or to build with language models?',
      answers: [
        {
          answer: 'Build with language models, and I know Python',
          advice: 'Then another course is yours.',
          offer: 'agentic-ai-genai',
        },
        { answer: 'Train them', advice: 'Begin here.', module: 'Python for data' },
      ],
    },
  ],
  needs: {
    before: 'Class 12 mathematics; some programming in any language helps, Python is taught.',
    computer:
      'A laptop with 8 GB of memory, preferably 16 GB, and a steady connection; no graphics card, since training on GPUs uses free notebook services.',
    software: 'All of it is free: Python, Jupyter, VS Code, scikit-learn, PyTorch, MLflow.',
    accounts: 'A Google account or another for a notebook service, and GitHub.',
    costs:
      'None that is required; free GPU sessions are limited in time and may end without notice, and paid ones are your choice.',
  },
  tools: [
    'Python 3',
    'Jupyter and VS Code',
    'NumPy and pandas',
    'Matplotlib',
    'scikit-learn',
    'LightGBM and XGBoost',
    'PyTorch',
    'MLflow',
    'FastAPI',
  ],
  project: {
    title: 'How many meals to cook tomorrow',
    text: 'Three years of a canteen’s counts, menus, holidays and weather. You set a naive baseline, build features without looking into the future, compare linear, boosted and neural models by walk-forward validation, and choose by the rupee cost of too much and too little food. The model predicts intervals, runs behind an API, and reports when its errors begin to grow.',
  },
  modules: [
    {
      title: 'Python for data',
      hours: 6,
      topics: [
        'Types, loops, functions, comprehensions',
        'Modules, environments, notebooks and scripts',
        'NumPy: arrays, broadcasting, vectorised thinking',
        'pandas: select, group, join, reshape, dates',
        'Errors, tests with pytest, Git',
      ],
      outcome: 'load, reshape and check a data set in Python that runs the same on another machine',
    },
    {
      title: 'Looking at data',
      hours: 8,
      topics: [
        'Where it came from; what a row is; who is missing',
        'Distributions, outliers, missing values and why they are missing',
        'Relations between variables; plots that answer a question',
        'Target leakage and time, watched for from the first day',
        'Labels, their noise, and consent for personal data',
      ],
      outcome: 'write a one-page report on a data set that says what it can and cannot support',
    },
    {
      title: 'The learning problem',
      hours: 8,
      topics: [
        'Supervised, unsupervised, reinforcement; when no ML is needed',
        'Loss, risk, generalisation',
        'Train, validation and test sets; what each may decide',
        'Baselines: mean, majority, last value, a rule',
        'Bias, variance, over- and underfitting',
      ],
      outcome:
        'frame a business question as a learning problem with a baseline and a measure of success',
    },
    {
      title: 'Linear models',
      hours: 8,
      topics: [
        'Least squares and gradient descent, written by hand',
        'Regularisation: ridge, lasso, elastic net',
        'Logistic regression, odds, thresholds',
        'Scaling, encoding, interactions',
        'Reading coefficients and residuals',
      ],
      outcome:
        'fit regularised linear and logistic models, one of them from scratch, and interpret them',
    },
    {
      title: 'Measuring and validating',
      hours: 10,
      topics: [
        'MAE, RMSE, quantile loss',
        'Confusion matrix, precision, recall, F1; ROC and PR curves',
        'Costs, thresholds, calibration',
        'Cross-validation: stratified, grouped, by time',
        'Imbalanced classes: why accuracy misleads, weights, resampling',
        'Confidence intervals for a score',
      ],
      outcome: 'choose a measure and a validation scheme that copy how the model will be used',
    },
    {
      title: 'Pipelines and features',
      hours: 8,
      topics: [
        'scikit-learn Pipeline and ColumnTransformer',
        'Imputation; encoding categories with many values',
        'Dates, text and geographical features',
        'Feature selection, and doing it inside the fold',
        'Leakage, found and repaired in given notebooks',
      ],
      outcome: 'build one pipeline from raw table to prediction that cannot leak the test set',
    },
    {
      title: 'Trees and boosting',
      hours: 8,
      topics: [
        'Decision trees: splits, depth, pruning',
        'Bagging and random forests',
        'Gradient boosting; LightGBM and XGBoost',
        'Early stopping and the few parameters that matter',
        'Naive Bayes, k-nearest neighbours and SVMs, for comparison',
      ],
      outcome: 'train a boosted model on tabular data and show by how much it beats the baseline',
    },
    {
      title: 'Explaining and questioning a model',
      hours: 9,
      topics: [
        'Error analysis by slices',
        'Permutation importance, partial dependence',
        'Fairness between groups: definitions that conflict',
        'Correlation, causation, and decisions by model',
        'A model card',
      ],
      outcome: 'say where a model fails, for whom, and whether it should be used at all',
    },
    {
      title: 'Without labels',
      hours: 8,
      topics: [
        'k-means, hierarchical clustering, DBSCAN',
        'Judging clusters; when there are none',
        'Principal components (PCA), for looking at data',
        'Anomaly detection: distance, density, isolation forest',
      ],
      outcome:
        'segment customers or find anomalies and defend the result without a label to check it',
    },
    {
      title: 'Time series',
      hours: 9,
      topics: [
        'Trend, season, holidays that move in the calendar',
        'Naive forecasts and exponential smoothing',
        'Lags and windows for boosted trees',
        'Walk-forward validation',
        'Prediction intervals',
      ],
      outcome:
        'forecast a series with intervals and prove the method against a seasonal naive forecast',
    },
    {
      title: 'Neural networks with PyTorch',
      hours: 9,
      topics: [
        'Tensors, autograd, modules',
        'Back-propagation, once by hand',
        'The training loop: loaders, optimisers, schedules',
        'Dropout and early stopping',
        'Debugging: overfit one batch first',
      ],
      outcome: 'write and debug a PyTorch training loop and read its learning curves',
    },
    {
      title: 'Images and text',
      hours: 9,
      topics: [
        'Convolutions and pooling',
        'Transfer learning and augmentation',
        'Tokens and embeddings; attention in outline',
        'Indian languages: scripts, code-mixing, scarce labels',
        'When a classical model is enough',
      ],
      outcome:
        'train a pretrained image model further on a few hundred labelled examples, and classify text',
    },
    {
      title: 'Models in service',
      hours: 8,
      topics: [
        'Tracking runs, data and models with MLflow',
        'Saving models safely; skew between training and serving',
        'A prediction API with FastAPI, with tests',
        'Monitoring: input drift, delayed labels, alarms',
      ],
      outcome: 'put a model behind an API and see when its errors grow',
    },
  ],
} satisfies Course;
