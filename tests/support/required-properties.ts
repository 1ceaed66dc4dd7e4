/** The properties that Google requires of structured data or recommends, as paths; a number means every list entry. */
const required: Record<string, string[]> = {
	Organization: [
		'name',
		'legalName',
		'description',
		'url',
		'logo',
		'email',
		'contactPoint.telephone',
		'address.streetAddress',
		'sameAs.0',
	],
	WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
	Product: ['name', 'description', 'image.0', 'sku', 'brand.name', 'url'],
	NewsArticle: ['headline', 'image.0', 'datePublished', 'dateModified', 'author.name', 'author.url', 'publisher.logo'],
	BlogPosting: ['headline', 'image.0', 'datePublished', 'dateModified', 'author.name', 'author.url', 'publisher.logo'],
	Event: [
		'name',
		'startDate',
		'endDate',
		'location.name',
		'location.address.streetAddress',
		'eventStatus',
		'description',
		'image.0',
	],
	DigitalDocument: [
		'name',
		'inLanguage',
		'version',
		'datePublished',
		'encoding.contentUrl',
		'encoding.sha256',
		'about.0.name',
		'about.0.url',
		'publisher.logo',
		'url',
	],
	JobPosting: [
		'title',
		'description',
		'datePosted',
		'employmentType',
		'hiringOrganization.name',
		'identifier.value',
		'directApply',
		'url',
	],
	BreadcrumbList: ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item'],
};

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
	if (name === undefined) return [value];
	if (name === '0')
		return Array.isArray(value) && value.length > 0 ? value.flatMap((entry) => valuesAt(entry, rest)) : [''];
	return typeof value === 'object' && value !== null && name in value
		? valuesAt(value[name as keyof typeof value], rest)
		: [''];
}

/** A job is in a town of a country, or remote in named countries. */
const placesOf = ({ jobLocation, jobLocationType }: Record<string, unknown>) => [
	...(jobLocation ? ['jobLocation.0.address.addressLocality', 'jobLocation.0.address.addressCountry'] : []),
	...(jobLocationType || !jobLocation ? ['applicantLocationRequirements.0.name'] : []),
];

/** Required properties that are missing or empty. */
export function missingProperties(thing: Record<string, unknown>): string[] {
	const type = String(thing['@type']);
	const paths = required[type];
	if (!paths || thing['@context'] !== 'https://schema.org') return [`an unknown kind: ${type}`];
	return [...paths, ...(type === 'JobPosting' ? placesOf(thing) : [])]
		.filter((path) => valuesAt(thing, path.split('.')).some((value) => !value))
		.map((path) => `${type}.${path}`);
}
