/** Used instead of a document's language if all languages are watched. */
export const everyLanguage = 'all';
