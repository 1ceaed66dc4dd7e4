import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dueBatches, sealBatches } from '../../apps/site/server/intake/batches.ts';
import { mostBatchesADay, recordMissedSearch, searchBatches } from '../../apps/site/server/intake/search-rows.ts';
import { post, startSite, type TestSite, theMoment } from './harness.ts';

let site: TestSite;
let moment: number;
beforeEach(async () => {
	moment = theMoment;
	site = await startSite({ now: () => moment });
});
afterEach(() => site.stop());

const tell = (keyword: unknown, language = 'en') => post(site, '/index/search_missed', { keyword, language });

async function counted() {
	await sealBatches(site.journal, searchBatches, { now: moment, openFor: 0 });
	const due = dueBatches(site.journal, searchBatches, { now: moment, longestDelay: 0, limit: 5000 });
	return due.readable.map(({ batch: { id: _id, ...rest } }) => rest);
}

describe('/index/search_missed', () => {
	it('counts what finds nothing by its words, day and language, however they were typed', async () => {
		for (const keyword of ['Zebrafish', '  zebrafish ', 'ＺＥＢＲＡＦＩＳＨ', 'zebra\u0007fish']) {
			expect(await tell(keyword)).toMatchObject({ http: 200, status: 200, data: null });
		}
		await tell('斑马', 'cn');
		expect(await counted()).toEqual([
			{ words: 'zebrafish', day: '2026-06-01', language: 'en', searches: 4 },
			{ words: '斑马', day: '2026-06-01', language: 'cn', searches: 1 },
		]);
	});

	it('counts neither what finds something nor what is no search', async () => {
		const found = await post(site, '/index/search', { keyword: 'strep' });
		expect(found.data.total).toBeGreaterThan(0);
		for (const keyword of ['strep', '', ' ', '?!', 'z'.repeat(81), 'zebrafish ada@example.com']) {
			expect(await tell(keyword)).toMatchObject({ http: 200, status: 200, data: null });
		}
		expect(await counted()).toEqual([]);
	});

	it('counts so many different words a day and no more, and goes on the next day', async () => {
		await tell('zebrafish');
		const fill = (number: number) => ({ words: `word ${number}`, day: '2026-06-01', askedAt: moment });
		await Promise.all(
			Array.from({ length: mostBatchesADay - 1 }, (_, number) =>
				recordMissedSearch(site.journal, { ...fill(number), language: 'en' }),
			),
		);
		expect(await tell('one zebrafish too many')).toMatchObject({ http: 200, status: 200 });
		await tell('zebrafish');
		const words = await counted();
		expect(words).toHaveLength(mostBatchesADay);
		expect(words[0]).toMatchObject({ words: 'zebrafish', searches: 2 });
		moment += 24 * 60 * 60 * 1000;
		await tell('another zebrafish');
		expect((await counted()).at(-1)).toMatchObject({ words: 'another zebrafish', day: '2026-06-02' });
	});
});
