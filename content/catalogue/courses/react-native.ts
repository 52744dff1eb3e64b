import type { Course } from '#content/schema.ts';

export const reactNative = {
  slug: 'react-native',
  family: 'android',
  fields: ['mobile'],
  level: 'basics',
  title: 'React Native',
  keywords: ['React Native'],
  tag: 'One code base',
  text: 'Apps for Android and iPhone from one TypeScript code base, with Expo, the New Architecture and releases you can send yourself.',
  intro:
    'If you know JavaScript, React Native is a short way to apps: real native views, one code base, and ideas shared with any web team that knows React. You work as the React Native team recommends, with Expo and its router, and you learn what lies beneath, since the hard bugs live there: the native build, the New Architecture, threads and memory. Everything is tried on a real phone from the second week. iPhone builds are made in the cloud, so a Mac is welcome but not required.',
  durationWeeks: 14,
  hoursPerWeek: 8,
  projectHours: 28,
  forWhom: [
    'React or JavaScript developers who want to move to mobile',
    'Founders and freelancers who must serve Android and iPhone with one small team',
    'Students who know JavaScript basics and want an app in their portfolio',
  ],
  beginnerQuestions: [
    {
      question: 'Can you write JavaScript with functions, arrays and promises?',
      answers: [
        {
          answer: 'No',
          advice: 'This course expects it. Learn the language first.',
          offer: 'front-end-web',
        },
        {
          answer: 'Yes',
          advice: 'Begin here. React is taught.',
          module: 'TypeScript and React for mobile',
        },
      ],
    },
    {
      question: 'Do you know React from the web?',
      answers: [
        {
          answer: 'No',
          advice: 'Components, state and effects come first.',
          module: 'TypeScript and React for mobile',
        },
        {
          answer: 'Yes',
          advice: 'Go quickly to the first app on your phone.',
          module: 'Expo and the first app on your phone',
        },
      ],
    },
    {
      question: 'Have you chosen between React Native and Flutter?',
      answers: [
        {
          answer: 'No, and I have never programmed',
          advice: 'Flutter begins at the first line of its language.',
          offer: 'flutter',
        },
        {
          answer: 'Yes, React Native',
          advice: 'Begin here.',
          module: 'TypeScript and React for mobile',
        },
      ],
    },
  ],
  needs: {
    before: 'JavaScript: functions, arrays, promises. React is taught.',
    computer:
      'A laptop with 16 GB of memory for Android builds with the emulator; 8 GB will do with a real phone and cloud builds. An Android phone or an iPhone of your own.',
    software:
      'All of it is free: Node.js, VS Code, Expo, and Android Studio for builds on your own machine.',
    accounts:
      'Expo, whose free plan includes a limited number of cloud builds, and a Google account for push messages.',
    costs:
      'Apple’s yearly membership for iPhone builds made in the cloud, and Google’s one-time Play Console fee for its test tracks or to publish; without them you work on Android.',
  },
  tools: [
    'Expo and EAS',
    'React Native',
    'TypeScript',
    'Expo Router',
    'TanStack Query',
    'Zustand',
    'Reanimated',
    'SQLite',
    'Jest',
    'Maestro',
    'React Native DevTools',
  ],
  project: {
    title: 'A field visit app for a rural health worker',
    text: 'Households, visits and follow-up dates, entered without a network in the village and sent when there is one, with nothing lost or duplicated. It speaks two languages, takes a photograph only after consent, locks with the phone’s biometrics, and runs on a phone with 3 GB of memory. Delivered as an installable Android build, and with an Apple membership as an iPhone build too.',
  },
  modules: [
    {
      title: 'TypeScript and React for mobile',
      hours: 5,
      topics: [
        'The TypeScript an app needs: unions, narrowing, generics',
        'Components, props and state',
        'Effects, refs and custom hooks',
        'Context, reducers and keys',
        'What is different without a DOM',
      ],
      outcome: 'write typed React components with state and hooks, ready for native views',
    },
    {
      title: 'Expo and the first app on your phone',
      hours: 6,
      topics: [
        'create-expo-app and the shape of a project',
        'Expo Go and development builds: what each can run',
        'Fast refresh, Metro and React Native DevTools',
        'App configuration, icons, splash screen',
        'expo install, and keeping versions together with expo-doctor',
      ],
      outcome: 'start a project, run it on your own phone and debug it there',
    },
    {
      title: 'Views, styles and layout',
      hours: 8,
      topics: [
        'View, Text, Image, Pressable, ScrollView',
        'Flexbox as Yoga does it',
        'Safe areas, edge-to-edge, keyboards',
        'Density, font scaling, dark mode',
        'A small set of design tokens and components',
        'Accessibility: roles, labels, TalkBack and VoiceOver',
      ],
      outcome: 'build screens that hold on small phones, with large text and with a screen reader',
    },
    {
      title: 'Navigation with Expo Router',
      hours: 6,
      topics: [
        'File-based routes, layouts and typed links',
        'Stacks, tabs, modals',
        'Parameters and going back on both platforms',
        'Signed-in areas with protected routes',
        'Deep links, app links and universal links',
      ],
      outcome: 'plan the routes of an app and open any screen of it from a link',
    },
    {
      title: 'Lists and forms',
      hours: 8,
      topics: [
        'FlatList, keys and what makes rows render again',
        'FlashList for long lists',
        'Pull to refresh and endless scroll',
        'React Hook Form with Zod',
        'Keyboard handling and focus from field to field',
        'Dates, amounts and phone numbers entered the Indian way',
      ],
      outcome: 'build a long list and a long form that stay smooth on an inexpensive phone',
    },
    {
      title: 'Server data and app state',
      hours: 6,
      topics: [
        'fetch, timeouts, aborts and error shapes',
        'TanStack Query: caching, mutations, optimistic updates',
        'Online, offline and back in focus',
        'Zustand for the state of the app itself',
        'Sign-in with OAuth and PKCE; tokens in SecureStore',
      ],
      outcome: 'connect an app to an API so that it behaves well on a poor network',
    },
    {
      title: 'Data on the phone and synchronising',
      hours: 7,
      topics: [
        'SQLite with migrations',
        'Key-value storage, and what not to put there',
        'An outbox: identifiers made on the phone, retries, order',
        'Conflicts: last write, merge, or ask',
        'Background tasks, and what each system allows',
      ],
      outcome:
        'make an app that works for a day offline and synchronises without loss or duplicates',
    },
    {
      title: 'Device features',
      hours: 9,
      topics: [
        'Permissions: when to ask, and after a refusal',
        'Camera, photographs and files',
        'Location and maps',
        'Local and push notifications with Expo',
        'Locking an app with fingerprint or face',
        'Speaking two languages: i18n, plurals, Indic fonts',
      ],
      outcome:
        'use camera, location and notifications on both platforms with clear requests for consent',
    },
    {
      title: 'Movement and gestures',
      hours: 6,
      topics: [
        'Reanimated: shared values, and code on the UI thread',
        'Gesture Handler: pan, swipe, long press',
        'Layout and screen transitions',
        'Settings for reduced motion, respected',
      ],
      outcome: 'add movement that stays smooth while the app works, and rests for those who ask',
    },
    {
      title: 'Beneath: the New Architecture',
      hours: 7,
      topics: [
        'Hermes, JSI, Fabric and Turbo Modules',
        'Prebuild: the android and ios folders, and config plugins',
        'Gradle, CocoaPods and reading a failed build',
        'A small native module with the Expo Modules API: Kotlin, with Swift beside it',
        'Choosing a library: maintained, New Architecture, size',
      ],
      outcome: 'read a native build error and call a platform feature that no library offers',
    },
    {
      title: 'Quality and speed',
      hours: 9,
      topics: [
        'Jest and React Native Testing Library',
        'Journeys on a device with Maestro',
        'Profiling renders, start-up and memory',
        'App size, image formats and bundle analysis',
        'Crash reports with source maps',
        'What an app cannot keep secret, and where to keep it instead',
      ],
      outcome: 'measure a slow screen, repair it, and keep it repaired with a test',
    },
    {
      title: 'Release to both stores',
      hours: 7,
      topics: [
        'EAS Build: profiles, credentials, signing',
        'Internal testing, TestFlight, review and common refusals',
        'Privacy labels and the data safety form',
        'EAS Update: what may be sent over the air, and rollback',
        'Versions, forced updates and retiring an API',
      ],
      outcome:
        'build and sign an app, hand it to testers through the stores’ own tracks, and send a safe fix',
    },
  ],
} satisfies Course;
