import type { WireJob } from '@site/contract/wire';
import { call } from '../../client/wire.ts';
import { careersPageSize } from '../../constants.ts';
import type { View } from './filters.ts';

export type Option = { id: number; name: string };
export type Job = { id: number; title: string; content: string; locations: Option[] };
export type Jobs = { items: Job[]; total: number };

/** What the wire is asked with. Two views with the same question share its answer. */
export const questionOf = ({ categories, locations, search, page }: View) => ({
	cate_id: categories.join(','),
	address_id: locations.join(','),
	page,
	keyword: search,
	page_size: careersPageSize,
});

const job = ({ id, title, content, address_list }: WireJob): Job => ({
	id,
	title,
	content,
	locations: address_list.map((place) => ({ id: place.id, name: place.catname })),
});

/** An answer that says it is none counts as a failure. */
export async function askForJobs(view: View, language: string, signal: AbortSignal): Promise<Jobs> {
	const { status, msg, data } = await call('jobs', { ...questionOf(view), language }, { signal });
	if (status !== 200) throw new Error(msg);
	return { items: data.data.map(job), total: data.total };
}
