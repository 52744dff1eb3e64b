/** Words of a course detail page whose address names no course. The sentences of `/ai-ml-details` are specified. */
export const formatSelectCoursePrompt = (family: string) =>
  `Please navigate from the ${family} courses page and select a course.`;
export const aiMlLinkLabel = 'AI & ML courses';
export const formatFamilyLinkLabel = (family: string) => `${family} courses`;
