import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dueBatches, sealBatches } from '../../apps/site/server/intake/batches.ts';
import { mostBatchesADay, recordSearch, searchBatches } from '../../apps/site/server/intake/search-rows.ts';
import { post, startSite, type TestSite, theMoment } from './harness.ts';

let site: TestSite;
let moment: number;
beforeEach(async () => {
	moment = theMoment;
	site = await startSite({ now: () => moment });
});
afterEach(() => site.stop());

const tell = (keyword: unknown, language = 'en', opened: unknown = 0) =>
	post(site, '/index/search_seen', { keyword, language, opened });

async function counted() {
	await sealBatches(site.journal, searchBatches, { now: moment, openFor: 0 });
	const due = dueBatches(site.journal, searchBatches, { now: moment, longestDelay: 0, limit: 5000 });
	return due.readable.map(({ batch: { id: _id, ...rest } }) => rest);
}

describe('/index/search_seen', () => {
	it('counts a search without results by text, day and language, normalized', async () => {
		for (const keyword of ['Zebrafish', '  zebrafish ', 'ＺＥＢＲＡＦＩＳＨ', 'zebra\u0007fish']) {
			expect(await tell(keyword)).toMatchObject({ http: 200, status: 200, data: null });
		}
		await tell('斑马', 'cn');
		expect(await counted()).toEqual([
			{ words: 'zebrafish', day: '2026-06-01', language: 'en', outcome: 'missed', searches: 4 },
			{ words: '斑马', day: '2026-06-01', language: 'cn', outcome: 'missed', searches: 1 },
		]);
	});

	it('counts shown and opened results, whatever the browser reports as found', async () => {
		const found = await post(site, '/index/search', { keyword: 'strep' });
		expect(found.data.total).toBeGreaterThan(0);
		await Promise.all(['strep', 'Strep', 'strep '].map((keyword) => tell(keyword)));
		for (const opened of ['1', 1]) expect(await tell('strep', 'en', opened)).toMatchObject({ http: 200, data: null });
		expect(await tell('zebrafish', 'en', 1)).toMatchObject({ http: 200, status: 200, data: null });
		expect(await counted()).toEqual([
			{ words: 'strep', day: '2026-06-01', language: 'en', outcome: 'shown', searches: 3 },
			{ words: 'strep', day: '2026-06-01', language: 'en', outcome: 'opened', searches: 2 },
		]);
	});

	it('counts nothing without words, too long, or with an e-mail address', async () => {
		for (const keyword of ['?!', 'z'.repeat(81), 'zebrafish ada@example.com', 'strep ada@example.com']) {
			expect(await tell(keyword)).toMatchObject({ http: 200, status: 200, data: null });
		}
		expect(await counted()).toEqual([]);
	});

	it('names the problem of an invalid call', async () => {
		for (const keyword of ['', ' ', null]) {
			expect(await tell(keyword)).toMatchObject({ http: 200, status: 422, data: { fields: ['keyword'] } });
		}
		for (const opened of ['yes', 2, -1, true, ['1'], { opened: 1 }]) {
			const refused = await tell('strep', 'en', opened);
			expect(refused).toMatchObject({ http: 400, status: 400, data: null });
			expect(refused.msg).toContain('opened');
		}
		expect(await counted()).toEqual([]);
	});

	it('limits the number of different searches a day, and starts again the next day', async () => {
		await tell('zebrafish');
		const fill = (number: number) => ({ words: `word ${number}`, day: '2026-06-01', askedAt: moment });
		await Promise.all(
			Array.from({ length: mostBatchesADay - 1 }, (_, number) =>
				recordSearch(site.journal, { ...fill(number), language: 'en', outcome: 'missed' }),
			),
		);
		expect(await tell('axolotl')).toMatchObject({ http: 200, status: 200 });
		await tell('zebrafish');
		const words = await counted();
		expect(words).toHaveLength(mostBatchesADay);
		expect(words[0]).toMatchObject({ words: 'zebrafish', searches: 2 });
		await tell('strep');
		expect((await counted()).at(-1)).toMatchObject({ words: 'strep', outcome: 'shown' });
		moment += 24 * 60 * 60 * 1000;
		await tell('quokka');
		expect((await counted()).at(-1)).toMatchObject({ words: 'quokka', day: '2026-06-02' });
	});
});
