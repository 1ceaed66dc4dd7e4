import { type FactKey, factNames } from '@site/contract/facts';
import type { Language } from '@site/contract/language';

/** Names of the product facts. */
export const factWords: Record<Language, Record<FactKey, string>> = { en: factNames('en'), cn: factNames('cn') };
