/** The name of the file in a publication's folder that lists which files in `client` differ from the build. */
export const renderedFilesListFileName = 'made-files.json';
