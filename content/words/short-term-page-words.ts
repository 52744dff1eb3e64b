/** The words around workshops and PHP projects on `/short-term`. */
export const title = 'Short-term workshops';
export const heading = 'Build one thing in four or five afternoons';
export const intro =
  'Live online, with a mini project that is finished on the last day. Come and see how we teach before you decide on anything longer.';
export const perParticipantLabel = 'Per participant';
export const projectsHeading = 'PHP projects with their source';
export const projectsIntro =
  'Two complete applications in plain PHP and MySQL, free to download, read, run and change. Each comes with its documentation.';
