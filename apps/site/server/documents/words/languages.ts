import type { DocumentLanguage } from '@site/contract/product-documents';
import { companionEn } from './companion-en.ts';
import type { CompanionWords } from './companion-words.ts';
import { companionZh } from './companion-zh.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { InstructionWords } from './words.ts';
import { zh } from './zh.ts';

export const instructionWords: Record<DocumentLanguage, InstructionWords> = { en, zh, es, fr };

/** The papers beside the instructions come in the site's two languages. */
export const companionWords: Record<DocumentLanguage, CompanionWords> = {
	en: companionEn,
	zh: companionZh,
	es: companionEn,
	fr: companionEn,
};
