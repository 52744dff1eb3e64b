/**
 * What `/privacy` says: what is stored, why, how long, who sees it, how to ask for it back. Written to the
 * Digital Personal Data Protection Act, 2023 and its Rules of 2025; counsel has to confirm it (`../README.md`).
 * Texts hold the tokens of `fill-tokens.ts`. The periods that the software keeps by itself are numbers here,
 * and a test holds them to `database/retention.ts`.
 */
import { provider } from '../provider.ts';
import type { ClauseSection, PrivacyOfficer, StoredData } from '../schema.ts';

/** Who answers complaints. Sample until the owner names a person here. */
export const privacyOfficer = {
  isSample: true,
  name: 'The grievance officer',
  email: provider.email,
  phone: provider.phone,
} satisfies PrivacyOfficer as PrivacyOfficer;

/** Days after which the software erases by itself. */
export const keptDays = { sentMails: 30, setAside: 90, speed: 90, repeatedPress: 1 } as const;

export const privacyIntro =
  'We ask for little, use it for what you asked, and give it to nobody who would sell it. There is no advertising on this site, no tracking, and no cookie.';

/** Row by row, in the order in which a visitor meets the forms. */
export const storedData = [
  {
    id: 'call',
    what: 'When you request a call',
    data: 'Your name, email address, phone number, what you are interested in, and your message; the time.',
    why: 'To call or write back about it. Nothing else: no news and no offers.',
    kept: 'Until your question is settled and for one year after that; then our staff erase it. Sooner when you ask.',
    seenBy: 'Our staff who answer calls.',
  },
  {
    id: 'enrolment',
    what: 'When you enrol',
    data: 'Your name, email address, mobile number, and what you enrol for; the time.',
    why: 'To hold your place, to reach you about your batch, and to put your name on the certificate.',
    kept: 'While you learn with us, and then as long as the rules for accounts and taxes ask. What they do not ask for is erased one year after the end.',
    seenBy:
      'Our staff for enrolments and accounts, and your mentor. What you type on the page of the payment provider goes to that provider alone; card and UPI data never reach us.',
  },
  {
    id: 'subscription',
    what: 'When you subscribe',
    data: 'Your email address; the time.',
    why: 'To write when a batch, workshop or webinar is announced.',
    kept: 'Until you unsubscribe: answer any of these mails with the word stop, or write to {email}.',
    seenBy: 'Our staff, and the company that delivers our mail.',
  },
  {
    id: 'set-aside',
    what: 'When a form looks as if a script had sent it',
    data: 'What was in the form, kept apart from the rest.',
    why: 'So that a person who was taken for a script is not lost: our staff look at it.',
    kept: `At most ${keptDays.setAside} days; then it is erased by itself.`,
    seenBy: 'Our staff.',
  },
  {
    id: 'source',
    what: 'When you come from somewhere and then send a form',
    data: 'The name of the site that led you here, such as google.com, what its link says of itself (source, medium, campaign), and the page on which your visit began. Only the open page knows it; nothing about it is kept in your browser.',
    why: 'To learn which of our posts and partners people find us by.',
    kept: 'As long as what you sent, and erased with it. Who sends no form leaves nothing.',
    seenBy: 'Our staff.',
  },
  {
    id: 'answer',
    what: 'When our staff answer you',
    data: 'Who spoke to you and when, what came of it, when to call again, and a note of what was agreed.',
    why: 'So that you are called back when you asked for it, and not twice for the same.',
    kept: 'As long as what you sent, and erased with it.',
    seenBy: 'Our staff who answer.',
  },
  {
    id: 'delivery',
    what: 'While a form is on its way',
    data: 'That staff were told of it, and a random number that keeps a second press from becoming a second entry.',
    why: 'So that nothing is lost or stored twice.',
    kept: `The notes on mails ${keptDays.sentMails} days, the random number ${keptDays.repeatedPress} day; then they are erased by themselves.`,
    seenBy: 'Nobody; the software uses it.',
  },
  {
    id: 'address',
    what: 'When you send a form',
    data: 'Your internet address.',
    why: 'To slow down scripts that send forms by the hundred.',
    kept: 'Only in working memory, to count with. It is stored with nothing that you send, and stands in no log.',
    seenBy: 'Nobody.',
  },
  {
    id: 'speed',
    what: 'On one visit in four',
    data: 'How fast the page was: three figures, which kind of page, and the day. Nothing that leads back to you.',
    why: 'To find out where the site is slow on real phones.',
    kept: `${keptDays.speed} days; then it is erased by itself.`,
    seenBy: 'Our staff, as averages.',
  },
  {
    id: 'browser',
    what: 'In your own browser',
    data: 'Whether you chose the light or the dark look. Nothing else, and no cookie.',
    why: 'So that you need not choose again.',
    kept: 'Until you clear the data of this site in your browser.',
    seenBy: 'Only you; it is never sent to us.',
  },
] satisfies StoredData[] as StoredData[];

/** What follows the table, section by section; the ids are addresses (`/privacy#your-rights`). */
export const privacySections = [
  {
    id: 'who-we-are',
    title: 'Who is answerable',
    clauses: [
      '{name} decides what is stored and why. In the words of the Digital Personal Data Protection Act, 2023, we are the Data Fiduciary and you are the Data Principal.',
      'Companies that run our servers, deliver our mail or take payments work for us under contract and may use your data for nothing else.',
    ],
  },
  {
    id: 'your-consent',
    title: 'Your consent, and taking it back',
    clauses: [
      'Sending a form is your consent to what is said beside it, and to nothing more. News, WhatsApp messages and offers are asked for separately and are never ticked for you.',
      'You can take your consent back at any time, as easily as you gave it: write to {email} from the address that you gave us, or call {phone}. What was done before stays lawful; what comes after stops.',
    ],
  },
  {
    id: 'your-rights',
    title: 'How to ask for it back',
    clauses: [
      'You can ask us what we have stored about you and with whom we shared it, have it corrected or completed, have it erased, and name a person who may ask for you if you die or cannot.',
      'Write to {email} or call {phone}, {hours}, Indian time. We ask for no more than is needed to be sure that it is you, it costs nothing, and we answer within one month.',
      'Where a law obliges us to keep something for a time, we say which, use it for nothing else, and erase it afterwards.',
    ],
  },
  {
    id: 'under-18',
    title: 'If you are under 18',
    clauses: [
      'Please do not fill in a form yourself. Ask a parent or guardian to request a call with their own name and number; we store nothing else about you, follow you nowhere, and show you no advertising.',
    ],
  },
  {
    id: 'elsewhere',
    title: 'When you leave this site',
    clauses: [
      'The chat button opens WhatsApp, the LMS is a site of its own, and a payment is made on the page of the payment provider. There, their rules hold; we get from them what they say they pass on.',
    ],
  },
  {
    id: 'safety',
    title: 'How it is kept safe',
    clauses: [
      'On the live site, what you send travels encrypted. The part of the service that takes forms in can write a row and read none. Names, addresses and numbers stand in no log.',
      'If your data should ever fall into wrong hands, we tell you and the Data Protection Board of India without delay: what happened, what it may mean for you, and what we do about it.',
    ],
  },
  {
    id: 'complaints',
    title: 'How to complain',
    clauses: [
      'Write to our grievance officer, whose name and address stand on this page. You have an answer within one month.',
      'If it does not satisfy you, you can turn to the Data Protection Board of India.',
    ],
  },
  {
    id: 'changes',
    title: 'When this page changes',
    clauses: [
      'The version of this page is a date, and it changes with the meaning. What you agreed to is the version of the day on which you sent the form.',
    ],
  },
] satisfies ClauseSection[] as ClauseSection[];
