import type { Course } from '#content/schema.ts';

export const autocadMechanical = {
  slug: 'autocad-mechanical',
  family: 'mechanical-civil',
  fields: ['mechanical'],
  level: 'zero',
  title: 'AutoCAD for Mechanical Design',
  keywords: ['AutoCAD for Mechanical', 'AutoCAD Mechanical', 'Mechanical AutoCAD'],
  tag: 'Drafting to IS standards',
  text: 'Machine drawing to Indian Standards in AutoCAD: views, sections, fits, GD&T and assemblies that a workshop can make.',
  intro:
    'A drawing is a contract with the workshop: whatever it leaves open, someone at the machine decides. This course teaches machine drawing and AutoCAD together, since commands without drawing practice give pretty, useless sheets. You work in first-angle projection and to the standards collected in SP 46, from lines and lettering up to limits, fits, surface texture and geometrical tolerances. Each sheet is checked as in a drawing office, with red marks, and corrected until it can be released.',
  durationWeeks: 12,
  hoursPerWeek: 8,
  projectHours: 24,
  forWhom: [
    'Diploma, ITI and degree students of mechanical, production and automobile engineering',
    'Machinists and fitters who read drawings every day and want to make them',
    'Junior engineers whose drawings come back from the shop with questions',
  ],
  beginnerQuestions: [
    {
      question: 'Can you read a drawing with three views?',
      answers: [
        {
          answer: 'No',
          advice: 'Begin here: drawing comes before the software.',
          module: 'Drawing practice before software',
        },
        {
          answer: 'Yes',
          advice: 'Go quickly to the first drawings in AutoCAD.',
          module: 'AutoCAD: the first exact drawings',
        },
      ],
    },
    {
      question: 'Have you drawn in AutoCAD?',
      answers: [
        {
          answer: 'No',
          advice: 'It is taught from the first line.',
          module: 'AutoCAD: the first exact drawings',
        },
        {
          answer: 'Yes',
          advice: 'Go quickly to projections and sections.',
          module: 'Projections and sections',
        },
      ],
    },
    {
      question: 'Do you want to model parts in 3D?',
      answers: [
        {
          answer: 'Yes, and I can read drawings',
          advice: 'Then another course is yours.',
          offer: 'solidworks-creo-inventor',
        },
        {
          answer: 'I would like to try it',
          advice: 'Take the workshop first.',
          offer: 'solidworks-workshop',
        },
        {
          answer: 'No, drawings',
          advice: 'Begin here.',
          module: 'Drawing practice before software',
        },
      ],
    },
  ],
  needs: {
    before: 'Geometry from school.',
    computer:
      'A 64-bit Windows 11 laptop with 8 GB of memory, about 20 GB free and a mouse with a wheel; 16 GB is better for assemblies and the 3D module. A full-HD screen is worth having.',
    software: 'AutoCAD with its Mechanical toolset; DWG TrueView is free.',
    accounts:
      'An Autodesk account; its free education access asks for proof that you study or teach.',
    costs:
      'A licence if you are not eligible for education access, since a trial ends before the course does. A vernier calliper helps for the measured part.',
  },
  tools: [
    'AutoCAD',
    'AutoCAD Mechanical toolset',
    'DWG TrueView',
    'Vernier calliper',
    'Micrometer',
    'SP 46',
    'IS 919 tables',
  ],
  project: {
    title: 'A bench vice, from the object to the released set',
    text: 'You measure a bench vice, sketch it by hand, and draw every part: fits for the screw and nut, surface texture, geometrical tolerances on the jaw faces, standard parts by designation. Then the assembly with balloons and parts list, an exploded view, and a tolerance stack for the jaw. The set of A3 sheets passes a checklist and is revised once by a change note.',
  },
  modules: [
    {
      title: 'Drawing practice before software',
      hours: 4,
      topics: [
        'SP 46 and the Indian Standards behind it',
        'Sheet sizes, margins, title blocks, scales, folding',
        'Line types and thicknesses, and which wins when they coincide',
        'Lettering that survives a photocopy',
        'Freehand sketches: one view, three views, a pictorial view',
      ],
      outcome: 'sketch a part by hand with correct lines and set up a sheet to the standard',
    },
    {
      title: 'AutoCAD: the first exact drawings',
      hours: 5,
      topics: [
        'Interface, units, limits, templates',
        'Coordinates: absolute, relative, polar; dynamic input',
        'Object snaps, polar and object-snap tracking',
        'Line, circle, arc, polyline, polygon, ellipse',
        'Selection, zoom, undo, autosave and recovery',
      ],
      outcome:
        'draw a dimensioned sketch at full size, exactly, with object snaps in place of guesses',
    },
    {
      title: 'Editing and precision',
      hours: 6,
      topics: [
        'Move, copy, rotate, scale, mirror, offset',
        'Trim, extend, fillet, chamfer, stretch, break',
        'Rectangular, polar and path arrays',
        'Grips, match properties, quick select',
        'Tangents, intersections and geometrical constructions',
        'Parametric constraints',
      ],
      outcome: 'draw plates, flanges and cams quickly and change them without redrawing',
    },
    {
      title: 'Layers, blocks and templates',
      hours: 5,
      topics: [
        'Layers, linetypes, lineweights, linetype scale',
        'Company templates (.dwt) and standards files',
        'Blocks, attributes, dynamic blocks for bolts and symbols',
        'DesignCenter and tool palettes',
        'Purge, audit, external references',
      ],
      outcome: 'set up a template and a block library that a drawing office could adopt',
    },
    {
      title: 'Projections and sections',
      hours: 6,
      topics: [
        'First angle and third angle, and the symbols for both',
        'Choosing views; hidden lines kept to what helps',
        'Auxiliary, partial and detail views',
        'Full, half, offset, revolved, removed and local sections',
        'Hatching, and what is left unhatched when cut lengthwise: ribs, shafts, bolts',
        'Isometric views, isocircles included',
      ],
      outcome: 'choose the fewest views that describe a casting completely, and draw them',
    },
    {
      title: 'Dimensioning',
      hours: 6,
      topics: [
        'Principles of IS 11669: each size once, by function',
        'Dimension styles, annotative scaling',
        'Chain, parallel, running and coordinate dimensioning',
        'Holes, countersinks, tapers, chamfers, radii',
        'Datum faces chosen for machining and inspection',
        'Dimensions that the shop cannot measure',
      ],
      outcome: 'dimension a part so that it can be machined and inspected without a telephone call',
    },
    {
      title: 'Limits, fits and surface texture',
      hours: 7,
      topics: [
        'Size, deviation, tolerance grades to IS 919',
        'Hole and shaft basis; clearance, transition, interference',
        'Choosing H7/g6, H7/k6, H7/p6 and others by function',
        'General tolerances to IS 2102',
        'Surface texture symbols and Ra values by process',
        'What each tighter grade costs, and which process reaches it',
      ],
      outcome: 'choose a fit from tables for a given function and show it correctly on both parts',
    },
    {
      title: 'Geometrical tolerancing',
      hours: 7,
      topics: [
        'Why size limits are not enough',
        'Feature control frames and datums, to IS 8000 and ISO 1101',
        'Form: straightness, flatness, circularity, cylindricity',
        'Orientation, location and run-out',
        'Maximum material condition and bonus tolerance',
        'ISO and ASME Y14.5: the differences that cause rejects',
      ],
      outcome: 'add GD&T to a shaft and a housing and explain how each callout is inspected',
    },
    {
      title: 'Machine elements',
      hours: 7,
      topics: [
        'Screw threads: conventions and designation',
        'Bolts, nuts, locking, studs, rivets',
        'Keys, splines, cotters, pins',
        'Shafts, bearings, seals, circlips from catalogues',
        'Gears and springs: conventional views and data tables',
        'Weld symbols',
      ],
      outcome: 'draw standard elements by convention and call them up by full designation',
    },
    {
      title: 'Assemblies and parts lists',
      hours: 7,
      topics: [
        'Part drawings into an assembly, checked for clearance',
        'What an assembly drawing shows, and leaves out',
        'Balloons, parts list, item numbers',
        'The Mechanical toolset: standard parts, shafts, power dimensions',
        'Exploded views in isometric',
        'A one-dimensional tolerance stack',
      ],
      outcome: 'produce a consistent assembly drawing with parts list and find a clash on paper',
    },
    {
      title: 'A little 3D in AutoCAD',
      hours: 6,
      topics: [
        'User coordinate systems and views',
        'Extrude, revolve, sweep, loft',
        'Union, subtract, intersect; fillets on solids',
        'Mass properties',
        'Views from a solid with VIEWBASE',
        'Where a parametric modeller does better',
      ],
      outcome: 'model a simple part as a solid and take its views and mass from it',
    },
    {
      title: 'Plotting, checking and revising',
      hours: 6,
      topics: [
        'Layouts, viewports, scales',
        'Plot styles and PDF with true lineweights',
        'Sheet sets and batch plotting',
        'A checker’s list; marking up',
        'Revisions, change notes, drawing numbers',
        'DWG, DXF for laser cutting, and versions',
      ],
      outcome: 'release a set of PDFs, receive a change and issue a correct revision',
    },
  ],
} satisfies Course;
