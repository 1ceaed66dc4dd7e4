import { type FactKey, facts } from '@site/contract/facts';
import type { Said } from '../words/said.ts';

/** The form names a fact of a product as the site does. */
export const factLabel = (key: FactKey): Said => ({ en: facts[key].en, zh: facts[key].cn });

export const factLabels = <Key extends FactKey>(keys: readonly Key[]) =>
	Object.fromEntries(keys.map((key) => [key, factLabel(key)])) as Record<Key, Said>;
