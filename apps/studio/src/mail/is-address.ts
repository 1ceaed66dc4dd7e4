const word = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const plain = new RegExp(`^(?=.{1,64}@)${word}(?:\\.${word})*@${label}(?:\\.${label})*$`, 'u');

/**
 * One plain address. To mail programs names, quotes, comments, groups and lists are addresses as well, and lead to others
 * than the text seems to say.
 */
export const isAddress = (text: string): boolean => text.length <= 254 && plain.test(text);
