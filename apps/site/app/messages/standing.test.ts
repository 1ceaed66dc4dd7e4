import { expect, it } from 'vitest';
import { listWords } from './list.ts';
import { standingWords } from './standing.ts';

it.each(['en', 'cn'] as const)(
	'a list shows the status of a product as every other page does, in %s',
	{ tags: '@INFO-5' },
	(language) => {
		const { discontinued, emergencyUse } = standingWords[language];
		expect(listWords[language]).toMatchObject({ discontinued, emergencyUse });
	},
);
