import type { Findings } from './findings.ts';
import type { Visitors } from './visitor.ts';

const paths = ['/', '/about', '/contact', '/product/all', '/resources', '/careers'];

/** Checks that cached pages are served while nothing behind the proxy runs. */
export async function takeSitesAway(visitors: Visitors, findings: Findings, stopAll: () => Promise<void>) {
	for (const path of paths) await visitors.ask({ path });
	await stopAll();
	let served = 0;
	for (const path of [...paths, ...paths]) {
		const { status, body } = await visitors.ask({ path });
		if (status === 200 && body.includes('</html>')) served++;
	}
	findings.note(`pages served with every site down, of ${2 * paths.length}`, served, served === 2 * paths.length);
	const form = {
		path: '/apis/api/message/index',
		method: 'POST',
		body: '{}',
		headers: { 'content-type': 'application/json' },
	};
	const { status } = await visitors.ask(form);
	findings.note('a form says that it was not taken', status, status === 502);
}
