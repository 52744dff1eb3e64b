/** The path of the page with the course list, and the `id` of the element with which the list begins. */
export const courseListPath = '/courses';
export const filteredListElementId = 'all-courses';

/** The query parameters that filter or sort the course list. Any other parameter leaves the list unchanged. */
export const courseListParameters = [
  'q',
  'field',
  'kind',
  'length',
  'level',
  'begins',
  'hours',
  'fee',
  'order',
] as const;
