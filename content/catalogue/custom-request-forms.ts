import type { CustomRequestFormContent } from '../schema.ts';

/**
 * The three forms for custom requests. They send nothing to the service. Their button shows `notice` with a link to
 * `/request-call`, where what was typed already stands in the message field.
 */
export const customRequestForms = {
  /** The form on `/short-term`. */
  project: {
    id: 'custom-project',
    heading: 'A project of your own',
    intro:
      'Do you need a project for college, a shop or a club that is not on the list? Write down what it should do, and we will talk it through on a call.',
    fields: {
      name: { label: 'Your name' },
      email: { label: 'Email address' },
      wish: {
        label: 'Project requirements',
        hint: 'What it should do, who uses it, and by when you need it.',
      },
      team: {
        label: 'Team details',
        hint: 'How many of you there are, and what each of you already knows.',
      },
    },
    button: 'Plan a custom project',
    notice:
      'Nothing has been sent yet. A custom project is arranged on a call, so that we can ask questions and quote a fee.',
    noticeLink: 'Request a call with what you wrote',
    about: 'Custom project',
  },
  /** The form on `/Miranaya-skill-program` and on `/intermediate-programs`. */
  program: {
    id: 'custom-program',
    heading: 'A program for your group',
    intro:
      'A class, a department or a few friends can have a program put together for them. Write down what you want to be able to do at the end.',
    fields: {
      name: { label: 'Your name' },
      email: { label: 'Email address' },
      wish: {
        label: 'Learning goals',
        hint: 'What you know today, and what you want to be able to do.',
      },
      team: {
        label: 'Team details',
        hint: 'How many learners, from which branch or office, and which hours suit you.',
      },
    },
    button: 'Plan a custom program',
    notice:
      'Nothing has been sent yet. A custom program is arranged on a call, so that we can ask questions and quote a fee.',
    noticeLink: 'Request a call with what you wrote',
    about: 'Custom program',
  },
  /** The form on `/super-program`. */
  superProgram: {
    id: 'custom-super-program',
    heading: 'A six-month track made to measure',
    intro:
      'If none of the four tracks is yours, we can put one together: for a company’s new joiners, a college batch, or a change of field. Tell us where you want to end up.',
    fields: {
      name: { label: 'Your name' },
      email: { label: 'Email address' },
      wish: {
        label: 'Learning goals',
        hint: 'The work you want to do after six months, and what you have studied so far.',
      },
      team: {
        label: 'Team details',
        hint: 'How many learners, their background, and the hours they can give each week.',
      },
    },
    button: 'Plan a custom super program',
    notice:
      'Nothing has been sent yet. A custom super program is arranged on a call, so that we can ask questions and quote a fee.',
    noticeLink: 'Request a call with what you wrote',
    about: 'Custom super program',
  },
} satisfies Record<string, CustomRequestFormContent>;
