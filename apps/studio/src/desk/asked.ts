import { messageAddress } from '../inbox/message-address.ts';
import { isMessageKind, type MessageKind } from '../inbox/message-kinds.ts';
import type { Said } from '../words/said.ts';

export const tabs = ['new', 'mine', 'all', 'done', 'spam'] as const;
export type Tab = (typeof tabs)[number];
export const tabLabels: Record<Tab, Said> = {
	new: { en: 'New', zh: '新' },
	mine: { en: 'Mine', zh: '我的' },
	all: { en: 'All', zh: '全部' },
	done: { en: 'Done', zh: '已完成' },
	spam: { en: 'Spam', zh: '垃圾信息' },
};

export const ages = ['1', '7', '30', 'older', 'overdue'] as const;
export type Age = (typeof ages)[number];
export const ageLabels: Record<Age, Said> = {
	'1': { en: 'Last 24 hours', zh: '最近 24 小时' },
	'7': { en: 'Last 7 days', zh: '最近 7 天' },
	'30': { en: 'Last 30 days', zh: '最近 30 天' },
	older: { en: 'Older than 30 days', zh: '早于 30 天' },
	overdue: { en: 'Overdue', zh: '已逾期' },
};

/** Filters of the inbox, as in the query of its address. */
export interface Asked {
	tab: Tab;
	words: string;
	kind?: MessageKind;
	/** `product-12` */
	item?: string;
	age?: Age;
	country?: string;
	page: number;
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
	values.find((each) => each === value);

const mostWords = 200;

export function askedOf(query: URLSearchParams): Asked {
	const kind = query.get('kind');
	const item = query.get('item');
	const age = oneOf(ages, query.get('age'));
	const country = query.get('country');
	return {
		tab: oneOf(tabs, query.get('tab')) ?? 'new',
		words: (query.get('q') ?? '').trim().slice(0, mostWords),
		...(isMessageKind(kind) && { kind }),
		...(item && /^[a-z]+-\d{1,9}$/.test(item) && { item }),
		...(age && { age }),
		...(country && { country: country.slice(0, mostWords) }),
		page: Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), 10_000),
	};
}

/** The query of these filters, without default values. */
export function queryFor({ tab, words, kind, item, age, country, page }: Asked): string {
	const query = new URLSearchParams();
	const parts = {
		tab: tab === 'new' ? '' : tab,
		q: words,
		kind,
		item,
		age,
		country,
		page: page > 1 ? String(page) : '',
	};
	for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value);
	return query.toString();
}

export const isFiltered = ({ words, kind, item, age, country }: Asked): boolean =>
	Boolean(words || kind || item || age || country);

export function deskAddress(asked: Asked): string {
	const query = queryFor(asked);
	return query ? `/admin/desk?${query}` : '/admin/desk';
}

/** Address of a message, with the filters of the list that it was opened from. */
export const addressIn = (asked: Asked, reference: string): string => messageAddress(reference, queryFor(asked));
