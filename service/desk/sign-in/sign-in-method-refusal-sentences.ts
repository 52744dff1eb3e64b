/** The messages shown when a sign-in method can't be set up as requested. */
export const signInMethodRefusalSentences = {
  passkeyWrong:
    'The passkey was not made, or it took too long. Please try again; if it stays so, choose a password.',
  newCodeWrong:
    'The code does not belong to this secret. Type the six digits that the app shows now; if it stays so, set the clock of your phone to the time of the network.',
  codeWrong: 'The code is not right, or it was used already: wait for the next one.',
  waitFor: (seconds: number) =>
    `Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} after the wrong codes, then try again.`,
  lastWayIn: 'This is your only way in. Add another one first.',
  nameMissing: 'Give it a name of at most 60 letters.',
} as const;
