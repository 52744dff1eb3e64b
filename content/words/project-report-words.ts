/** Sentences that are the same in the documentation of every downloadable project. */
export const projectReportWords = {
  /** The sentence follows the name of the archive. */
  licence:
    'holds the source of this project. It is given under the MIT licence: you may use it, change it and pass it on.',
  analysis:
    'These are the use cases of the application. The next chapter draws them, and the chapter on modules tells more about each.',
  useCases:
    'Two kinds of people work with the system. The line from an actor leads to what he or she can do; «include» is a part that always belongs to another use case, «extend» one that may follow it.',
  dataFlow:
    'Drawn in the notation of Gane and Sarson: a bar is somebody outside the system, a box with round corners is a process, an open box is a data store. A store that several processes use is drawn once for each of them. Level 0 shows the system as a whole, with everything that goes in and comes out; level 1 opens it.',
  logins: 'Sample logins, which belong to the sample data only',
  repeated: 'What is repeated on purpose, and what is not stored',
  /** The sentence follows "All" and the number of tests. */
  testsPass:
    'tests pass with PHP 8.2 and MariaDB 10.11. Each is run again before a new version of this project is handed out.',
} as const;
