/** What a decision says besides its day; without a route in the United States a product is listed, without clearance. */
export type Right = 'fda510k' | 'eua' | 'clia' | 'nmpa3';

/** The days of the decisions: each authority has its own, and every paper takes its dates from here. */
export type Decided = { us?: string; ivdr?: string; ivdd?: string; cn?: string };

export const rights: readonly (readonly [productId: number, rights: readonly Right[], decided: Decided])[] = [
	[101, ['eua', 'clia'], { us: '2023-03-06' }],
	[102, ['eua'], { us: '2025-03-17' }],
	[103, ['eua', 'clia'], { us: '2021-05-10', ivdd: '2021-09-06' }],
	[104, ['fda510k', 'clia', 'nmpa3'], { us: '2021-09-17', ivdr: '2025-05-13', ivdd: '2021-03-01', cn: '2023-10-09' }],
	[105, ['fda510k', 'clia'], { us: '2022-11-21', ivdr: '2023-10-26' }],
	[106, ['nmpa3'], { ivdr: '2023-03-20', cn: '2024-11-04' }],
	[107, ['fda510k', 'clia'], { us: '2023-09-11', ivdr: '2024-01-16' }],
	[108, ['nmpa3'], { ivdr: '2023-05-01', cn: '2024-10-02' }],
	[109, [], { us: '2023-03-06', ivdr: '2023-03-13' }],
	[201, ['nmpa3'], { ivdr: '2023-12-11', cn: '2025-02-10' }],
	[202, ['nmpa3'], { ivdr: '2023-11-28', cn: '2024-09-17' }],
	[203, ['fda510k'], { us: '2023-08-14', ivdr: '2025-03-13' }],
	[204, ['nmpa3'], { ivdr: '2024-02-01', cn: '2024-03-29' }],
	[205, ['nmpa3'], { ivdd: '2021-11-08', cn: '2024-01-22' }],
	[206, ['nmpa3'], { ivdr: '2023-12-12', cn: '2024-06-19' }],
	[301, ['nmpa3'], { ivdr: '2023-12-01', cn: '2024-06-17' }],
	[302, ['fda510k', 'clia', 'nmpa3'], { us: '2023-02-27', ivdr: '2024-08-26', cn: '2023-06-08' }],
	[303, [], { ivdr: '2022-11-09' }],
	[304, ['nmpa3'], { ivdr: '2023-03-21', cn: '2024-12-03' }],
	[305, ['nmpa3'], { ivdr: '2023-03-28', cn: '2024-12-11' }],
	[306, ['fda510k', 'clia'], { us: '2023-01-20' }],
	[307, [], { us: '2023-08-15', ivdr: '2024-03-13' }],
	[401, ['fda510k'], { us: '2023-06-05', ivdr: '2023-11-21' }],
	[402, ['fda510k', 'clia'], { us: '2023-04-27', ivdr: '2024-12-02', cn: '2024-12-09' }],
	[403, ['fda510k'], { us: '2023-03-27', ivdr: '2023-09-14' }],
	[404, ['fda510k'], { us: '2023-03-29' }],
	[405, [], { us: '2022-02-08', ivdr: '2024-02-05' }],
	[406, ['fda510k'], { us: '2026-02-02' }],
	[407, ['fda510k'], { us: '2026-01-26', ivdr: '2026-02-02' }],
	[501, ['fda510k', 'clia'], { us: '2024-05-06', ivdr: '2025-02-11' }],
	[502, ['fda510k', 'clia'], { us: '2023-09-25' }],
	[503, ['fda510k', 'clia'], { us: '2023-10-19', ivdr: '2024-12-12' }],
	[504, ['fda510k'], { us: '2023-12-13' }],
	[505, [], { ivdr: '2023-05-17' }],
	[506, ['fda510k', 'clia'], { us: '2023-03-22' }],
	[601, [], { ivdr: '2022-11-16', cn: '2023-07-28' }],
	[602, [], { ivdr: '2023-06-26', cn: '2024-09-09' }],
	[603, [], { ivdr: '2022-11-14', cn: '2023-07-14' }],
	[604, [], { ivdr: '2023-01-24', cn: '2025-04-29' }],
	[605, [], { ivdr: '2022-10-03', cn: '2023-06-05' }],
	[606, [], { ivdr: '2022-10-24', cn: '2023-06-19' }],
	[701, ['nmpa3'], { ivdr: '2023-04-28', cn: '2025-03-20' }],
	[702, ['fda510k', 'clia'], { us: '2023-03-01', ivdr: '2023-11-22', cn: '2024-04-09' }],
	[703, ['fda510k'], { us: '2023-08-18', ivdr: '2024-01-08' }],
	[704, ['nmpa3'], { ivdd: '2020-08-03', cn: '2023-02-01' }],
	[705, ['nmpa3'], { ivdd: '2020-01-24', cn: '2024-12-06' }],
	[706, ['nmpa3'], { ivdr: '2023-06-20', cn: '2023-10-05' }],
	[801, ['fda510k', 'clia'], { us: '2023-04-06', ivdr: '2023-09-05', cn: '2025-01-16' }],
	[802, ['fda510k'], { us: '2023-08-03' }],
	[803, [], { ivdr: '2024-02-19', cn: '2024-11-11' }],
	[804, [], { ivdr: '2023-10-10', cn: '2024-04-01' }],
	[805, ['fda510k'], { us: '2022-08-03', ivdr: '2025-01-27' }],
	[806, ['fda510k'], { us: '2022-07-15', ivdr: '2022-11-07' }],
	[807, [], { ivdr: '2023-02-20', cn: '2024-06-14' }],
	[901, ['fda510k'], { us: '2022-03-21', ivdr: '2024-07-16', cn: '2023-02-13' }],
	[902, ['fda510k'], { us: '2022-09-19', ivdr: '2023-04-11' }],
	[903, ['fda510k'], { us: '2022-04-04', ivdr: '2023-04-24', cn: '2023-02-28' }],
	[904, ['fda510k'], { us: '2022-10-07', ivdr: '2023-05-02' }],
	[905, ['fda510k', 'clia'], { us: '2022-09-01', ivdr: '2025-02-03', cn: '2023-04-03' }],
	[906, [], { us: '2022-03-07', ivdr: '2023-04-03', cn: '2023-02-06' }],
];

/** Products without a registration: the day since when they are made. */
const madeSince = new Map([[507, '2023-07-24']]);

const decidedOn = new Map(rights.map(([id, , decided]) => [id, Object.values(decided)]));

/** The day since when a product exists for others: its first registration. */
export function existsSince(productId: number): string {
	const day = decidedOn.get(productId)?.toSorted()[0] ?? madeSince.get(productId);
	if (!day) throw new Error(`Nothing says since when product ${productId} exists`);
	return day;
}
