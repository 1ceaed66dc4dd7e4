import type { Findings } from './findings.ts';
import { type Studio, signIn } from './publishing.ts';
import type { Visitors } from './visitor.ts';

const page = '/product/all';

/** Checks that the visitor of a release's link gets the site with it on every page, and nobody else does. */
export async function lookAtRelease(visitors: Visitors, findings: Findings, studio: Studio) {
	const ask = await signIn(studio);
	const { docs } = await (await ask('/api/categories?limit=1&depth=0&sort=id')).json();
	const renamed = `Renamed ${Date.now()}`;
	const items = { name: renamed, kind: 'categories', item: docs[0].id, data: { ...docs[0], name: renamed } };
	const { release } = await (await ask('/api/release/items', items, 'POST')).json();
	const told = await (await ask(`/admin/releases/${release}`)).text();
	const link = /\/release-preview\?[^"\\]*/.exec(told)?.[0].replaceAll('&amp;', '&') ?? '/no-link';
	await visitors.ask({ path: page });
	const opened = await visitors.ask({ path: link });
	const cookie = `lang=en; ${opened.headers['set-cookie']?.[0]?.split(';')[0]}`;
	// Twice as many as there are sites: each of them is asked.
	for (let time = 1; time <= 4; time++) {
		const { body, headers } = await visitors.ask({ path: page, headers: { cookie } });
		const isShown = body.includes(renamed) && headers['cache-control'] === 'no-store';
		findings.note(`the preview of a release, page ${time}`, isShown ? 'shown' : 'not shown', isShown);
	}
	const { body } = await visitors.ask({ path: page });
	findings.note(
		'the release for everybody else',
		body.includes(renamed) ? 'shown' : 'not shown',
		!body.includes(renamed),
	);
}
