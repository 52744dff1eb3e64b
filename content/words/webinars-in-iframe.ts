/** The words around the webinars in the frame of `/webinar`. */
export const heading = 'Webinar series';
export const intro =
  'An hour or a little more on a Saturday evening, free and live, with time for your questions. Add a date to your calendar; we send the joining link to everyone who asks for it.';
export const comingHeading = 'Upcoming sessions';
export const noneComingText =
  'No date is set at present. Join our mailing list and you will hear of the next one.';
export const pastHeading = 'Past sessions';
export const formatWebinarHost = (host: string) => `With the ${host}.`;
export const formatWebinarDuration = (minutes: number) => `${minutes} minutes`;
export const addToCalendarLabel = 'Add to calendar';
export const askForLinkLabel = 'Ask for the joining link';
export const askForRecordingLabel = 'Ask for the recording';
/** The beginning of the message of a call request. */
export const formatCallSubjectForWebinar = (title: string) => `Webinar: ${title}`;
export const formatCallSubjectForRecording = (title: string) =>
  `Recording of the webinar: ${title}`;
