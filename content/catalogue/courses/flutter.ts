import type { Course } from '#content/schema.ts';

export const flutter = {
  slug: 'flutter',
  family: 'android',
  fields: ['mobile'],
  level: 'zero',
  title: 'Flutter',
  keywords: ['Flutter', 'Flutter and Dart'],
  tag: 'Dart 3',
  text: 'Dart 3 and Flutter: interfaces drawn the same on Android and iPhone, with a clear architecture, tests and a release build.',
  intro:
    'Flutter brings its own rendering engine, so a screen looks the same on a five-year-old Android phone and a new iPhone, and a change in the code is usually on the screen within a second. Dart is a small step for anyone who has programmed a little, and a friendly first language for those who have not. After that the craft is in layout, state and architecture, which this course takes slowly and with many small apps. You end with one app that is tested at three levels and ready for the stores.',
  durationWeeks: 14,
  hoursPerWeek: 8,
  projectHours: 28,
  forWhom: [
    'Beginners who want to start with mobile apps and see results on the first day',
    'Java, C# or JavaScript programmers who want one toolkit for both kinds of phone',
    'Small teams whose app must follow its own design on every device',
  ],
  beginnerQuestions: [
    {
      question: 'Have you written a program in any language?',
      answers: [
        {
          answer: 'No',
          advice: 'Begin here: Dart is taught from the first variable.',
          module: 'Dart, the basics',
        },
        {
          answer: 'Yes',
          advice: 'Go quickly through the basics.',
          module: 'Dart 3, the rest of the language',
        },
      ],
    },
    {
      question: 'Do you know JavaScript and React well?',
      answers: [
        {
          answer: 'Yes, and I want to use both',
          advice: 'Then another course takes you to an app sooner.',
          offer: 'react-native',
        },
        { answer: 'No', advice: 'Begin here.', module: 'Dart, the basics' },
      ],
    },
    {
      question: 'Do you want your app on an iPhone?',
      answers: [
        {
          answer: 'Yes',
          advice: 'The same code runs there. To build it you need a Mac, or a cloud build service.',
          module: 'Testing and release',
        },
        {
          answer: 'No, on Android',
          advice: 'A real Android phone is enough to try everything.',
          module: 'Widgets',
        },
      ],
    },
  ],
  needs: {
    before: 'Basic programming in any language is helpful, not required.',
    computer:
      'A laptop with an SSD, 16 GB of memory for the Android emulator and about 30 GB free, on Windows, macOS or Linux; 8 GB works with a real Android phone. An iPhone build needs Xcode on a Mac or a cloud build service.',
    software: 'All of it is free: Flutter with Dart, Android Studio or VS Code, and Git.',
    accounts: 'A Google account; Firebase is used on its free plan.',
    costs:
      'Store test tracks need Google’s one-time Play Console fee and Apple’s yearly membership; without them you test on your own phone.',
  },
  tools: [
    'Flutter 3',
    'Dart 3',
    'Android Studio or VS Code',
    'DevTools',
    'Riverpod',
    'go_router',
    'Dio',
    'Drift',
    'Firebase',
    'Patrol',
    'Git',
  ],
  project: {
    title: 'A splitting and settling app for shared flats',
    text: 'Flatmates add expenses, split them equally or by share, and settle in as few payments as possible; balances agree to the paisa in whatever order phones come online. It has a design of its own in light and dark, two languages, an animated balance chart drawn in code, golden tests for its screens and a release build of modest size.',
  },
  modules: [
    {
      title: 'Dart, the basics',
      hours: 6,
      topics: [
        'Variables, final and const, type inference',
        'Null safety: nullable types, promotion, late',
        'Functions with named and optional parameters',
        'Lists, sets, maps, spreads and collection if',
        'dart analyze, format and the debugger',
        'Git for every app you make',
      ],
      outcome: 'write small Dart programs in which the compiler rules out null surprises',
    },
    {
      title: 'Dart 3, the rest of the language',
      hours: 7,
      topics: [
        'Classes, constructors, mixins and extensions',
        'Records, patterns and switch expressions',
        'Sealed classes for states that exclude each other',
        'Futures, async and await; streams',
        'Exceptions, and results as values',
        'Packages and pubspec',
      ],
      outcome:
        'model states with sealed classes and let the compiler tell you which case you forgot',
    },
    {
      title: 'Widgets',
      hours: 6,
      topics: [
        'Everything is a widget: trees of widgets, elements, render objects',
        'Stateless and stateful widgets and their lifecycle',
        'Keys and BuildContext',
        'Material 3 and Cupertino components',
        'Hot reload, hot restart and the widget inspector',
      ],
      outcome: 'build a small app from your own widgets and explain when each rebuilds',
    },
    {
      title: 'Layout',
      hours: 7,
      topics: [
        'Constraints go down, sizes go up',
        'Row, Column, Expanded, Flexible, Stack, Wrap',
        'Overflow errors, and how to read them',
        'Lists, grids and slivers',
        'SafeArea, keyboards and text scaling',
        'Layouts for phone, tablet and foldable',
      ],
      outcome: 'turn a design into a layout that holds on narrow screens and at large text sizes',
    },
    {
      title: 'Theme, text and language',
      hours: 5,
      topics: [
        'ThemeData, colour schemes, dark theme, theme extensions',
        'Fonts, Indic scripts and the rupee sign',
        'ARB files, plurals, dates and numbers with intl',
        'Semantics, TalkBack and contrast',
      ],
      outcome: 'give an app a look of its own in light and dark, and in two languages',
    },
    {
      title: 'Navigation and forms',
      hours: 6,
      topics: [
        'Navigator, and go_router on top of it',
        'Shell routes and bottom navigation with kept state',
        'Deep links and redirects for signed-in areas',
        'Form, TextFormField, validation and focus',
        'Back on Android, and unsaved changes',
      ],
      outcome: 'build an app of ten screens in which each can be opened by a link',
    },
    {
      title: 'State and architecture',
      hours: 9,
      topics: [
        'setState, lifting up and InheritedWidget',
        'ChangeNotifier and ListenableBuilder',
        'Riverpod: providers, notifiers, async values',
        'Bloc in outline, so that you can read it',
        'Views, view models, repositories and services',
        'Immutable models with freezed or by hand',
      ],
      outcome: 'choose the smallest state tool that fits and keep business rules out of widgets',
    },
    {
      title: 'Data from the network',
      hours: 9,
      topics: [
        'http and Dio, interceptors, timeouts',
        'JSON with json_serializable',
        'Loading, empty, error and retry',
        'Paging a long list',
        'Sign-in and tokens in secure storage',
        'Isolates for heavy parsing',
      ],
      outcome: 'read and write through an API without freezing the screen or losing an error',
    },
    {
      title: 'Data on the phone',
      hours: 7,
      topics: [
        'Preferences and files',
        'SQLite with Drift: tables, typed queries, watched streams',
        'Migrations, tested',
        'Money as whole paise',
        'Offline first: queue, synchronise, resolve',
      ],
      outcome: 'keep an app’s data in a database that screens watch, online or not',
    },
    {
      title: 'Firebase and the device',
      hours: 7,
      topics: [
        'Firebase sign-in and Firestore with security rules',
        'Push messages and local notifications',
        'Camera, gallery and location with permissions',
        'Platform channels with Pigeon: a little Kotlin and Swift',
        'Choosing a package on pub.dev',
      ],
      outcome:
        'add sign-in, messages and a native call, with rules that keep each user’s data apart',
    },
    {
      title: 'Movement and drawing',
      hours: 7,
      topics: [
        'Implicit animations, then controllers and tweens',
        'Hero and page transitions',
        'CustomPainter for charts',
        'Impeller, frame budgets and where jank comes from',
        'Resting when the phone asks for reduced motion',
      ],
      outcome: 'draw and animate a chart of your own within the frame budget of a modest phone',
    },
    {
      title: 'Testing and release',
      hours: 8,
      topics: [
        'Unit and widget tests; fakes and overrides',
        'Golden tests for screens',
        'Integration tests with Patrol on a device',
        'Profile mode and DevTools: CPU, memory, app size',
        'Flavours, signing, obfuscation and symbols',
        'Play Console, TestFlight, and a pipeline for both',
      ],
      outcome: 'ship a tested, signed build to testers on both platforms from a pipeline',
    },
  ],
} satisfies Course;
