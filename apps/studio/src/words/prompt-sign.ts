/** Begins every text of a template, which says what belongs in its place. */
export const promptSign = '✎';
