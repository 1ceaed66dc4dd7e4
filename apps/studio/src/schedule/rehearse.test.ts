import { APIError, type PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { rehearse } from './rehearse.ts';

/** A studio that keeps every page on the site, and notes what was asked of it. */
function studio() {
	const asked: unknown[] = [];
	const judge = (what: string, { data, overrideAccess }: { data: { _status: string }; overrideAccess: boolean }) => {
		asked.push([what, data._status, overrideAccess]);
		if (data._status === 'draft') throw new APIError('It stays.');
	};
	const payload = {
		config: { i18n: { fallbackLanguage: 'en', supportedLanguages: { en: { translations: {} } } }, admin: {} },
		db: {
			beginTransaction: async () => 'one',
			rollbackTransaction: async (id: string) => asked.push(['taken back', id]),
		},
		update: async ({ collection, id, ...how }: { collection: string; id: number } & Parameters<typeof judge>[1]) =>
			judge(`${collection} ${id}`, how),
		updateGlobal: async ({ slug, ...how }: { slug: string } & Parameters<typeof judge>[1]) => judge(slug, how),
	};
	return { req: { payload } as unknown as PayloadRequest, asked };
}

it('what could not be taken off, page or home, is known before it is planned, and nothing of the trial stays', async () => {
	const { req, asked } = studio();
	const doc = { relationTo: 'legal-texts' as const, value: '7' };
	expect(await rehearse(req, { type: 'unpublish', doc })).toBe('It stays.');
	expect(await rehearse(req, { type: 'unpublish', global: 'home' })).toBe('It stays.');
	expect(await rehearse(req, { type: 'publish', global: 'home' })).toBeUndefined();
	expect(asked).toEqual([
		['legal-texts 7', 'draft', false],
		['taken back', 'one'],
		['home', 'draft', false],
		['taken back', 'one'],
		['home', 'published', false],
		['taken back', 'one'],
	]);
});
