import { beforeAll, expect, test } from 'vitest';
import { type StudioForTests, startStudioForTests } from '../database/studio-for-tests.ts';
import { kindNames } from '../inbox/message-kinds.ts';
import { choicesOf } from './queue.ts';

let studio: StudioForTests;
beforeAll(async () => {
	studio = await startStudioForTests();
});

test('a country is offered as a filter once a message names one', { tags: '@DESK-5' }, async () => {
	const reader = { id: 1, kinds: kindNames, times: new Map() };
	for (const [reference, country] of [
		['R-1', ''],
		['R-2', 'Ireland'],
		['R-3', 'Ireland'],
	] as const) {
		const data = { reference, country, kind: 'message', form: 'contact', fields: {}, status: 'new' } as const;
		await studio.payload.create({ collection: 'messages', data });
		const { countries } = await choicesOf(studio.payload, reader);
		expect(countries, reference).toEqual(country ? ['Ireland'] : []);
	}
});
