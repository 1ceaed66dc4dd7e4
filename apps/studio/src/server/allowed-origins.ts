import { settings } from '../settings.ts';

const { hostname, port, protocol } = new URL(settings.studioUrl);
const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';

/** Whose pages may use a colleague's cookie: the studio's own, under both names of this machine. */
export const allowedOrigins = isLocal
	? ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`)
	: [settings.studioUrl];
