/** The messages, at the desk and at the terminal, when a change of staff is refused. */
export const staffChangeRefusalSentences = {
  emailWrong: 'Give a mail address, such as asha@example.in.',
  nameMissing: 'Give a name of at most 60 letters.',
  roleMissing: 'Choose what they do here.',
  worksHere: (name: string) =>
    `${name} works here with this address already. For a lost phone or a forgotten password, make a new link.`,
  hasLeft: (name: string) => `${name} has left. Invite them again to let them back in.`,
  lastOwner:
    'This is the only owner, and a desk without one could not be run. Make somebody else an owner first.',
  noHeir: (name: string) => `${name} cannot take over: choose somebody who works on enquiries.`,
} as const;
