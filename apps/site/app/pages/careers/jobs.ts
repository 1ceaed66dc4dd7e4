import type { WireJob } from '@site/contract/wire';
import type { Asking } from '../../client/wire/use-answer.ts';
import { answerOf } from '../../client/wire/wire.ts';
import { careersPageSize } from '../../constants.ts';
import type { JobFacts } from '../../visit.ts';
import type { Question } from './filters.ts';

export type Option = { id: number; name: string };
export type Job = { id: number; title: string; content: string; locations: Option[] };
/** By the number of the job: the wire's list does not contain these facts. */
export type Facts = Readonly<Record<number, JobFacts>>;
export type Jobs = { items: Job[]; total: number };

const job = ({ id, title, content, address_list }: WireJob): Job => ({
	id,
	title,
	content,
	locations: address_list.map((place) => ({ id: place.id, name: place.catname })),
});

export async function askForJobs(view: Question, { language, signal }: Asking<Question, Jobs>): Promise<Jobs> {
	const { categories, locations, search, page } = view;
	const question = {
		cate_id: categories.join(','),
		address_id: locations.join(','),
		page,
		keyword: search,
		page_size: careersPageSize,
		language,
	};
	const { data, total } = await answerOf('jobs', question, { signal });
	return { items: data.map(job), total };
}
