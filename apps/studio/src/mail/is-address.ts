const word = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const plain = new RegExp(`^(?=.{1,64}@)${word}(?:\\.${word})*@${label}(?:\\.${label})*$`, 'u');

/**
 * Whether a text is one plain address. Mail programs also accept names, quotes, comments, groups and lists, which can
 * send mail to other addresses than the text seems to say.
 */
export const isAddress = (text: string): boolean => text.length <= 254 && plain.test(text);
