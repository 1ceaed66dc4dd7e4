import { expect, test } from 'vitest';
import { demoSnapshot } from './snapshot.ts';

/** Organizations with a site that the sample cannot have: shops, partners, the university, networks, organizers. */
const others = [
	/^(shop|retailer-one|retailer-two)\b/,
	/^(partners|sister-companies|university|events)\//,
	/^(professional-network|microblog|short-video|video-channel|social-network)\//,
];

const stringsIn = (value: unknown): string[] => {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

test('links of the sample are on this site, except for the sites of others', { tags: ['@D2', '@DOC-15'] }, () => {
	const paths = stringsIn(demoSnapshot).flatMap((text) =>
		[...text.matchAll(/https:\/\/example\.com\/([^"'\s<]*)/g)].map(([, path = '']) => path),
	);
	expect(paths.length).toBeGreaterThan(0);
	expect(paths.filter((path) => !others.some((known) => known.test(path)))).toEqual([]);
});
