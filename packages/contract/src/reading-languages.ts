import type { Language } from './language.ts';
import type { ReadingWords } from './reading-words.ts';
import { readingCn } from './reading-words-cn.ts';
import { readingEn } from './reading-words-en.ts';

export const readingWords: Record<Language, ReadingWords> = { en: readingEn, cn: readingCn };
