/** The first character of every prompt in a template. */
export const promptSign = '✎';
