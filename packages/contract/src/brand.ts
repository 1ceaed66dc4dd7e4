const name = 'Halvera';

/** The one place that names the company. Everything else, addresses included, follows from here. */
export const brand = {
	name,
	company: `${name} Diagnostics`,
	slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
} as const;
