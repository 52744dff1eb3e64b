/** The words around a PHP project on `/project/…`; the projects are in `../showcase/php-projects/`. */
export const projectsBreadcrumbLabel = 'PHP projects';
export const projectKindLabel = 'PHP project';
export const formatProjectPageTitle = (title: string, provider: string) =>
  `${title} in PHP · ${provider}`;
export const downloadSourceLabel = 'Download the source (ZIP)';
export const documentationLabel = 'Documentation (PDF)';
export const userRolesHeading = 'Who can do what';
export const technologyCaption = 'What the project is made with and needs';
export const technologyNames = {
  language: 'Language',
  database: 'Database',
  frontend: 'Front end',
  browsers: 'Browsers',
  software: 'Software needed',
  updated: 'Updated',
} as const;
export const formatFullSizeLabel = (title: string) => `${title}, full size`;
export const loginsHeading = 'Sample logins';
export const loginsWarning =
  'They exist only in the sample data that you import. Change them before others can reach it.';

/** Text of the page for an unknown project. */
export const unknownProjectDescription =
  'There is no project at this address. The list of PHP projects is on the short-term workshops page.';
export const unknownProjectText =
  'None of our projects has this address. You will find all of them on one page.';
export const projectsLinkLabel = 'See the PHP projects';
