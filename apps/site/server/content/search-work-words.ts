import type { Clause } from './search-query.ts';
import { queryWords } from './words.ts';

/** Words of people who look for a job. */
const words =
	'job work vacancy career hiring hire hr intern internship recruiter recruitment position salary employment 职位 招聘 求职 应聘 工作 岗位 实习 人才 薪资';

const ofWork: ReadonlySet<string> = new Set(words.split(' ').flatMap(queryWords));

export const namesWork = (clauses: readonly Clause[]): boolean =>
	clauses.some(({ alternatives }) => alternatives.some(({ words }) => words.some((word) => ofWork.has(word))));
