/** What Google requires of each kind of structured data, as paths; a number in it stands for every entry of a list. */
const required: Record<string, string[]> = {
	Organization: ['name', 'url', 'logo', 'contactPoint.telephone', 'address', 'sameAs.0'],
	WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
	Product: ['name', 'description', 'image.0', 'sku', 'brand.name', 'url'],
	NewsArticle: ['headline', 'image.0', 'datePublished', 'dateModified', 'author.name', 'author.url', 'publisher.logo'],
	BlogPosting: ['headline', 'image.0', 'datePublished', 'dateModified', 'author.name', 'author.url', 'publisher.logo'],
	Event: ['name', 'startDate', 'endDate', 'location.name', 'location.address', 'eventStatus', 'description'],
	JobPosting: [
		'title',
		'description',
		'datePosted',
		'employmentType',
		'hiringOrganization.name',
		'identifier.value',
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

/** What is missing, or empty where something must stand. */
export function missingProperties(thing: Record<string, unknown>): string[] {
	const type = String(thing['@type']);
	const paths = required[type];
	if (!paths || thing['@context'] !== 'https://schema.org') return [`an unknown kind: ${type}`];
	const missing = paths.filter((path) => valuesAt(thing, path.split('.')).some((value) => !value));
	const nowhere = type === 'JobPosting' && !thing.jobLocation && !thing.applicantLocationRequirements;
	return [...missing, ...(nowhere ? ['jobLocation'] : [])].map((path) => `${type}.${path}`);
}
