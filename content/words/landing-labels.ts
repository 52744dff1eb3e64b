/** Labels and links of the landing page's sections; their headings stand in `../landing/section-headings.ts`. */
export const fieldsLabel = 'Fields to learn in';
export const viewMoreLabel = 'View More';
export const formatByLearner = (name: string) => `by ${name}`;
export const studentProjectsLabel = 'Student projects';
export const formatSampleLabel = (certificate: string) => `Sample of the ${certificate}`;
export const previewCertificateLabel = 'Preview Certificate';
export const formatNewTabSuffix = (title: string) => `: ${title}, in a new tab`;
export const openPdfLabel = 'Open the PDF';
export const formatCertificateSuffix = (certificate: string) => ` of the ${certificate}`;
export const pausableTypingName = 'the typing';
export const includedLabel = 'Included:';
export const notIncludedLabel = 'Not included:';
export const startLearningLabel = 'Start Learning';
