import { isLinkAddress } from '../address.ts';
import { itemOfLink, linkOfPage } from '../item-links.ts';
import type { LinkedKind } from '../kinds.ts';
import type { Text } from '../language.ts';
import type { Snapshot, SnapshotPart } from '../snapshot.ts';

/** What staff are asked about once before it is published, and may publish all the same. */
export type Warning = {
	rule: string;
	/** Where it is within the item, in the names of the snapshot. */
	path: string;
	/** The words, address or picture concerned. */
	found: string;
};

/** Whether an address (`/contact` or `link:product12`) leads nowhere. */
export type IsDead = (to: string) => boolean;

export type WarningRule = {
	name: string;
	/** What is amiss, and what visitors get. */
	sentence: Required<Text>;
	/** What is amiss in a value, with its path relative to the value. */
	find: (value: unknown, isDead: IsDead) => { inside?: string; found: string }[];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is Text =>
	isRecord(value) && typeof value.en === 'string' && Object.keys(value).every((key) => key === 'en' || key === 'cn');

const placeholder = /\b(?:TODO|TBD|lorem ipsum|x{3,})\b|\[(?:…|\.\.\.)\]|待补充|待定稿/i;
const linkInHtml = /\bhref="((?:\/|link:)[^"]*)"/g;
const pictureWithoutWords = /<img\b(?![^>]*\balt="[^"]*[^"\s][^"]*")[^>]*>/;

const linksIn = (value: string) =>
	/^(?:\/|link:)/.test(value) ? [value] : [...value.matchAll(linkInHtml)].map(([, to = '']) => to);

export const warningRules: readonly WarningRule[] = [
	{
		name: 'dead-link',
		sentence: {
			en: 'This link leads nowhere on the site.',
			cn: '此链接在网站上没有对应页面。',
		},
		find: (value, isDead) =>
			typeof value === 'string'
				? linksIn(value)
						.filter(isDead)
						.map((found) => ({ found }))
				: [],
	},
	{
		name: 'missing-chinese',
		sentence: {
			en: 'The Chinese is missing: readers of Chinese see the English.',
			cn: '缺少中文：中文读者将看到英文。',
		},
		find: (value) =>
			isText(value) && /[a-z]{2}/i.test(value.en) && !value.cn?.trim() && !isLinkAddress(value.en)
				? [{ inside: 'cn', found: value.en }]
				: [],
	},
	{
		name: 'picture-without-words',
		sentence: {
			en: 'The picture does not say what it shows: visitors who cannot see it learn nothing of it.',
			cn: '图片没有说明内容：看不到图片的访客无从得知。',
		},
		find: (value) => {
			if (typeof value === 'string') return pictureWithoutWords.test(value) ? [{ found: '<img>' }] : [];
			const isSilent = isRecord(value) && 'url' in value && isText(value.alt) && value.alt.en.trim() === '';
			return isSilent ? [{ found: String(value.url) }] : [];
		},
	},
	{
		name: 'placeholder',
		sentence: {
			en: 'Words that stand in for others are left in the text.',
			cn: '文本中仍有占位文字。',
		},
		find: (value) => {
			const [found] = (typeof value === 'string' && placeholder.exec(value)) || [];
			return found ? [{ found }] : [];
		},
	},
];

/** The warnings about an item or a whole part, each with its path. Translated addresses of pictures are no links. */
export function warningsIn(item: unknown, isDead: IsDead, rules = warningRules): Warning[] {
	const walk = (value: unknown, path: string): Warning[] => {
		const own = rules.flatMap(({ name, find }) =>
			find(value, isDead).map(({ inside, found }) => ({
				rule: name,
				path: [path, inside].filter(Boolean).join('.'),
				found,
			})),
		);
		const isPicture = isRecord(value) && 'width' in value && 'alt' in value;
		const inside = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
		return [
			...own,
			...inside
				.filter(([key]) => !(isPicture && key === 'url'))
				.flatMap(([key, one]) => walk(one, path ? `${path}.${key}` : String(key))),
		];
	};
	return walk(item, '');
}

const partOfKind: Record<LinkedKind, SnapshotPart> = {
	product: 'products',
	category: 'categories',
	article: 'articles',
	event: 'events',
	notice: 'notices',
	page: 'freePages',
	job: 'jobs',
	document: 'documents',
};

/** Tells of a link by name whether the snapshot has its item, its page or its entry in the settings. */
export function deadNameIn(snapshot: Snapshot): IsDead {
	const pages = new Set(snapshot.pages.map(({ key }) => linkOfPage(key)));
	const items = new Map(
		Object.entries(partOfKind).map(([kind, part]) => {
			const all: unknown = snapshot[part];
			return [kind, new Set(Array.isArray(all) ? all.map((one) => isRecord(one) && one.id) : [])];
		}),
	);
	return (to) => {
		const item = itemOfLink(to);
		if (item) return !items.get(item.kind)?.has(item.id);
		return to.startsWith('link:') && !pages.has(to) && !(to.slice('link:'.length) in snapshot.settings.links);
	};
}
