import { join } from 'node:path';
import { root } from '../../scripts/steps.ts';
import type { Processes, Started } from './processes.ts';
import type { Studio } from './publishing.ts';

const token = 'the-token-of-the-rehearsal';
const account = { email: 'admin@example.com', password: 'the-password-of-the-rehearsal' };

type Place = {
	processes: Processes;
	folder: string;
	proxy: { url: string; certificate: string };
	studioUrl: string;
};

const program = (path: string) => ({
	command: process.execPath,
	args: ['--disable-warning=ExperimentalWarning', join(root, path)],
});

export const studio = ({ studioUrl }: Place): Studio => ({ url: studioUrl, ...account });

/** Starts the studio as its unit or container does. */
export const startStudio = (
	{ processes, folder, proxy, studioUrl }: Place,
	options: { databaseUrl: string; port: number; sites: string[]; s3: Record<string, string> },
): Promise<Started> =>
	processes.start({
		name: 'studio',
		...program('apps/studio/scripts/start.ts'),
		env: {
			NODE_ENV: 'production',
			NODE_EXTRA_CA_CERTS: proxy.certificate,
			DATA_DIR: join(folder, 'studio-data'),
			DATABASE_URL: options.databaseUrl,
			STUDIO_PORT: String(options.port),
			STUDIO_URL: studioUrl,
			SITE_URL: proxy.url,
			SITE_SERVERS: options.sites.join(','),
			STUDIO_TOKEN: token,
			PAYLOAD_SECRET: 'the-secret-of-the-rehearsal',
			STUDIO_ADMIN_PASSWORD: account.password,
			...options.s3,
		},
	});

/** One of the sites, behind the proxy. */
export const startSite = ({ processes, folder, proxy, studioUrl }: Place, port: number): Promise<Started> =>
	processes.start({
		name: `site-${port}`,
		...program('apps/site/build/server/index.js'),
		env: {
			NODE_ENV: 'production',
			PORT: String(port),
			HOST: '127.0.0.1',
			DATA_DIR: join(folder, `site-${port}`),
			PUBLIC_URL: proxy.url,
			STUDIO_URL: studioUrl,
			STUDIO_TOKEN: token,
			TRUST_PROXY: '1',
			SHARED_CACHE_SECONDS: '1',
			RATE_LIMITS: 'off',
		},
	});
