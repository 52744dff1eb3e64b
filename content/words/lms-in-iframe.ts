/** The words of the page in the frame of `/lms`. */
export const heading = 'Your classes, recordings and assignments';
export const intro =
  'The learning-management system is where your course takes place. Sign in with the email address you enrolled with.';
export const signInLabel = 'Sign in to the LMS';
export const formatOpensHost = (host: string) => `opens ${host}`;

/** What the LMS contains, described for visitors who have not signed in. */
export const lmsContents = [
  {
    name: 'Live classes',
    text: 'The link to each class opens fifteen minutes before it begins.',
  },
  {
    name: 'Recordings',
    text: 'Every live class is there the next day, for as long as your plan includes LMS access.',
  },
  {
    name: 'Assignments and quizzes',
    text: 'Hand in your work, read what your mentor wrote about it, hand it in again.',
  },
  {
    name: 'Certificates',
    text: 'When a course is complete, you find its certificate in your profile.',
  },
];

export const troubleHeading = 'When you cannot sign in';
export const troubleSteps = [
  'Check that you use the email address of your enrolment, without a space after it.',
  'Choose “Forgot password” on the login page. The message can take some minutes; look in the spam folder too.',
  'Write to {email} or call {phone} from {hours}, Indian time. Tell us the email address of your enrolment.',
];
