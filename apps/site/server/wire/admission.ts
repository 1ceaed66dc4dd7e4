import type { IncomingMessage } from 'node:http';
import { isCrossOrigin } from '../intake/guards.ts';
import type { LimitKind, Limits } from '../intake/limits.ts';
import { Refusal } from './answer.ts';
import { networkAddressOf } from './caller.ts';
import type { WriteRoute } from './write-routes.ts';

const isMultipart = ({ headers }: IncomingMessage) => /^multipart\//i.test(headers['content-type'] ?? '');

/** Kilobytes of files in a request. Without a stated length it counts as the longest. */
function kilobytesIn(incoming: IncomingMessage, { mostFiles }: WriteRoute): number {
	if (mostFiles === 0 || !isMultipart(incoming)) return 0;
	const length = Number(incoming.headers['content-length'] ?? Number.POSITIVE_INFINITY);
	return Math.ceil(Math.min(length, mostFiles) / 1024);
}

/** Checks each write against the table of routes, before anything of it is read. */
export function createAdmission({ limits, trustProxy }: { limits: Limits; trustProxy: number }) {
	async function tooMany(kind: LimitKind, address: string, points = 1): Promise<Refusal | undefined> {
		const seconds = await limits.refused(kind, address, points);
		const key = kind === 'kilobytes' ? 'tooManyFiles' : 'tooMany';
		return seconds ? new Refusal(429, key, { headers: { 'Retry-After': String(seconds) } }) : undefined;
	}

	return {
		tooMany,
		/** Fails if the page of another site sent it. Answers a refusal if the caller has sent too much. */
		async refused(incoming: IncomingMessage, route: WriteRoute): Promise<Refusal | undefined> {
			const header = (name: string) => incoming.headers[name]?.toString();
			if (route.from === 'own pages' && isCrossOrigin(header, trustProxy > 0)) throw new Refusal(403, 'otherSite');
			if (route.limit === 'none' || route.limit.of === 'link') return undefined;
			const address = networkAddressOf(incoming, trustProxy);
			const often = await tooMany(route.limit.kind, address);
			const kilobytes = kilobytesIn(incoming, route);
			return often ?? (kilobytes > 0 ? tooMany('kilobytes', address, kilobytes) : undefined);
		},
	};
}
export type Admission = ReturnType<typeof createAdmission>;
