import type { Text } from '@site/contract/language';
import { booksOf, type Lot } from '@site/contract/lot-books';
import { shelfLifeLetters } from '../company/shelf-life-letters.ts';
import { products } from './catalogue.ts';

/** The last day of the month this many months after a day. */
const endOfMonth = (day: string, months: number): string =>
	new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months, 0)).toISOString().slice(0, 10);

const longer: Text = {
	en: 'Use the kits until the extended date. Nothing else in the instructions for use changes.\nFor stock on a shelf, ask us for stickers with the extended date.',
	cn: '可使用至延长后的有效期，使用说明书的其他内容不变。\n库存产品请向我们索取标示延长后有效期的更正标签。',
};
const newerInstructions: Text = {
	en: 'The leaflet in the box lacks the limitations of the test. Read revision 3 of the instructions here.',
	cn: '盒内说明书缺少“检验方法的局限性”一节，请阅读本页提供的第 3 版说明书。',
};

type More = { pack?: number; extendedBy?: number; letterId?: number; note?: Text };

/** A lot of a product: its number, the day it was made, and its shelf life in months. */
function lot(productId: number, number: string, madeOn: string, months: number, more: More = {}): Lot {
	const { pack = 0, extendedBy, letterId = null, note = { en: '' } } = more;
	const reference = products.find(({ id }) => id === productId)?.packs[pack]?.reference;
	if (!reference) throw new Error(`Product ${productId} has no pack ${pack}`);
	return {
		reference,
		lot: number,
		madeOn,
		expiresOn: endOfMonth(madeOn, months - 1),
		...(extendedBy && { extendedTo: endOfMonth(madeOn, months - 1 + extendedBy) }),
		letterId,
		note,
	};
}

const fluLonger = { extendedBy: 6, letterId: shelfLifeLetters.flu.id, note: longer };
const covidLonger = { extendedBy: 6, letterId: shelfLifeLetters.covid.id, note: longer };

/** Invented, like the company. Lots in notices and instructions have the numbers named there, and each end of a range is a lot. */
const all: Lot[] = [
	lot(101, 'FC2502', '2025-02-10', 24),
	lot(101, 'FC2505', '2025-05-12', 24),
	lot(101, 'FC2506', '2025-06-16', 24),
	lot(101, 'FC2507', '2025-07-07', 24),
	lot(101, 'FC2601', '2026-01-12', 24),
	lot(101, 'FC2602', '2026-02-09', 24),
	lot(101, 'FC2603', '2026-03-02', 24),
	lot(101, 'FC2603', '2026-03-02', 24, { pack: 1 }),
	lot(102, 'FCH2505A', '2025-05-12', 24),
	lot(102, 'FCH2601B', '2026-01-19', 24),
	lot(103, 'COV2410A', '2024-10-07', 24, covidLonger),
	lot(103, 'COV2410B', '2024-10-21', 24, covidLonger),
	lot(103, 'COV2603C', '2026-03-16', 24),
	lot(104, 'FLU2409A', '2024-09-02', 24, fluLonger),
	lot(104, 'FLU2409B', '2024-09-09', 24, fluLonger),
	lot(104, 'FLU2409C', '2024-09-16', 24, fluLonger),
	lot(104, 'FLU2409C', '2024-09-16', 24, { ...fluLonger, pack: 1 }),
	lot(104, 'FLU2409D', '2024-09-23', 24),
	lot(104, 'FLU2508A', '2025-08-04', 24),
	lot(105, 'RSV2506A', '2025-06-02', 24),
	lot(107, 'SA2502', '2025-02-17', 24),
	lot(107, 'SA2503', '2025-03-10', 24),
	lot(107, 'SA2504', '2025-04-14', 24, { note: newerInstructions }),
	lot(107, 'SA2506', '2025-06-09', 24, { note: newerInstructions }),
	lot(107, 'SA2508', '2025-08-11', 24, { note: newerInstructions }),
	lot(107, 'SA2601', '2026-01-12', 24),
	lot(109, 'CTL2503B', '2025-03-03', 18),
	lot(109, 'CTL2607A', '2026-07-06', 18),
	lot(201, 'MAL2511A', '2025-11-10', 24),
	lot(301, 'HIV2512A', '2025-12-01', 24),
	lot(401, 'HG2411', '2024-11-18', 24),
	lot(401, 'HG2412', '2024-12-09', 24),
	lot(401, 'HG2501', '2025-01-20', 24),
	lot(401, 'HG2505', '2025-05-05', 24),
	lot(401, 'HG2509', '2025-09-08', 24),
	lot(401, 'HG2510', '2025-10-06', 24),
	lot(401, 'HG2512', '2025-12-08', 24),
	lot(402, 'HGC2604A', '2026-04-13', 24),
	lot(501, 'DOA2602A', '2026-02-09', 24),
	lot(703, 'FOB2509A', '2025-09-15', 24),
	lot(801, 'URS2510A', '2025-10-13', 24),
	lot(903, 'BGS2604A', '2026-04-07', 24),
	lot(903, 'BGS2604B', '2026-04-09', 24),
	lot(903, 'BGS2604C', '2026-04-14', 24),
	lot(903, 'BGS2604D', '2026-04-16', 24),
	lot(903, 'BGS2605B', '2026-05-12', 24),
	lot(903, 'BGS2607A', '2026-07-07', 24),
	lot(904, 'BKS2412A', '2024-12-02', 18),
];

export const lots = booksOf(all);
