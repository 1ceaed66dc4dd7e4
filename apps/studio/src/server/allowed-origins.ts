import { settings } from '../settings.ts';

const { hostname, port, protocol } = new URL(settings.studioUrl);
const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';

/** Origins that may use a session cookie: the studio's own, locally under both names of this machine. */
export const allowedOrigins = isLocal
	? ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`)
	: [settings.studioUrl];
