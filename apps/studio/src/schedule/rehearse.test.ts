import { APIError, type PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { sayTo } from '../words/said.ts';
import { rehearse } from './rehearse.ts';

type Asked = { data: { _status: string }; overrideAccess: boolean; req: PayloadRequest };

/** A fake studio that refuses to take any page off the site, and records the calls it gets. */
function studio() {
	const asked: unknown[] = [];
	const judge = (what: string, { data, overrideAccess, req }: Asked) => {
		asked.push([what, data._status, overrideAccess]);
		if (data._status === 'draft') throw new APIError(sayTo(req)('It stays.', '保留。'));
	};
	const payload = {
		config: { i18n: { fallbackLanguage: 'en', supportedLanguages: { en: { translations: {} } } }, admin: {} },
		db: {
			beginTransaction: async () => 'one',
			rollbackTransaction: async (id: string) => asked.push(['taken back', id]),
		},
		update: async ({ collection, id, ...how }: { collection: string; id: number } & Asked) =>
			judge(`${collection} ${id}`, how),
		updateGlobal: async ({ slug, ...how }: { slug: string } & Asked) => judge(slug, how),
	};
	return { req: { payload } as unknown as PayloadRequest, asked };
}

it('an impossible removal is known before it is planned, and the trial is undone', async () => {
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

it('the obstacles of a plan are shown in the language of its user', { tags: '@ZH-4' }, async () => {
	const { req } = studio();
	const asked = { type: 'unpublish', doc: { relationTo: 'legal-texts', value: '7' } } as const;
	const inChinese = { ...req, i18n: { language: 'zh' } } as PayloadRequest;
	expect(await rehearse(inChinese, asked)).toBe('保留。');
});
