/**
 * Pages that open in a new tab are fetched by the browser itself once somebody points at their link: what is fetched ahead by
 * script stays in its own tab. Files are as large as they are, and wait until they are wanted.
 */
export const newTabsAhead = JSON.stringify({
	prefetch: [
		{
			where: {
				and: [
					{ selector_matches: 'a[target=_blank][href^="/"]' },
					{ not: { href_matches: ['/documents/*', '/media/*'] } },
				],
			},
			eagerness: 'moderate',
		},
	],
});
