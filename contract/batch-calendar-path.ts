/** The path of a batch's sessions as an iCalendar file. */
export const batchCalendarPath = (id: string): string => `/starts/${id}.ics`;
