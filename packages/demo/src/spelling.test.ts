import { expect, it } from 'vitest';
import { demoSnapshot } from './snapshot.ts';

/** British spellings of words that the company uses. */
const british =
	/\b(?:colour|flavour|favour|honour|behaviour|labour|neighbour|centre|metre|fibre|licence|defence|programme|organis|authoris|recognis|minimis|specialise|standardis|sterilis|analysed|analysing|labell|travell|cancell|modell|mould|tumour|haemo|anaemi|diarrhoea|paediatric|oestr|grey\b)\w*/gi;

/** Every English text but for names of places, and for keywords and synonyms, which are what visitors type. */
function english(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => {
		if (['address', 'keywords', 'synonyms'].includes(name)) return [];
		return name === 'en' && typeof inner === 'string' ? [inner] : english(inner);
	});
}

// Holds D32.
it('the sample company spells as Americans do', () => {
	expect(english(demoSnapshot).flatMap((text) => text.match(british) ?? [])).toEqual([]);
});
