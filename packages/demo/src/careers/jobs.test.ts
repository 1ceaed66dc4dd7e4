import { Job, JobCategory, JobLocation } from '@site/contract/careers';
import { describe, expect, test } from 'vitest';
import { jobCategories } from './job-categories.ts';
import { jobLocations } from './job-locations.ts';
import { jobs } from './jobs.ts';

const idsOf = (items: { id: number }[]) => items.map((item) => item.id);
const ascending = (ids: Iterable<number>) => [...new Set(ids)].sort((one, other) => one - other);

describe('the sample careers', () => {
	test.each(jobs)('hold a valid job: $title.en', (job) => {
		expect(Job.parse(job)).toEqual(job);
	});

	test('offer sixteen jobs in six categories and five places', () => {
		expect(jobs).toHaveLength(16);
		expect(jobCategories.map((category) => JobCategory.parse(category))).toHaveLength(6);
		expect(jobLocations.map((location) => JobLocation.parse(location))).toHaveLength(5);
	});

	test('give every job, category and location its own id', () => {
		for (const items of [jobs, jobCategories, jobLocations]) {
			expect(new Set(idsOf(items)).size).toBe(items.length);
		}
	});

	test('name categories and locations that exist, and leave none of them empty', () => {
		expect(ascending(jobs.map((job) => job.categoryId))).toEqual(ascending(idsOf(jobCategories)));
		expect(ascending(jobs.flatMap((job) => job.locationIds))).toEqual(ascending(idsOf(jobLocations)));
	});

	test('offer some jobs in two places', () => {
		expect(jobs.filter((job) => job.locationIds.length === 2).length).toBeGreaterThanOrEqual(3);
		expect(jobs.filter((job) => new Set(job.locationIds).size !== job.locationIds.length)).toEqual([]);
	});

	test('have their own titles in both languages, since applications are sent by title', () => {
		expect(new Set(jobs.map((job) => job.title.en)).size).toBe(jobs.length);
		expect(new Set(jobs.map((job) => job.title.cn)).size).toBe(jobs.length);
		expect(jobs.filter((job) => !job.title.cn)).toEqual([]);
	});

	test.each(jobs)('state tasks, requirements and benefits: $title.en', ({ content }) => {
		const headings = [...content.en.matchAll(/<h3>(.*?)<\/h3>/g)].map((match) => match[1]);
		expect(headings).toEqual(['About the role', 'What you will do', 'What you bring', 'Benefits']);
	});

	test.each(jobs)('state all of it in Chinese too: $title.en', ({ content }) => {
		const tagsOf = (html = '') => html.match(/<[^>]+>/g);
		expect(content.cn).toMatch(/\p{Script=Han}/u);
		expect(tagsOf(content.cn)).toEqual(tagsOf(content.en));
	});

	test('list the newest job first', () => {
		const days = jobs.map((job) => job.postedOn);
		expect(days).toEqual(days.toSorted().reverse());
	});
});
