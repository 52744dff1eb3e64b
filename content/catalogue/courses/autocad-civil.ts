import type { Course } from '#content/schema.ts';

export const autocadCivil = {
  slug: 'autocad-civil',
  family: 'mechanical-civil',
  fields: ['civil'],
  level: 'zero',
  title: 'AutoCAD for Civil Drafting',
  keywords: ['AutoCAD for Civil', 'AutoCAD Civil', 'Civil AutoCAD', 'Civil Drafting'],
  tag: 'Buildings and sites',
  text: 'Building drawings by Indian practice in AutoCAD: plans, sections, structure, services, and the sets a municipality and a mason need.',
  intro:
    'A house needs two sets of drawings: one for the authority to sanction and one for the site to build from. You learn to make both, in AutoCAD, to IS 962 and the bye-laws of a town, starting from the survey of a plot and ending with reinforcement details and a measured quantity sheet. Drafters who know why a sill or a slab is where it is are the ones an architect keeps, so each module brings the building knowledge along with the commands.',
  durationWeeks: 12,
  hoursPerWeek: 8,
  projectHours: 24,
  forWhom: [
    'Diploma, ITI and degree students of civil engineering and architectural assistantship',
    'Site supervisors who want to draw what they build',
    'Drafters who trace by habit and want to work by the standards',
  ],
  beginnerQuestions: [
    {
      question: 'Can you read a floor plan and a section?',
      answers: [
        {
          answer: 'No',
          advice: 'Begin here: you read and sketch buildings before you draw them.',
          module: 'Reading and sketching buildings',
        },
        {
          answer: 'Yes',
          advice: 'Go quickly to the first lines in AutoCAD.',
          module: 'AutoCAD from the first line',
        },
      ],
    },
    {
      question: 'Have you drawn in AutoCAD?',
      answers: [
        {
          answer: 'No',
          advice: 'It is taught from the first line.',
          module: 'AutoCAD from the first line',
        },
        { answer: 'Yes', advice: 'Go quickly to site and survey.', module: 'Site and survey' },
      ],
    },
    {
      question: 'Does your office work with Revit?',
      answers: [
        {
          answer: 'Yes, and I draw in 2D already',
          advice: 'Then a program about building models is yours.',
          offer: 'revit-bim',
        },
        {
          answer: 'No',
          advice: 'Then drawings are what it asks of you. Begin here.',
          module: 'Reading and sketching buildings',
        },
      ],
    },
  ],
  needs: {
    before: 'School geometry.',
    computer:
      'A 64-bit Windows 11 laptop with 8 GB of memory, about 20 GB free and a mouse with a wheel; 16 GB is better for survey plans and references. A full-HD screen is worth having.',
    software: 'AutoCAD, and a current Excel for the quantities; DWG TrueView is free.',
    accounts:
      'An Autodesk account; its free education access asks for proof that you study or teach.',
    costs:
      'A licence if you are not eligible for education access, since a trial ends before the course does. A measuring tape for the measured drawing.',
  },
  tools: [
    'AutoCAD',
    'DWG TrueView',
    'IS 962',
    'SP 34',
    'National Building Code',
    'Excel',
    'Measuring tape',
  ],
  project: {
    title: 'A two-storey house, drawn for sanction and for site',
    text: 'For a 9 m by 15 m plot with a sloping road: site plan, floor plans, sections through the stair, elevations, area statement by your town’s bye-laws; then working drawings, a column and footing layout, slab and beam reinforcement from a given design, drainage and electrical layouts, door and window schedules, and quantities that agree with the drawing. Plotted as two numbered sets.',
  },
  modules: [
    {
      title: 'Reading and sketching buildings',
      hours: 4,
      topics: [
        'Plan, section, elevation, and where the cutting plane runs',
        'Parts of a building, from footing to parapet',
        'Scales, sheet sizes, symbols and materials to IS 962',
        'Units met on Indian plots: metre, foot, square yard, cent, guntha',
        'A measured sketch of a room with diagonals',
      ],
      outcome: 'measure a room and sketch its plan and section with correct symbols',
    },
    {
      title: 'AutoCAD from the first line',
      hours: 5,
      topics: [
        'Units, limits, templates; metres or millimetres',
        'Coordinates, object snaps, tracking',
        'Line, polyline, multiline, arc, hatch',
        'Offset, trim, extend, fillet, stretch, array',
        'Selection, filters, autosave and recovering a drawing',
      ],
      outcome: 'draw a dimensioned room plan exactly and quickly',
    },
    {
      title: 'Layers, blocks and office standards',
      hours: 6,
      topics: [
        'A layer scheme for architecture, structure and services',
        'Lineweights that make a plan readable',
        'Blocks and dynamic blocks: doors, windows, sanitary ware',
        'Attributes and schedules from them',
        'External references for shared grids and plans',
        'Templates and clean files',
      ],
      outcome: 'set up a template and library in which three people can work on one building',
    },
    {
      title: 'Site and survey',
      hours: 6,
      topics: [
        'Survey terms: bench mark, bearing, reduced level, traverse',
        'Total-station points brought in from CSV by a script',
        'Plot from a deed sketch; area check',
        'Contours and spot levels',
        'Coordinates, north, a plan in real-world position',
        'Road centre line, long section and cross sections without Civil 3D',
      ],
      outcome: 'draw a site plan from survey points with boundary, levels and area that check',
    },
    {
      title: 'Floor plans',
      hours: 6,
      topics: [
        'Grids, walls in brick and block sizes, columns',
        'Doors, windows, sills, lintels, numbering',
        'Room sizes, circulation, ventilation by the National Building Code',
        'Toilets and kitchens that can be plumbed',
        'Dimensions in chains: openings, walls, overall',
        'Annotative text and levels',
      ],
      outcome: 'draw a floor plan from a brief that can be built, furnished and ventilated',
    },
    {
      title: 'Stairs, sections and elevations',
      hours: 6,
      topics: [
        'Risers, treads, headroom; dog-legged and open-well stairs',
        'Choosing the section line',
        'Plinth, floor, sill, lintel, slab and parapet levels',
        'Foundation and roof details in section',
        'Elevations projected from plan and section',
        'Roofs: flat, sloping, waterproofing falls',
      ],
      outcome: 'draw a section through a stair in which every level agrees with the plan',
    },
    {
      title: 'The sanction drawing',
      hours: 7,
      topics: [
        'Reading a town’s bye-laws: setbacks, coverage, FAR, height',
        'Area statement and computed tables',
        'Parking, stairs, fire access, accessibility',
        'Rainwater harvesting, septic tank or sewer connection',
        'Sheet, colours and file format for online plan approval',
        'Common objections',
        'Who may sign and submit: the registered professional under local rules',
      ],
      outcome:
        'prepare a submission drawing with an area statement and answer its likely objections',
    },
    {
      title: 'Structural drawings',
      hours: 7,
      topics: [
        'Column layout and footing plans',
        'Beam and slab plans; notation',
        'Bars, cover, laps, anchorage to IS 456 and SP 34',
        'Ductile detailing to IS 13920: stirrups, hooks, joints',
        'Stair and sunken-slab details',
        'Bar bending schedule with IS 2502 shapes',
      ],
      outcome:
        'draw reinforcement from an engineer’s design and make a bar bending schedule from it',
    },
    {
      title: 'Services',
      hours: 6,
      topics: [
        'Water supply: tanks, risers, valves',
        'Drainage: traps, vents, slopes, inspection chambers',
        'Electrical points, switchboards, circuits, earthing symbols',
        'Shafts, sleeves, and clashes with beams',
        'Air-conditioning and fire points in outline',
      ],
      outcome:
        'add water, drainage and electrical layouts on references without clashing with structure',
    },
    {
      title: 'Working drawings',
      hours: 6,
      topics: [
        'What a mason, carpenter and bar bender each need',
        'Setting-out plan from grid and bench mark',
        'Details at 1:20 and 1:5: toilets, windows, coping, kitchen',
        'Door, window and finishes schedules',
        'Notes, references between sheets, key plans',
      ],
      outcome:
        'produce working drawings from which a site can be set out without scaling off paper',
    },
    {
      title: 'Quantities from drawings',
      hours: 7,
      topics: [
        'Measurement to IS 1200',
        'Long wall and short wall, centre line',
        'Areas and lengths from polylines; data extraction',
        'Earthwork, brickwork, concrete, steel, plaster',
        'A quantity sheet in Excel linked to drawing revision',
        'Checking by rule of thumb',
      ],
      outcome: 'take off the quantities of a small building and show where each figure comes from',
    },
    {
      title: 'Plotting, checking, handing over',
      hours: 6,
      topics: [
        'Layouts, viewports, plot styles, lineweights on paper',
        'Sheet sets, numbering, transmittals',
        'A drawing checklist; marking in PDF',
        'Revisions with clouds and a register',
        'As-built drawings',
        'Where 2D ends: Civil 3D, Revit and BIM at a glance',
      ],
      outcome: 'issue a checked, numbered set, revise it once, and keep a register of both',
    },
  ],
} satisfies Course;
