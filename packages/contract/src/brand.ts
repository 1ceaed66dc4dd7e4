const name = 'Halvera';

/** The only place that names the company. Everything else, addresses included, is derived from it. */
export const brand = {
	name,
	company: `${name} Diagnostics`,
	slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
} as const;
