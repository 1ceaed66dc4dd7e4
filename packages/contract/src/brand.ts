/** The one place that names the company. Everything else, addresses included, follows from here. */
export const brand = {
	name: 'Halvera',
	company: 'Halvera Diagnostics',
	slug: 'halvera',
} as const;
