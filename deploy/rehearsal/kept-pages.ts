import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import type { Findings } from './findings.ts';
import type { Visitors } from './visitor.ts';

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' };
const chinese = { cookie: 'a=1; lang=cn' };

/** Checks that the cache keeps one copy of a page per variant, and nothing that is private. */
export async function lookAtKeptPages(visitors: Visitors, findings: Findings, url: string, certificate: string) {
	const bodies = new Set<string>();
	for (const headers of [{}, phone, chinese, { ...phone, ...chinese }] as Record<string, string>[]) {
		await visitors.ask({ path: '/contact', headers });
		bodies.add((await visitors.ask({ path: '/contact', headers })).body.toString());
	}
	findings.note('layouts and languages of a page', bodies.size, bodies.size === 4);

	const seen = new Map<string, number>();
	for (let number = 0; number < 200; number++) {
		const headers = { 'user-agent': `Browser/${number} (X11)`, cookie: `session=${number}; lang=en` };
		const { headers: answered } = await visitors.ask({ path: '/contact', headers });
		const state = String(answered['x-cache']);
		seen.set(state, (seen.get(state) ?? 0) + 1);
	}
	const made = seen.get('MISS') ?? 0;
	findings.note('copies made for 200 other browsers and cookies', made, made === 0);

	const { headers } = await visitors.ask({ path: '/contact' });
	const told = `${headers['cache-control']}; Vary: ${headers.vary}`;
	findings.note(
		'the cache headers for a browser',
		told,
		told === 'no-cache; Vary: Accept-Encoding, Cookie, User-Agent',
	);

	const asked = await visitors.ask({ path: '/contact?lang=cn' });
	findings.note(
		'?lang=cn is remembered',
		String(asked.headers['set-cookie']),
		/lang=cn/.test(String(asked.headers['set-cookie'])),
	);

	const kept = await visitors.ask({
		path: '/apis/api/index/cate',
		method: 'POST',
		body: '{}',
		headers: { 'content-type': 'application/json' },
	});
	findings.note(
		'calls are not kept',
		`${kept.status}, ${kept.headers['x-cache'] ?? 'no cache'}`,
		kept.status === 200 && !kept.headers['x-cache'],
	);

	const session = connect(url, { ca: readFileSync(certificate) });
	const status = await new Promise<number>((answered, failed) => {
		session.on('error', failed);
		session
			.request({ ':path': '/about' })
			.on('response', (head) => answered(Number(head[':status'])))
			.resume();
	});
	session.close();
	findings.note('HTTP/2 over TLS', status, status === 200);
}
