/**
 * Speculation rules for pages that open in a new tab, prefetched by the browser on hover: what a script prefetches
 * stays in its own tab. Files are not prefetched, since they may be large.
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
