/** What stands in the place of a document's language where all of them are watched. */
export const everyLanguage = 'all';
