import type { Endpoint, PayloadHandler, PayloadRequest, SanitizedConfig } from 'payload';
import { forSite } from './access/bearer.ts';
import { createFewAMinute } from './access/few-a-minute.ts';
import { callerOf } from './access/password-turns.ts';
import { has, overseers, type Role } from './access/roles.ts';
import { allowedOrigins } from './server/allowed-origins.ts';
import { sayTo } from './words/said.ts';

interface Writing {
	/**
	 * Roles besides administrators; the site, by its token; users who may change the item, as checked by the handler or
	 * the collection's access; anybody, to sign in.
	 */
	by: readonly Role[] | 'the site' | 'by the item' | 'anybody';
	kilobytes: number;
	/** From one person or, without a session, one address. */
	aMinute: number;
}

const administrators = [] as const satisfies Role[];
const releasing = ['editor', ...overseers] as const satisfies Role[];

const form = { kilobytes: 256, aMinute: 240 };
const seldom = { kilobytes: 64, aMinute: 30 };
const table = { kilobytes: 33 * 1024, aMinute: 30 };
/** Sent repeatedly while somebody types. */
const typing = { kilobytes: 8 * 1024, aMinute: 1200 };
const delivery = { by: 'the site', kilobytes: 33 * 1024, aMinute: 6000 } as const;
const meeting = { by: 'the site', kilobytes: 64, aMinute: 6000 } as const;
const release = { by: releasing, ...form };
const approval = { by: 'by the item', ...form } as const;
const signIn = { by: 'anybody', kilobytes: 64, aMinute: 300 } as const;
const account = { by: 'by the item', kilobytes: 64, aMinute: 120 } as const;
/** A file of 30 MB with its fields. */
const item = { by: 'by the item', kilobytes: 33 * 1024, aMinute: 1200 } as const;

/** Every endpoint that writes, by owner. The studio does not start if one is missing here. */
export const writingEndpoints = {
	studio: {
		'post /draft-preview': { by: 'by the item', ...typing },
		'post /unsaved': { by: 'by the item', ...typing },
		'post /undo': { by: 'by the item', ...form },
		'put /deliveries/files/:id': delivery,
		'post /deliveries': delivery,
		'post /deliveries/views': delivery,
		'post /deliveries/searches': delivery,
		'post /privacy/find': { by: administrators, ...form },
		'post /privacy/export': { by: administrators, ...seldom },
		'post /privacy/delete': { by: administrators, ...seldom },
		'post /retention/confirm': { by: administrators, ...seldom },
		'post /meetings/book': meeting,
		'post /meetings/standing': meeting,
		'post /meetings/change': meeting,
		'post /meetings/staff': { by: ['sales'], ...form },
		'post /translations/check': { by: ['editor'], ...table },
		'post /translations/import': { by: ['editor'], ...form },
		'post /lot-files/check': { by: overseers, ...table },
		'post /lot-files/import': { by: overseers, ...form },
		'post /links/check': { by: releasing, ...seldom },
		'post /approvals/:id/approve': approval,
		'post /approvals/:id/refuse': approval,
		'post /approvals/:id/take-back': approval,
		'post /release': release,
		'post /release/items': { ...release, kilobytes: 8 * 1024 },
		'post /release/:id/delete': release,
		'post /release/:id/check': release,
		'post /release/:id/live': release,
		'post /release/:id/schedule': release,
		'post /release/:id/unschedule': release,
		'post /release/:id/take-back': release,
		'post /release/:id/remove': release,
		'post /release/:id/approve': release,
		'post /answers/:reference': { by: 'by the item', ...form, kilobytes: 1024 },
		'post /answers/:reference/received': { by: 'by the item', ...form, kilobytes: 1024 },
		'post /mail-test': { by: administrators, ...seldom },
		'post /application-moves': { by: ['recruiter'], ...form },
		'post /application-letters/preview': { by: ['recruiter'], ...form },
		'post /application-letters': { by: ['recruiter'], ...seldom, kilobytes: 1024 },
		'post /application-changes/:reference': { by: ['recruiter'], ...form },
		'post /desk/views': { by: 'by the item', ...form },
		'post /desk/many': { by: 'by the item', ...form },
		'post /desk/:reference/here': { by: 'by the item', ...typing, kilobytes: 64 },
		'post /desk/:reference': { by: 'by the item', ...form },
		'post /reorder': { by: [...releasing, 'recruiter'], ...form },
	},
	users: {
		'post /forgot-password': signIn,
		'post /verify/:id': signIn,
		'post /login': signIn,
		'post /reset-password': signIn,
		'post /first-register': signIn,
		'post /logout': account,
		'post /refresh-token': account,
		'post /unlock': account,
		'post /second-factor/begin': account,
		'post /second-factor/on': account,
		'post /second-factor/codes': account,
		'post /second-factor/off': account,
		'post /:id/second-factor/reset': { ...account, by: administrators },
	},
	'payload-preferences': {
		'post /:key': { by: 'by the item', ...typing, kilobytes: 512 },
		'delete /:key': { by: 'by the item', ...typing, kilobytes: 64 },
	},
	/** Payload's own endpoints of each collection. */
	collections: {
		'post /': item,
		'patch /': item,
		'delete /': item,
		'patch /:id': item,
		'delete /:id': item,
		'post /:id/duplicate': item,
		'post /versions/:id': item,
		'post /access/:id?': item,
	},
	globals: {
		'post /': item,
		'post /versions/:id': item,
		'post /access': item,
	},
} satisfies Record<string, Record<string, Writing>>;

const rows: Readonly<Record<string, Readonly<Record<string, Writing>> | undefined>> = writingEndpoints;

const refused = (status: number, message: string, headers: HeadersInit = {}) =>
	Response.json({ errors: [{ message }] }, { status, headers });

const isForeign = (req: PayloadRequest, { by }: Writing): boolean => {
	const origin = req.headers.get('origin');
	return origin !== null && (by === 'the site' || !allowedOrigins.includes(origin));
};

const mayWrite = ({ user }: PayloadRequest, { by }: Writing) => typeof by === 'string' || has(user, ...by);

const fewAMinute = createFewAMinute();

function guarded(name: string, writing: Writing, handler: PayloadHandler): PayloadHandler {
	const allowed = writing.by === 'the site' ? forSite(handler) : handler;
	return (req) => {
		const say = sayTo(req);
		if (isForeign(req, writing) || !mayWrite(req, writing)) return refused(403, 'Forbidden');
		if (Number(req.headers.get('content-length') ?? 0) > writing.kilobytes * 1024)
			return refused(413, say('This is more than can be taken at once.', '内容过多，无法一次接收。'));
		if (!fewAMinute(`${name} ${req.user?.id ?? callerOf(req)}`, writing.aMinute))
			return refused(429, say('Too often. Please try again in a minute.', '过于频繁。请一分钟后重试。'), {
				'Retry-After': '60',
			});
		return allowed(req);
	};
}

/** Methods that only read need no row. */
const reads: readonly string[] = ['get', 'head', 'options', 'connect'];

const mounted =
	(...places: readonly string[]) =>
	(endpoint: Endpoint): Endpoint => {
		const { method, path, handler, custom } = endpoint;
		if (reads.includes(method)) return endpoint;
		const name = `${method} ${path}`;
		const place = places.find((one) => rows[one]?.[name]);
		const writing = place === undefined ? undefined : rows[place]?.[name];
		if (!writing) throw new Error(`${name} (${places[0]}) writes and is not in writing-endpoints.ts`);
		return { ...endpoint, handler: guarded(`${place} ${name}`, writing, handler), custom: { ...custom, writing } };
	};

/** Guards every endpoint that writes by its row: origin, role, size and rate. */
export function withGuardedWrites(config: SanitizedConfig): SanitizedConfig {
	Object.assign(config, { endpoints: config.endpoints.map(mounted('studio')) });
	for (const collection of config.collections)
		if (collection.endpoints) collection.endpoints = collection.endpoints.map(mounted(collection.slug, 'collections'));
	for (const global of config.globals)
		if (global.endpoints) global.endpoints = global.endpoints.map(mounted('globals'));
	return config;
}
