/** The path of the iCalendar file with the sessions of a batch. */
export const batchCalendarPathOf = (id: string): string => `/starts/${id}.ics`;
