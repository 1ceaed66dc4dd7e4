import { brand } from '@site/contract/brand';
import { Text } from '@site/contract/language';
import { Snapshot } from '@site/contract/snapshot';
import { expect, it } from 'vitest';
import { demoSnapshot } from './snapshot.ts';

/** All bilingual texts, at any depth. */
function textsIn(value: unknown): Text[] {
	if (typeof value !== 'object' || value === null) return [];
	return 'en' in value ? [Text.parse(value)] : Object.values(value).flatMap(textsIn);
}

/** The same in both languages: the company's name, and figures with their codes and units. */
const isAlike = (cn: string) =>
	cn === brand.company || /^(?:[A-Z]{2,4}\b|[A-Za-zµ\d]+\/[A-Za-z]+|[\d.,–%()\s])+$/.test(cn);
const isEnglish = (cn: string) => /[a-z]{2}/.test(cn) && !/\p{Script=Han}/u.test(cn);

it('the sample company fits the contract', () => {
	expect(Snapshot.parse(demoSnapshot)).toEqual(demoSnapshot);
});

it('the sample company has everything in Chinese too, except addresses', () => {
	const { settings, ...content } = demoSnapshot;
	const { address: _address, links: _links, social: _social, share: _share, ...words } = settings;
	const texts = textsIn([content, words]);
	expect(texts.length).toBeGreaterThan(2000);
	expect(texts.filter(({ cn = '' }) => cn === '' || (isEnglish(cn) && !isAlike(cn)))).toEqual([]);
});
