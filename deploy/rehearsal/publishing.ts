import { setTimeout as pause } from 'node:timers/promises';
import type { Findings } from './findings.ts';
import type { Visitors } from './visitor.ts';

const limit = 5000;
const patience = 60_000;

export type Studio = { url: string; email: string; password: string };

/** Signs in to the studio; returns a function for requests, which are updates by default if they have a body. */
export async function signIn({ url, email, password }: Studio) {
	const headers = { 'content-type': 'application/json' };
	const body = JSON.stringify({ email, password });
	const signedIn = await fetch(`${url}/api/users/login`, { method: 'POST', headers, body });
	const session = signedIn.headers.getSetCookie().map((cookie) => /^payload-token=([^;]+)/.exec(cookie)?.[1]);
	return (path: string, data?: object, method = 'PATCH') =>
		fetch(url + path, {
			headers: { ...headers, authorization: `JWT ${session.find(Boolean)}` },
			...(data && { method, body: JSON.stringify(data) }),
		});
}

/** Publishes a title and measures how long each place takes to show it. */
async function publish(studio: Studio, shownAt: (path: string) => (() => Promise<string>)[]): Promise<number[]> {
	const ask = await signIn(studio);
	const { docs } = await (await ask('/api/articles?limit=1&depth=0')).json();
	const { id, slug } = docs[0];
	const places = shownAt(`/resources/${encodeURIComponent(slug)}`);
	// Make sure that every place, the proxy included, has cached the former page.
	for (const place of places) await place();
	const title = `Published at ${new Date().toISOString()}`;
	const published = await ask(`/api/articles/${id}`, { title, _status: 'published' });
	if (!published.ok) throw new Error(await published.text());
	const started = performance.now();
	const until = async (shown: () => Promise<string>) => {
		while (!(await shown()).includes(title)) {
			if (performance.now() - started > patience) return Number.POSITIVE_INFINITY;
			await pause(50);
		}
		return Math.round(performance.now() - started);
	};
	return Promise.all(places.map(until));
}

/** Measures how long a publication takes to show on each site and through the proxy. */
export async function publishAndWait(visitors: Visitors, findings: Findings, studio: Studio, sites: string[]) {
	const shownAt = (path: string) => [
		...sites.map((site) => async () => (await fetch(site + path)).text()),
		async () => (await visitors.ask({ path })).body.toString(),
	];
	// The first publication makes the sites load all of the studio's content.
	await publish(studio, shownAt);
	const times = await publish(studio, shownAt);
	const names = [...sites.map((_, number) => `site ${number + 1}`), 'the proxy'];
	for (const [index, name] of names.entries()) {
		const time = times[index] ?? Number.POSITIVE_INFINITY;
		findings.note(`a publish is on ${name} after`, `${time} ms`, time <= limit);
	}
}
