import type { Language } from '@site/contract/language';
import { useShell } from '../client/use-shell.ts';
import { messagesIn } from './dictionary.ts';
import type { Messages } from './en.ts';

/** The texts of the interface in the language of this page. */
export const useMessages = (): Messages => messagesIn(useShell().language);

/** The texts of a separate file in the language of this page. */
export const useWords = <Words>(words: Record<Language, Words>): Words => words[useShell().language];
