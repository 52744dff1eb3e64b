/** The path of a batch's sessions as an iCalendar file. */
export const batchCalendarPathOf = (id: string): string => `/starts/${id}.ics`;
