import type { Course } from '#content/schema.ts';

export const solidworksCreoInventor = {
  slug: 'solidworks-creo-inventor',
  family: 'mechanical-civil',
  fields: ['mechanical'],
  level: 'basics',
  title: 'SolidWorks, Creo & Inventor',
  keywords: [
    'SolidWorks, Creo & Inventor',
    'SolidWorks',
    'Creo',
    'Creo Parametric',
    'Inventor',
    'Autodesk Inventor',
  ],
  tag: '3D design',
  text: 'Parametric 3D design learned thoroughly in SolidWorks: parts, sheet metal, assemblies, drawings. Then you find your way in Creo and Inventor.',
  intro:
    'Firms differ in the software they use and agree on what they want: models that survive a change. You learn design intent in one package, SolidWorks, until it is second nature; then you rebuild chosen work in Creo and in Inventor, one module each, until you find your way in them: what they call things, and what each does better. That is a beginning in both, not a second and a third mastery. Sketches, features, sheet metal, weldments, assemblies, drawings and a first, sober look at simulation are all done on parts that could be made.',
  durationWeeks: 16,
  hoursPerWeek: 8,
  projectHours: 32,
  forWhom: [
    'Mechanical, production, automobile and mechatronics students, diploma or degree',
    'Drafters who work in 2D and want to move to 3D design',
    'Engineers who know one of the three packages and are asked for another',
  ],
  beginnerQuestions: [
    {
      question: 'Can you read views, sections and dimensions on a drawing?',
      answers: [
        {
          answer: 'No',
          advice: 'This course expects it. Learn to draw first.',
          offer: 'autocad-mechanical',
        },
        { answer: 'Yes', advice: 'Begin here.', module: 'Parametric thinking' },
      ],
    },
    {
      question: 'Have you modelled a part in any CAD system?',
      answers: [
        { answer: 'No', advice: 'Try it in the workshop first.', offer: 'solidworks-workshop' },
        {
          answer: 'Yes',
          advice: 'Go quickly to editing and configurations.',
          module: 'Editing, configurations and families',
        },
      ],
    },
    {
      question: 'Do you know one of the three and need another?',
      answers: [
        {
          answer: 'I need Creo',
          advice: 'Its own module shows where everything is.',
          module: 'Finding your way in Creo',
        },
        {
          answer: 'I need Inventor',
          advice: 'Its own module shows where everything is.',
          module: 'Finding your way in Inventor',
        },
        {
          answer: 'No, I know none',
          advice: 'Begin here, in SolidWorks.',
          module: 'Parametric thinking',
        },
      ],
    },
  ],
  needs: {
    before: 'Reading engineering drawings: views, sections, dimensions.',
    computer:
      'A 64-bit Windows 11 laptop with 16 GB of memory, an SSD and preferably a graphics card; 8 GB is too little. One package needs about 30 GB free, all three about 80 GB, so install one at a time.',
    software: 'SolidWorks for most of the course, Creo and Inventor for a module each.',
    accounts:
      'One with each maker: Dassault Systèmes, PTC, Autodesk. Student editions ask for proof that you study.',
    costs:
      'Student editions are free or cost little for those eligible, often through the college; everyone else needs a licence, since trials end before the course does.',
  },
  tools: [
    'SolidWorks',
    'Creo Parametric',
    'Autodesk Inventor',
    'SolidWorks Simulation',
    'STEP viewer',
    'Calliper',
    '3D printer slicer',
  ],
  project: {
    title: 'A hand-operated paper press, designed to be made',
    text: 'From a one-page requirement to a model with a skeleton, castings, machined and sheet-metal parts, a welded frame and bought-out items by catalogue number. A stroke changed on the last day must rebuild without an error. Drawings with fits and GD&T, a bill of materials, a stress check compared with a hand calculation, and one subassembly repeated in Creo and in Inventor.',
  },
  modules: [
    {
      title: 'Parametric thinking',
      hours: 5,
      topics: [
        'Sketch, feature, history; parents and children',
        'Design intent, and planning before the first sketch',
        'Units, templates, materials, file names',
        'How the three packages are alike and where they differ',
        'Moving the view, reference planes, selection filters',
      ],
      outcome: 'look at a part and write down the order of features that will survive changes',
    },
    {
      title: 'Sketches that hold',
      hours: 6,
      topics: [
        'Relations and dimensions; fully defined sketches',
        'Symmetry, construction geometry, patterns',
        'Equations and global variables',
        'Repairing over-defined sketches',
        'Choosing the plane and the origin',
      ],
      outcome: 'draw fully defined sketches whose shape stays right when a dimension changes',
    },
    {
      title: 'Part features',
      hours: 8,
      topics: [
        'Extrude, revolve, sweep, loft',
        'Hole Wizard, threads, ribs, draft, shell',
        'Fillets and chamfers, and putting them last',
        'Linear, circular and curve-driven patterns; mirror',
        'Multibody parts, and when they should become an assembly',
        'Mass, centre of gravity, measure',
      ],
      outcome: 'model machined and cast parts from a drawing and match their given mass',
    },
    {
      title: 'Editing, configurations and families',
      hours: 6,
      topics: [
        'Roll back, reorder, replace references',
        'Repairing a broken tree',
        'Configurations and design tables',
        'Standard parts and Toolbox, used with care',
        'Imported geometry: direct edits and feature recognition',
      ],
      outcome: 'take over another person’s model, repair it and make a family of sizes from it',
    },
    {
      title: 'Sheet metal and weldments',
      hours: 6,
      topics: [
        'Flanges, hems, jogs, corners, reliefs',
        'K-factor, bend allowance, and the shop’s own tables',
        'Flat pattern and DXF for laser cutting',
        'Structural members, trims, gussets, cut lists',
        'Weld beads and symbols',
      ],
      outcome: 'design a bracket and a frame, with a flat pattern and cut list that a shop can use',
    },
    {
      title: 'Surfaces and shapes',
      hours: 6,
      topics: [
        'Splines, curvature, continuity',
        'Boundary, loft, fill, trim, knit, thicken',
        'Plastic parts: draft, wall, ribs, bosses, snap fits',
        'Draft and thickness analysis',
        'Tracing a picture or a scan, in outline',
      ],
      outcome: 'model a moulded housing with even walls and correct draft',
    },
    {
      title: 'Assemblies',
      hours: 8,
      topics: [
        'Mates, degrees of freedom, the fixed part',
        'Subassemblies, flexible or rigid',
        'Advanced and mechanical mates: limit, width, gear, cam, screw',
        'Interference, clearance, collision',
        'Exploded views, motion study',
        'Large assemblies: lightweight, simplified',
      ],
      outcome: 'assemble a mechanism that moves as the real one does and find its clashes',
    },
    {
      title: 'Top-down design',
      hours: 8,
      topics: [
        'Layout sketches and skeletons',
        'In-context references, and their dangers',
        'Master models',
        'Passing parameters through an assembly',
        'When bottom-up is better',
      ],
      outcome:
        'drive an assembly from one skeleton so that a key dimension changes everything correctly',
    },
    {
      title: 'Drawings and model-based definition',
      hours: 9,
      topics: [
        'Views, sections, details, first-angle setup',
        'Dimensions from the model, and choosing your own',
        'Fits, surface texture, GD&T',
        'Bill of materials, balloons, revision table',
        'Templates and sheet formats to IS practice',
        'PMI and STEP AP242',
      ],
      outcome: 'release part and assembly drawings that a supplier can quote and make from',
    },
    {
      title: 'Simulation, soberly',
      hours: 7,
      topics: [
        'Hand calculation first: bending, torsion, safety factor',
        'Linear static study: material, fixtures, loads, contacts',
        'Mesh, convergence, singularities',
        'Stress, displacement, and comparing with the hand calculation',
        'What linear static cannot tell: fatigue, buckling, large deflection',
      ],
      outcome: 'run a static study, show that the mesh converged and say how far to trust it',
    },
    {
      title: 'Finding your way in Creo',
      hours: 9,
      topics: [
        'Datum features, the sketcher and intent',
        'Features, patterns, family tables, relations',
        'Skeletons, publish and copy geometry',
        'Flexible modelling',
        'Assemblies, mechanisms and drawings',
        'Regeneration failures, and resolving them',
      ],
      outcome:
        'find your way in Creo: rebuild a small subassembly and read the model tree of somebody else',
    },
    {
      title: 'Finding your way in Inventor',
      hours: 9,
      topics: [
        'Parts, parameters, adaptive sketches',
        'iParts, iFeatures, iLogic rules',
        'Frame Generator and Design Accelerator',
        'Sheet metal and flat patterns',
        'Joints and constraints, representations, presentations',
        'Drawings as IDW, or as DWG that AutoCAD opens',
      ],
      outcome:
        'find your way in Inventor: vary a small part by a rule and take its drawing from it',
    },
    {
      title: 'Exchange, data and making',
      hours: 9,
      topics: [
        'STEP, IGES, Parasolid, STL, 3MF: what each loses',
        'Checking an imported body',
        'Versions, references, pack and go, PDM in outline',
        'Design for machining, casting, sheet metal, 3D printing',
        'Cost drivers, and talking with a supplier',
        'A portfolio that shows intent',
      ],
      outcome:
        'hand over a complete, checked data set and prepare a part for printing or a machine shop',
    },
  ],
} satisfies Course;
