import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { jobs } from '../../apps/site/server/content/careers.ts';
import { buildContent } from '../../apps/site/server/content/content.ts';

const content = buildContent(demoSnapshot);
const found = (keyword: string) =>
	jobs(content, { keyword, language: 'en', page: 1, pageSize: 99 }).items.map(({ id }) => id);
const inDepartment = (id: number) => demoSnapshot.jobs.filter((job) => job.categoryId === id).map((job) => job.id);
const inPlace = (id: number) => demoSnapshot.jobs.filter((job) => job.locationIds.includes(id)).map((job) => job.id);

/** Queries of applicants, and the jobs that they must find. */
it.each<[keyword: string, ids: number[]]>([
	['engineer', [3, 4, 7]],
	['engineers', [3, 4, 7]],
	['enginer', [3, 4, 7]],
	['quality-engineer', [4]],
	['engineer, san diego', [3, 4]],
	['wharehouse', [11]],
	['tecnician jobs', [9]],
	['regulatory affairs position', [5]],
	['HR', [16]],
	['recruiter', [16]],
	['QA', inDepartment(2)],
	['R&D', inDepartment(1)],
	['manufacturing', inDepartment(3)],
	['supply chain', inDepartment(4)],
	['sales', inDepartment(5)],
	['San Diego', inPlace(1)],
	['suzhou', inPlace(3)],
	['china', inPlace(3)],
	['remote', inPlace(5)],
	['part time', [16]],
	['part-time jobs', [16]],
	['工程师', [3, 4, 7]],
	['工程師', [3, 4, 7]],
	['倉庫', [11]],
	['銷售經理', [14]],
	['研发', inDepartment(1)],
	['兼職', [16]],
	['聖地牙哥', inPlace(1)],
	['蘇州', inPlace(3)],
])('“%s” shows the positions that it is about', (keyword, ids) => {
	expect(found(keyword)).toEqual(expect.arrayContaining(ids));
});

it('a short keyword matches whole words only, and an unknown one matches nothing', () => {
	expect(found('HR')).toEqual([16]);
	expect(found('part time')).toEqual([16]);
	for (const keyword of ['phd', 'accountant', 'internship', '实习', 'zzz'])
		expect([keyword, ...found(keyword)]).toEqual([keyword]);
});

it('a keyword that only means a job shows all jobs', () => {
	for (const keyword of ['jobs', 'open positions', '招聘', ''])
		expect(found(keyword)).toHaveLength(demoSnapshot.jobs.length);
});
