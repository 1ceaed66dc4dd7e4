import type { Language } from '@site/contract/language';
import { useShell } from '../client/use-shell.ts';
import { cn } from './cn.ts';
import { en, type Messages } from './en.ts';

const dictionary: Record<Language, Messages> = { en, cn };

export const messagesIn = (language: Language): Messages => dictionary[language];

/** The words of the interface in the language of this page. */
export const useMessages = (): Messages => messagesIn(useShell().language);
