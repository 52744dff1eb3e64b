import type { Course } from '#content/schema.ts';

export const javaXmlAndroid = {
  slug: 'java-xml-android',
  family: 'android',
  fields: ['mobile'],
  level: 'zero',
  title: 'Java and XML for Android',
  // 'Java' and 'XML' alone are no keywords, because too many other titles contain them.
  keywords: ['Java and XML', 'Java for Android', 'Android with Java', 'Android in Java'],
  tag: 'Native Android',
  text: 'Native Android with Java, XML views and today’s AndroidX libraries, from the first activity to a signed bundle for the Play Store.',
  intro:
    'New Android projects mostly start in Kotlin and Compose, yet a great many apps in use, in banks, transport and government, are Java with XML layouts and need people who can extend them. This course teaches that work as it is done now: view binding, ViewModel, Room, Retrofit, WorkManager and Gradle, on recent Android versions. You also learn to read Kotlin, so that a mixed code base does not stop you. It is a sound first course in Java, too: the language is taught from the beginning.',
  durationWeeks: 16,
  hoursPerWeek: 8,
  projectHours: 32,
  forWhom: [
    'Students whose college teaches Java and who want to see their code on a phone',
    'Developers who must maintain or extend an existing Java Android app',
    'Makers of devices who need an Android companion app with Bluetooth or location',
  ],
  beginnerQuestions: [
    {
      question: 'Have you learned Java at school or college?',
      answers: [
        {
          answer: 'No',
          advice: 'Begin here: Java is taught from the beginning.',
          module: 'Java from the beginning',
        },
        {
          answer: 'Yes, with classes and collections',
          advice: 'Go quickly to the first app.',
          module: 'Android Studio, Gradle and the first app',
        },
      ],
    },
    {
      question: 'Do you have an Android phone and its data cable?',
      answers: [
        {
          answer: 'Yes',
          advice: 'Your apps run on it over USB from the first app on.',
          module: 'Android Studio, Gradle and the first app',
        },
        {
          answer: 'No',
          advice:
            'The emulator takes its place, and asks for more memory: compare with what you need.',
        },
      ],
    },
    {
      question: 'Must your app run on iPhones too?',
      answers: [
        {
          answer: 'Yes',
          advice: 'Java makes apps for Android alone. One code base for both is another course.',
          offer: 'flutter',
        },
        { answer: 'No', advice: 'Then you are right here.', module: 'Java from the beginning' },
      ],
    },
  ],
  needs: {
    before: 'No programming is expected; any school or college coding helps.',
    computer:
      'A 64-bit laptop with an SSD, 16 GB of memory for the emulator and about 30 GB free, on Windows, macOS or Linux; 8 GB is workable with a real phone. An Android phone with a data cable, best with Android 10 or later.',
    software: 'All of it is free: Android Studio, which brings Java along, and Git.',
    accounts: 'A Google account; Firebase is used on its free plan.',
    costs:
      'A Play Console account, for which Google charges once, only if you use its test tracks or publish.',
  },
  tools: [
    'Android Studio',
    'Java 17',
    'Gradle',
    'AndroidX and Jetpack',
    'Material Components',
    'Room',
    'Retrofit and OkHttp',
    'WorkManager',
    'Firebase',
    'Espresso',
    'Git',
  ],
  project: {
    title: 'A delivery book for a milk and newspaper round',
    text: 'The round’s customers, daily quantities, holidays and month-end bills, usable all morning without a network and synchronised when there is one. Bills are shared as PDF, reminders come on time under battery saving, and rotating the phone loses nothing. You finish with a signed bundle, ready for an internal test track.',
  },
  modules: [
    {
      title: 'Java from the beginning',
      hours: 5,
      topics: [
        'Variables, types, operators and strings',
        'Conditions, loops and methods',
        'Arrays, ArrayList and HashMap',
        'Reading a stack trace; breakpoints in the debugger',
        'Git for your exercises',
      ],
      outcome: 'write, run and debug small Java programs of several methods',
    },
    {
      title: 'Objects, collections and errors',
      hours: 8,
      topics: [
        'Classes, constructors, encapsulation, equals and hashCode',
        'Inheritance, interfaces and composition',
        'Generics, lambdas and streams, with Android’s limits on them',
        'Exceptions and try-with-resources',
        'Records and enums for plain data',
        'Unit tests with JUnit',
      ],
      outcome: 'model a small domain in Java classes and test its rules',
    },
    {
      title: 'Android Studio, Gradle and the first app',
      hours: 6,
      topics: [
        'SDK, emulator and a phone over USB',
        'Project layout, the manifest and resources',
        'Gradle files, version catalogues, build types and flavours',
        'minSdk, targetSdk and compileSdk',
        'Logcat and the layout inspector',
      ],
      outcome: 'create, build and run an app on your own phone and say what each Gradle line does',
    },
    {
      title: 'Layouts in XML',
      hours: 8,
      topics: [
        'Views and view groups; dp, sp and px',
        'ConstraintLayout: chains, guidelines, barriers',
        'View binding',
        'Styles, themes, dark theme and Material 3 components',
        'Edge-to-edge display and window insets',
        'Strings, plurals and layouts for Indian languages',
      ],
      outcome: 'lay out a screen that holds on small phones, tablets, large text and dark theme',
    },
    {
      title: 'Activities, fragments and navigation',
      hours: 8,
      topics: [
        'Activity and fragment lifecycles, watched in Logcat',
        'Rotation, process death and saved state',
        'Explicit and implicit intents; sharing',
        'The Navigation component with safe arguments',
        'Toolbars, menus and bottom navigation',
        'Predictive back',
      ],
      outcome: 'build an app of several screens whose state survives rotation and process death',
    },
    {
      title: 'Lists',
      hours: 8,
      topics: [
        'RecyclerView, view holders and layout managers',
        'ListAdapter and DiffUtil',
        'Clicks, selection, swipe and several row types',
        'Searching and filtering as the user types',
        'Pictures with Glide: sizes and caching',
        'Empty, loading and error states',
      ],
      outcome: 'show a list of thousands of rows that scrolls smoothly on an inexpensive phone',
    },
    {
      title: 'ViewModel, LiveData and architecture',
      hours: 6,
      topics: [
        'ViewModel and SavedStateHandle',
        'LiveData, observers and one-time events',
        'UI, data and domain layers; the repository',
        'Dependencies by constructor, then with Hilt',
        'Threads: main thread, executors, and what an ANR is',
      ],
      outcome: 'separate screens from data so that each can be changed and tested alone',
    },
    {
      title: 'Data on the phone with Room',
      hours: 8,
      topics: [
        'Entities, DAOs and type converters',
        'Relations and queries that return LiveData',
        'Transactions for changes that belong together',
        'Migrations, tested',
        'Preferences, files and scoped storage',
      ],
      outcome: 'keep an app’s data in SQLite through Room and migrate it without losing a row',
    },
    {
      title: 'The network with Retrofit',
      hours: 9,
      topics: [
        'Retrofit interfaces, converters and OkHttp interceptors',
        'Errors, timeouts and retries',
        'Sign-in tokens, and the Keystore',
        'Offline first: Room as the one source of truth',
        'Paging long lists',
        'Network security configuration',
      ],
      outcome:
        'synchronise a local database with an API, even over a connection that comes and goes',
    },
    {
      title: 'Work in the background',
      hours: 7,
      topics: [
        'WorkManager: constraints, chains, backoff',
        'Foreground services and their declared types',
        'Alarms, Doze and battery saving',
        'Notifications, channels and the run-time permission',
        'Push messages with Firebase Cloud Messaging',
      ],
      outcome:
        'choose the right tool for background work and show that it still runs after a restart',
    },
    {
      title: 'Permissions and the device',
      hours: 7,
      topics: [
        'Run-time permissions, denied and denied for good',
        'The photo picker and CameraX',
        'Location: coarse, fine and in the background',
        'Bluetooth Low Energy, scanning and connecting',
        'Printing and sharing a PDF',
      ],
      outcome:
        'use the camera and location while asking for as little as possible, and cope with a no',
    },
    {
      title: 'Testing, speed and reading Kotlin',
      hours: 9,
      topics: [
        'Local tests for ViewModels and DAOs with fakes',
        'Screen tests with Espresso',
        'Leaks, jank and start-up in the profiler; LeakCanary',
        'Accessibility with TalkBack and the scanner',
        'Reading Kotlin: nulls, data classes, coroutines at a glance',
        'Calling Kotlin from Java and the reverse; where Compose fits',
      ],
      outcome:
        'find a leak and a slow screen with tools, and follow Kotlin code in a mixed project',
    },
    {
      title: 'Release',
      hours: 7,
      topics: [
        'Shrinking with R8 and keep rules',
        'Signing, app bundles and Play App Signing',
        'Testing tracks, staged rollout, and the testers a new account needs',
        'Target API deadlines and the data safety form',
        'Crash reports, versions and in-app updates',
      ],
      outcome: 'sign a bundle, take it through a testing track and read its crash reports',
    },
  ],
} satisfies Course;
