/** The words of `/accessibility`. Each promise must be one that a visitor can check. */
export const heading = 'Accessibility statement';
export const intro =
  'This site should work for you whatever you read it with: a small phone, a keyboard, a screen reader, large text, or a browser without scripts. We aim for the Web Content Accessibility Guidelines 2.2, level AA.';

export const promisesHeading = 'What we do';
export const promises = [
  'Everything can be reached and used with a keyboard, and you can see which part has the focus.',
  'Headings, lists, forms and messages are marked up as what they are, so that a screen reader can say so.',
  'Text and its background have a contrast of at least 4.5 to 1, in the light and the dark scheme.',
  'Text can be enlarged to 200%, and every page works on a screen 320 pixels wide.',
  'What moves by itself can be paused, and rests if your device asks for less motion.',
  'Pages, menus and forms work without JavaScript; forms then lead to a page that says what happened.',
  'Mistakes in a form are explained in words beside the field, and what you typed is kept.',
];

export const limitsHeading = 'What is not right yet';
export const limits = [
  'Brochures and project documentation are PDF files. Their text can be selected and read aloud, but we have not had every one tested with every reader. Each brochure says the same as the page about the offer on the day we published it. If something has changed since, the page is right.',
  'The login page of the LMS, the payment page and WhatsApp belong to other services, and we cannot answer for them.',
  'The drawings on covers carry no information and are hidden from screen readers.',
];

export const tellUsHeading = 'Tell us';
export const tellUsTemplate =
  'If something does not work for you, write to {email} or call {phone} from {hours}, Indian time. Say which page it was and what you were using. Until it is repaired, we give you what you need by email or by phone.';
