import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answerTemplates } from './desk/answer-templates.ts';
import { demoSnapshot } from './snapshot.ts';

/** British spellings of words that the company uses. */
const british =
	/\b(?:colour|flavour|favour|honour|behaviour|labour|neighbour|centre|metre|fibre|licence|defence|programme|organis|authoris|recognis|minimis|specialise|standardis|sterilis|analysed|analysing|labell|travell|cancell|modell|mould|tumour|haemo|anaemi|diarrhoea|paediatric|oestr|catalogue|grey\b)\w*/gi;

/** All English texts except names of places, and keywords and synonyms, which follow what visitors type. */
function english(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => {
		if (['address', 'keywords', 'synonyms'].includes(name)) return [];
		return name === 'en' && typeof inner === 'string' ? [inner] : english(inner);
	});
}

const messages = new URL('../../../apps/site/app/messages/', import.meta.url);
const strings = readdirSync(messages).flatMap(
	(file) => readFileSync(new URL(file, messages), 'utf8').match(/'[^'\n]*'/g) ?? [],
);

it.each([
	['the sample company', english([demoSnapshot, answerTemplates])],
	['the interface', strings],
])('%s uses American spelling', { tags: '@D32' }, (_, texts) => {
	expect(texts.length).toBeGreaterThan(100);
	expect(texts.flatMap((text) => text.match(british) ?? [])).toEqual([]);
});
