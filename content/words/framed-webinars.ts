/** The words around the webinars in the frame of `/webinar`. */
export const heading = 'Webinar series';
export const intro =
  'An hour or a little more on a Saturday evening, free and live, with time for your questions. Add a date to your calendar; we send the joining link to everyone who asks for it.';
export const comingHeading = 'Upcoming sessions';
export const noneComing =
  'No date is set at present. Join our mailing list and you will hear of the next one.';
export const pastHeading = 'Past sessions';
export const withHost = (host: string) => `With the ${host}.`;
export const lasts = (minutes: number) => `${minutes} minutes`;
export const addToCalendar = 'Add to calendar';
export const askForLink = 'Ask for the joining link';
export const askForRecording = 'Ask for the recording';
/** The beginning of the message of a call request. */
export const callSubjectForWebinar = (title: string) => `Webinar: ${title}`;
export const callSubjectForRecording = (title: string) => `Recording of the webinar: ${title}`;
