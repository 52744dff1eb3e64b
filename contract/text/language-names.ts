/** The languages in which batches are taught, as staff and visitors read them. */
export const languageNames = { en: 'English', hi: 'Hindi' } as const;
