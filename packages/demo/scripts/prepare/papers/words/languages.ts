import type { PaperLanguage } from '../../../../src/papers/planned-papers.ts';
import { companionEn } from './companion-en.ts';
import type { CompanionWords } from './companion-words.ts';
import { companionZh } from './companion-zh.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { InstructionWords } from './words.ts';
import { zh } from './zh.ts';

export const instructionWords: Record<PaperLanguage, InstructionWords> = { en, zh, es };

/** The papers beside the instructions exist in the site's two languages. */
export const companionWords: Record<PaperLanguage, CompanionWords> = {
	en: companionEn,
	zh: companionZh,
	es: companionEn,
};
