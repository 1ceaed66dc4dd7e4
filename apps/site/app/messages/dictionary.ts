import type { Language } from '@site/contract/language';
import { en, type Messages } from './en.ts';

const known: Partial<Record<Language, Messages>> = { en };

/** Adds a language. The server knows all; a browser loads Chinese only if its page is in Chinese. */
export const learn = (language: Language, messages: Messages) => {
	known[language] = messages;
};

export const messagesIn = (language: Language): Messages => known[language] ?? en;
