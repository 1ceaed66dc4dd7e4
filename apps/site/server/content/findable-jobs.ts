import type { EmploymentType } from '@site/contract/careers';
import { countryName } from '@site/contract/country-name';
import type { Text } from '@site/contract/language';
import type { Content } from './content.ts';
import type { Findable } from './findable.ts';

/** Without spaces or hyphens, as queries are normalized (careers.ts). */
const employments: Record<EmploymentType, Text> = {
	'full-time': { en: 'fulltime permanent', cn: '全职' },
	'part-time': { en: 'parttime', cn: '兼职' },
	temporary: { en: 'temporary', cn: '短期 临时' },
	internship: { en: 'internship intern trainee', cn: '实习' },
};

const countryText = (code: string): Text => ({ en: countryName(code, 'en'), cn: countryName(code, 'cn') });

/** Open positions, found by title, text, department, places, countries and kind of employment. */
export function findableJobs({ snapshot }: Content, addressOf: (id: number) => string): Findable[] {
	const places = new Map(snapshot.jobLocations.map((place) => [place.id, place]));
	const fields = new Map(snapshot.jobCategories.map(({ id, name }) => [id, name]));
	return snapshot.jobs.map(({ id, title, content, categoryId, locationIds, employment }) => {
		const its = locationIds.flatMap((place) => places.get(place) ?? []);
		return {
			kind: 'job',
			id,
			slug: addressOf(id),
			title,
			texts: [content],
			keywords: [],
			belongsTo: [
				fields.get(categoryId),
				...its.flatMap(({ name, country }) => [name, country ? countryText(country) : undefined]),
				employment ? employments[employment] : undefined,
			].flatMap((name) => (name ? [name] : [])),
			codes: [],
			picture: null,
		};
	});
}
