import { brand } from '@site/contract/brand';
import type { Text } from '@site/contract/language';

/** A letter to customers about lots with a longer shelf life than printed on their boxes: a sample, one page. */
export type ShelfLifeLetter = {
	/** The id of its document. */
	id: number;
	slug: string;
	title: Required<Text>;
	/** The day of its notice. */
	on: string;
	lots: readonly [lot: string, printed: string, extended: string][];
	paragraphs: readonly string[];
};

const closing = [
	'Nothing else changes: store the kits as before and follow the instructions for use in the box. Kits of other lots keep the date that is printed on them.',
	`On request we send stickers for the boxes in your stock. Write to ${brand.company} Quality with the contact form of our site.`,
];

export const shelfLifeLetters = {
	flu: {
		id: 5,
		slug: 'letter-longer-shelf-life-flu-a-b-rapid-test',
		title: {
			en: 'Flu A/B Rapid Test: letter on the longer shelf life of three lots (sample)',
			cn: '甲型/乙型流感快速检测：三个批次有效期延长告知函（示例）',
		},
		on: '2026-07-14',
		lots: [
			['FLU2409A', '2026-08-31', '2027-02-28'],
			['FLU2409B', '2026-08-31', '2027-02-28'],
			['FLU2409C', '2026-08-31', '2027-02-28'],
		],
		paragraphs: [
			'The studies of stability at room temperature have been completed. The kits of the lots below may be used for six months longer than is printed on their box. Our notice PN-2026-01 says the same.',
			...closing,
		],
	},
	covid: {
		id: 6,
		slug: 'letter-longer-shelf-life-covid-19-ag-rapid-test',
		title: {
			en: 'COVID-19 Ag Rapid Test: letter on the longer shelf life of two lots (sample)',
			cn: '新冠病毒抗原快速检测：两个批次有效期延长告知函（示例）',
		},
		on: '2026-08-11',
		lots: [
			['COV2410A', '2026-09-30', '2027-03-31'],
			['COV2410B', '2026-09-30', '2027-03-31'],
		],
		paragraphs: [
			'The studies of stability at room temperature have been completed. The kits of the lots below may be used for six months longer than is printed on their box. The U.S. Food and Drug Administration has agreed to the longer shelf life of this authorized test (sample). Our notice PN-2026-02 says the same.',
			...closing,
		],
	},
} as const satisfies Record<string, ShelfLifeLetter>;
