import { brand } from '@site/contract/brand';
import type { EmploymentType } from '@site/contract/careers';
import { defaultShare } from '@site/contract/picture-sizes';
import { job } from '../../content/careers.ts';
import { product } from '../../content/catalogue.ts';
import { lastChangeOf } from '../../content/dates.ts';
import { event } from '../../content/events.ts';
import { article } from '../../content/newsroom.ts';
import { type Around, company, languageTag, pictureOf, postalAddress, type Thing } from './schema.ts';

/** A product without an offer: prices are quoted, not published. */
export function productThing({ content, language, publicUrl, url }: Around, slug: string): Thing[] {
	const found = product(content, { slug, language });
	if (!found) return [];
	return [
		{
			'@type': 'Product',
			name: found.title,
			description: found.description,
			sku: found.reference,
			mpn: found.reference,
			...(found.packs[0]?.gtin && { gtin: found.packs[0].gtin }),
			category: found.parentName,
			url,
			...pictureOf(publicUrl, found.picture),
			...(found.emergencyUse && {
				additionalProperty: { '@type': 'PropertyValue', name: 'Emergency use', value: found.emergencyUse },
			}),
			brand: { '@type': 'Brand', name: brand.name },
			manufacturer: company(publicUrl),
		},
	];
}

/** A press article or a blog post. */
export function articleThing({ content, language, publicUrl, url }: Around, slug: string): Thing[] {
	const found = article(content, { slug, language });
	if (!found) return [];
	return [
		{
			'@type': found.kind === 'press' ? 'NewsArticle' : 'BlogPosting',
			headline: found.title,
			description: found.description,
			...pictureOf(publicUrl, found.picture),
			datePublished: found.publishedOn,
			dateModified: lastChangeOf(found),
			inLanguage: languageTag(language),
			author: company(publicUrl),
			publisher: company(publicUrl),
			mainEntityOfPage: url,
		},
	];
}

export function eventThing({ content, language, publicUrl, url }: Around, slug: string): Thing[] {
	const found = event(content, { slug, language });
	if (!found) return [];
	const { title, address, startsOn, endsOn, picture, dateText } = found;
	return [
		{
			'@type': 'Event',
			name: title,
			description: [title, dateText, address].join(language === 'cn' ? '，' : ', '),
			startDate: startsOn,
			endDate: endsOn,
			eventStatus: 'https://schema.org/EventScheduled',
			eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
			location: { '@type': 'Place', name: address, address: postalAddress(address) },
			image: [publicUrl + defaultShare],
			...pictureOf(publicUrl, picture),
			// The company only attends; someone else organizes the event.
			performer: company(publicUrl),
			url,
		},
	];
}

/** The names in schema.org's job postings. */
const employmentNames: Record<EmploymentType, string> = {
	'full-time': 'FULL_TIME',
	'part-time': 'PART_TIME',
	temporary: 'TEMPORARY',
	internship: 'INTERN',
};

export function jobThing({ content, language, publicUrl, url }: Around, id: number): Thing[] {
	const found = job(content, { id, language });
	if (!found) return [];
	const posting = content.snapshot.jobs.find((each) => each.id === id);
	const places = content.snapshot.jobLocations.filter((place) => posting?.locationIds.includes(place.id));
	// Search engines require a country for each place, and a place for each job.
	const known = places.filter(({ country }) => country);
	const remote = known.filter((place) => place.remote);
	const onSite = known.filter((place) => !place.remote);
	if (known.length === 0) return [];
	return [
		{
			'@type': 'JobPosting',
			title: found.title,
			description: found.content,
			datePosted: found.postedOn,
			...(posting?.employment && { employmentType: employmentNames[posting.employment] }),
			identifier: { '@type': 'PropertyValue', name: brand.company, value: String(id) },
			hiringOrganization: company(publicUrl),
			...(onSite.length > 0 && {
				jobLocation: onSite.map(({ name, country }) => ({
					'@type': 'Place',
					address: {
						'@type': 'PostalAddress',
						addressLocality: name[language] ?? name.en,
						addressCountry: country,
					},
				})),
			}),
			...(remote.length > 0 && {
				jobLocationType: 'TELECOMMUTE',
				applicantLocationRequirements: remote.map(({ country }) => ({ '@type': 'Country', name: country })),
			}),
			directApply: true,
			url,
		},
	];
}
