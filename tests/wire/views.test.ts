import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueBatches, sealBatches } from '../../apps/site/server/intake/batches.ts';
import { viewBatches } from '../../apps/site/server/intake/view-rows.ts';
import { post, startSite, type TestSite, theMoment, trackingKey } from './harness.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.stop());

type View = Record<'language' | 'cate_id' | 'cert_id' | 'productid' | 'url' | 'addtime', string | number>;
const view = (overrides: Partial<View> = {}): View => ({
	language: 2,
	cate_id: 11,
	cert_id: '11,12',
	productid: 1,
	url: 'Productsinfos',
	addtime: theMoment,
	...overrides,
});
/** In the words of D20: the values in this order, then the key. */
const signed = (of: View, key = trackingKey) => {
	const { language, cate_id, cert_id, productid, url, addtime } = of;
	const words = [language, cate_id, cert_id, productid, url, addtime, key].join('');
	return { ...of, sign: createHash('sha256').update(words).digest('hex') };
};
const tell = (body: object) => post(site, '/product/product_tongji', body);

describe('/product/product_tongji', () => {
	it('counts signed views by product, day and language, each once', {
		tags: ['@CALL-41', '@D20', '@D29'],
	}, async () => {
		const first = signed(view());
		expect(await tell(first)).toMatchObject({ http: 200, status: 200, data: null });
		expect(await tell(first)).toMatchObject({ status: 200, data: null });
		await tell(signed(view({ addtime: theMoment + 1 })));
		await tell(signed(view({ addtime: theMoment - 9 * 60_000, language: 1 })));
		await tell(signed(view({ addtime: String(theMoment), productid: '3', cate_id: '', cert_id: '' })));
		await sealBatches(site.journal, viewBatches, { now: theMoment, openFor: 0 });
		const counted = dueBatches(site.journal, viewBatches, { now: theMoment, longestDelay: 0, limit: 10 }).readable.map(
			({ batch: { id: _id, ...rest } }) => rest,
		);
		expect(counted).toHaveLength(3);
		expect(counted).toEqual(
			expect.arrayContaining([
				{ productId: 1, day: '2026-06-01', language: 'en', views: 2 },
				{ productId: 1, day: '2026-06-01', language: 'cn', views: 1 },
				{ productId: 3, day: '2026-06-01', language: 'en', views: 1 },
			]),
		);
	});
	it('refuses a wrong sign and a clock that is off', { tags: '@CALL-41' }, async () => {
		const wrong = [
			signed(view(), 'another key'),
			{ ...signed(view()), productid: 2 },
			{ ...signed(view()), sign: 'x' },
			signed(view({ addtime: theMoment - 10 * 60_000 - 1 })),
			signed(view({ addtime: theMoment + 10 * 60_000 + 1 })),
			signed(view({ addtime: 'now' })),
		];
		for (const body of wrong) expect(await tell(body)).toMatchObject({ http: 200, status: 422, data: null });
	});
	it('does not count a product that does not exist', async () => {
		expect(await tell(signed(view({ productid: 999 })))).toMatchObject({ http: 200, status: 404 });
	});
	it.each(['language', 'productid', 'url', 'addtime', 'sign'])('needs %s', async (name) => {
		expect(await tell({ ...signed(view()), [name]: '' })).toMatchObject({
			http: 200,
			status: 422,
			data: { fields: [name] },
		});
	});
});
