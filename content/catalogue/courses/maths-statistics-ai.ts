import type { Course } from '#content/schema.ts';

export const mathsStatisticsAi = {
  slug: 'maths-statistics-ai',
  family: 'ai-ml',
  fields: ['data'],
  level: 'zero',
  title: 'Mathematics & Statistics for AI',
  keywords: [
    'Mathematics & Statistics for AI',
    'Mathematics for AI',
    'Mathematics for Machine Learning',
    'Maths & Statistics',
    'Maths for AI',
    'Maths for Machine Learning',
    'Statistics for AI',
    'Statistics for Machine Learning',
  ],
  tag: 'On paper and in NumPy',
  text: 'Linear algebra, calculus, probability and statistics as machine learning uses them, worked on paper and then in NumPy.',
  intro:
    'Most people who stall in machine learning stall at a formula. This course takes the formulas slowly: first a picture, then a small example by hand, then the general statement, then twenty lines of NumPy that show it working. You meet what models use and little else, and each idea is followed to a place where it earns its keep: eigenvectors to compression, the chain rule to back-propagation, likelihood to the losses you minimise. It ends with a small neural network of which you derived every line.',
  durationWeeks: 14,
  hoursPerWeek: 6,
  projectHours: 21,
  forWhom: [
    'Students who take a machine learning course, or soon will, and want firm ground',
    'Programmers and analysts whose mathematics is ten years old',
    'Commerce, biology and arts graduates who are entering data work',
  ],
  beginnerQuestions: [
    {
      question: 'Are fractions, powers and straight lines easy for you?',
      answers: [
        {
          answer: 'No',
          advice: 'Revise the mathematics of class 10 first: this course expects it.',
        },
        { answer: 'Yes', advice: 'Begin here.', module: 'Language and tools' },
      ],
    },
    {
      question: 'Have you worked with vectors and matrices?',
      answers: [
        { answer: 'No', advice: 'They are drawn before they are calculated.', module: 'Vectors' },
        {
          answer: 'Yes, as far as inverses',
          advice: 'Go quickly to eigenvalues and what they are for.',
          module: 'Eigenvalues, SVD and PCA',
        },
      ],
    },
    {
      question: 'Do you want to train models soon?',
      answers: [
        {
          answer: 'Yes, and class 12 is fresh',
          advice: 'Then go to machine learning directly.',
          offer: 'machine-learning',
        },
        {
          answer: 'Yes, after the mathematics',
          advice: 'Begin here.',
          module: 'Language and tools',
        },
      ],
    },
  ],
  needs: {
    before:
      'Class 10 mathematics, firmly; class 12 is revised where it is needed, and the little Python needed is taught at the start.',
    computer:
      'Any laptop with 4 GB of memory and a browser: the notebooks run online. Paper, pencil and a quiet place to work.',
    software: 'Nothing to install or to buy: Python, NumPy and SymPy run in the browser.',
    accounts: 'A Google account or another for a notebook service.',
    costs: 'None.',
  },
  tools: ['Paper and pencil', 'Python 3', 'NumPy', 'Matplotlib', 'SymPy', 'SciPy', 'Jupyter'],
  project: {
    title: 'Digits, from first principles',
    text: 'Recognise handwritten digits with nothing but NumPy: compress the images by SVD and see what is lost, derive the loss from likelihood and the gradients by the chain rule, check them numerically, train, compare optimisers, and report accuracy with a confidence interval. Handed in as a written derivation with the code beside it.',
  },
  modules: [
    {
      title: 'Language and tools',
      hours: 3,
      topics: [
        'Sets, functions, sums and products in notation',
        'Exponentials and logarithms; why losses use logs',
        'Straight lines, parabolas, sigmoids as graphs',
        'Python and NumPy to check a calculation',
      ],
      outcome: 'read the notation of a machine learning text and check a formula with numbers',
    },
    {
      title: 'Vectors',
      hours: 5,
      topics: [
        'Vectors as arrows, lists and data points',
        'Addition, scaling, linear combinations',
        'Dot product, length, angle, cosine similarity',
        'Projection onto a line',
        'Span, independence, basis',
      ],
      outcome:
        'compute similarity between documents as vectors and explain it by angle and projection',
    },
    {
      title: 'Matrices and linear systems',
      hours: 5,
      topics: [
        'A matrix as a table and as a transformation',
        'Products, transpose, inverse, identity',
        'Gaussian elimination by hand',
        'Determinant as change of volume',
        'Least squares by projection; the normal equations',
      ],
      outcome:
        'solve a small system by hand and fit a line by projection, knowing when neither works',
    },
    {
      title: 'Eigenvalues, SVD and PCA',
      hours: 5,
      topics: [
        'Eigenvectors as directions that stay',
        'Symmetric matrices and orthogonal bases',
        'Singular value decomposition',
        'Low-rank approximation: an image compressed',
        'Principal components from the SVD of centred data',
      ],
      outcome: 'reduce data by PCA from scratch and say how much of the variation was kept',
    },
    {
      title: 'Derivatives',
      hours: 5,
      topics: [
        'Rate of change, tangent, limit as an idea',
        'Product, quotient and chain rule',
        'Derivatives of exponential, logarithm, sigmoid',
        'Maxima, minima, second derivative, convexity',
        'Integrals as areas, as far as probability needs',
      ],
      outcome: 'differentiate the functions that models use and check each result numerically',
    },
    {
      title: 'Many variables and back-propagation',
      hours: 4,
      topics: [
        'Partial derivatives and the gradient',
        'Chain rule along a computation graph',
        'Back-propagation for a two-layer network by hand',
        'Automatic differentiation: how libraries do it',
      ],
      outcome:
        'derive the gradients of a small network on paper and confirm them by finite differences',
    },
    {
      title: 'Optimisation',
      hours: 5,
      topics: [
        'Gradient descent; learning rate and conditioning',
        'Stochastic and mini-batch descent',
        'Momentum and Adam',
        'Convex or not; saddle points, plateaus',
        'Regularisation as a penalty',
      ],
      outcome: 'implement three optimisers and explain their paths on a contour plot',
    },
    {
      title: 'Probability',
      hours: 6,
      topics: [
        'Events, counting, axioms',
        'Conditional probability and independence',
        'Bayes’ theorem: tests, spam, base rates',
        'Random variables, expectation, variance',
        'Joint and marginal distributions; the covariance matrix, and PCA seen again',
        'Simulating what you cannot compute',
      ],
      outcome: 'solve base-rate problems correctly and confirm the answer by simulation',
    },
    {
      title: 'Distributions',
      hours: 5,
      topics: [
        'Bernoulli, binomial, categorical, Poisson',
        'Uniform, exponential, normal',
        'Law of large numbers; central limit theorem',
        'Heavy tails, and when averages mislead',
      ],
      outcome:
        'choose a distribution for a quantity, check the choice with a plot and simulate from it',
    },
    {
      title: 'Estimation and likelihood',
      hours: 6,
      topics: [
        'Samples, estimators, bias and variance',
        'Maximum likelihood for coin, normal, logistic',
        'Squared loss and cross-entropy as likelihoods',
        'MAP, and priors as regularisation',
        'The bootstrap',
      ],
      outcome: 'derive the loss of a model from an assumption about its data',
    },
    {
      title: 'Intervals and tests',
      hours: 5,
      topics: [
        'Standard error and confidence intervals, read rightly',
        'Hypotheses, p-values, two kinds of error, power',
        'The t-test and permutation tests',
        'Testing many things at once: false alarms and corrections',
        'Comparing two models on the same test set',
      ],
      outcome: 'say whether one model is really better than another, and how sure you are',
    },
    {
      title: 'Regression as a statistical model',
      hours: 5,
      topics: [
        'Linear regression: assumptions, residuals, intervals',
        'Interactions, categories, collinearity',
        'Logistic and softmax regression',
        'Ridge and lasso, seen in geometry',
      ],
      outcome: 'fit a regression, state its uncertainty and see when its assumptions fail',
    },
    {
      title: 'Information, and a model from start to finish',
      hours: 4,
      topics: [
        'Entropy, cross-entropy, KL divergence',
        'Softmax and temperature',
        'A network in NumPy from derivation to accuracy',
      ],
      outcome:
        'follow a formula symbol by symbol and build a network of which you derived every line',
    },
  ],
} satisfies Course;
