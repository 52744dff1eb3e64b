/**
 * The text of `/privacy`: what is stored, why, how long, who sees it, and how to have it erased. It follows the Digital
 * Personal Data Protection Act, 2023 and its Rules of 2025; a lawyer still has to confirm it (`../README.md`). Texts
 * may contain the tokens of `fill-placeholders.ts`. A test compares `retentionDays` with
 * `database/retention-limits.ts`, by which the service erases the data.
 */
import { provider } from '../provider.ts';
import type { ClauseSection, PrivacyDataEntry, PrivacyOfficer } from '../schema.ts';

/**
 * The officer who answers complaints. A sample until the owner names a person (in `../provider.ts`, or at the desk).
 */
export const privacyOfficer = {
  isSample: provider.grievanceOfficer === null,
  name: provider.grievanceOfficer ?? 'The grievance officer',
  email: provider.email,
  phone: provider.phone,
} satisfies PrivacyOfficer as PrivacyOfficer;

/** For each kind of data, the number of days after which the software erases it automatically. */
export const retentionDays = {
  sentMails: 30,
  /** Forms that look as if a script had sent them. */
  setAside: 90,
  /** Measurements of how fast pages were for visitors. */
  speed: 90,
  /** The random number by which a second press of a form's button is recognised. */
  repeatedPress: 1,
  /** The times of the mails to an address, which limit their number. */
  countedMails: 1,
} as const;

export const privacyIntro =
  'We ask for little, use it for what you asked, and sell it to nobody. There is no advertising on this site, no tracking, and no cookie.';

/** The forms and the other events by which something is stored, in the order in which a visitor meets them. */
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
    data: 'Your name, email address, mobile number, what you enrol for and which start you chose; the time.',
    why: 'To hold your place, to reach you about your batch, and to put your name on the certificate.',
    kept: 'While you learn with us, and then as long as the rules for accounts and taxes ask. What they do not ask for is erased one year after the end.',
    seenBy:
      'Our staff for enrolments and accounts, and your mentor. What you type on the page of the payment provider goes to that provider alone; card numbers, PINs and passwords never reach us.',
  },
  {
    id: 'waiting',
    what: 'When you put yourself on a waiting list',
    data: 'Your name, email address, mobile number, what you wait for and which start you chose; the time.',
    why: 'To write to you when a place is free, and to hold it for you for a day.',
    kept: 'Until you have a place or tell us that you no longer wait; then our staff erase it after one year at the latest.',
    seenBy: 'Our staff for enrolments.',
  },
  {
    id: 'order',
    what: 'When an enrolment becomes an order, and when you pay',
    data: 'What you enrolled for with its fee and conditions on that day, the link to pay, the numbers of the payment, of failed tries and of a refund, your receipt or refund voucher with your name, who did what about it and when, and a coded form of your email address and mobile number.',
    why: 'To know what is paid, to pay it back, to give you a receipt, to notice that you enrol twice for the same, and for our accounts.',
    kept: 'As long as the rules for accounts and taxes ask, also when the enrolment itself is erased.',
    seenBy: 'Our staff for enrolments and accounts, and the payment provider.',
  },
  {
    id: 'payment-messages',
    what: 'When the payment provider tells us about your payment',
    data: 'Its messages as they come: the sum and the way of paying and, where that provider sends them, your name, email address, phone number, UPI ID or the last digits of your card.',
    why: 'To mark the right order as paid or paid back.',
    kept: 'Until the software has worked through them, as a rule within seconds; then only the number of the message stays, so that a repetition is known.',
    seenBy: 'The software reads them; our staff see what came of them.',
  },
  {
    id: 'unmatched-payment',
    what: 'When money reaches us that fits no enrolment',
    data: 'The number of the payment, the sum, what it was said to be for, and the note of the person who settled it.',
    why: 'So that it finds its enrolment or goes back to you.',
    kept: 'As long as the rules for accounts and taxes ask.',
    seenBy: 'Our staff for accounts.',
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
    kept: `At most ${retentionDays.setAside} days; then it is erased by itself.`,
    seenBy: 'Our staff.',
  },
  {
    id: 'source',
    what: 'When you come from somewhere and then send a form',
    data: 'The name of the site that led you here, such as google.com, what its link says of itself (source, medium, campaign), and the page on which your visit began. Your browser holds it for this tab until you close it.',
    why: 'To learn which of our posts and partners people find us by.',
    kept: 'As long as what you sent, and erased with it. If you send no form, nothing of it is stored.',
    seenBy: 'Our staff.',
  },
  {
    id: 'answer',
    what: 'When our staff answer you',
    data: 'Who spoke to you and when, what came of it, when to call again, and a note of what was agreed.',
    why: 'So that we call you back when you asked for it, and not twice about the same.',
    kept: 'As long as what you sent, and erased with it.',
    seenBy: 'Our staff who answer.',
  },
  {
    id: 'delivery',
    what: 'While a form is on its way',
    data: 'That staff were told of it, and a random number that keeps a second press from becoming a second entry.',
    why: 'So that nothing is lost or stored twice.',
    kept: `The notes on mails ${retentionDays.sentMails} days, the random number ${retentionDays.repeatedPress} day; then they are erased by themselves.`,
    seenBy: 'Nobody; the software uses it.',
  },
  {
    id: 'counted-mails',
    what: 'When a form makes us write to you',
    data: 'A coded form of your email address, and the times of these mails.',
    why: 'So that nobody can fill your inbox by typing your address into our form.',
    kept: `${retentionDays.countedMails} day; then it is erased by itself.`,
    seenBy: 'Nobody; the software uses it.',
  },
  {
    id: 'address',
    what: 'When you send a form',
    data: 'Your internet address.',
    why: 'To slow down scripts that send forms by the hundred.',
    kept: 'Only in working memory, for counting. It is not stored with what you send, and it is in no log.',
    seenBy: 'Nobody.',
  },
  {
    id: 'speed',
    what: 'On one visit in four',
    data: 'How fast the page was: three figures, which kind of page, and the day. Nothing that leads back to you.',
    why: 'To find out where the site is slow on real phones.',
    kept: `${retentionDays.speed} days; then it is erased by itself.`,
    seenBy: 'Our staff, as averages.',
  },
  {
    id: 'browser',
    what: 'In your own browser',
    data: 'Whether you chose the light or the dark look; and for this tab how far you had scrolled, and the page on which your visit began with what led there. No cookie.',
    why: 'So that you need not choose again, find your place again, and a form can say what led you here.',
    kept: 'The look until you clear the data of this site in your browser, the rest until you close the tab.',
    seenBy:
      'Only you. Of the page on which your visit began, a form that you send takes along what is said above.',
  },
] satisfies PrivacyDataEntry[] as PrivacyDataEntry[];

/** The sections after the table; their ids are part of addresses (`/privacy#your-rights`). */
export const privacySections = [
  {
    id: 'who-we-are',
    title: 'Who is responsible',
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
    title: 'How to see, correct or erase it',
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
      'Please do not fill in a form yourself. Ask a parent or guardian to request a call with their own name and number; we store nothing else about you, do not track you, and show you no advertising.',
    ],
  },
  {
    id: 'elsewhere',
    title: 'When you leave this site',
    clauses: [
      'The chat button opens WhatsApp, the LMS is a site of its own, and a payment is made on the page of the payment provider. There, their rules hold, and they say what they pass on to us.',
    ],
  },
  {
    id: 'safety',
    title: 'How it is kept safe',
    clauses: [
      'On the live site, what you send travels encrypted. The part of the service that takes forms in can write a row and read none. Names, addresses and numbers are in no log.',
      'If other people ever get your data without permission, we tell you and the Data Protection Board of India without delay: what happened, what it may mean for you, and what we do about it.',
    ],
  },
  {
    id: 'complaints',
    title: 'How to complain',
    clauses: [
      'Write to our grievance officer, whose name and address stand on this page. You get an answer within one month.',
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
