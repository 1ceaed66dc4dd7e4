/**
 * Speculation rules: on hover, the browser prefetches pages that open in a new tab. A prefetch by a script would stay
 * in its own tab. Files are not prefetched, since they may be large.
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
