/** Labels and links of the landing page's sections; their headings stand in `../landing/headings.ts`. */
export const fieldsLabel = 'Fields to learn in';
export const viewMore = 'View More';
export const byLearner = (name: string) => `by ${name}`;
export const studentProjectsLabel = 'Student projects';
export const sampleOf = (certificate: string) => `Sample of the ${certificate}`;
export const previewCertificate = 'Preview Certificate';
export const formatNewTabSuffix = (title: string) => `: ${title}, in a new tab`;
export const openPdf = 'Open the PDF';
export const formatCertificateSuffix = (certificate: string) => ` of the ${certificate}`;
export const typingAnimationName = 'the typing';
export const included = 'Included:';
export const notIncluded = 'Not included:';
export const startLearning = 'Start Learning';
