/** In the folder of a publication: which files below `client` are not those of the build. */
export const madeFilesList = 'made-files.json';
