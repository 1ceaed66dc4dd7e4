import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The number of parallel tests, each with its own studio and site. */
export const workers = 2;
const first = Number(process.env.STUDIO_TEST_PORT || 3410);

/** The ports, addresses and folders of a worker's studio and site. */
export function placesOf(worker: number) {
	const port = first + worker * 50;
	const ports = { site: port, studio: port + 1, smtp: port + 2 };
	const dataDir = process.env.STUDIO_TEST_DATA || `${root}test-results/studio-${ports.studio}`;
	return {
		ports,
		dataDir,
		siteUrl: `http://localhost:${ports.site}`,
		studioUrl: `http://localhost:${ports.studio}`,
		/** The studio's log during the tests. */
		studioLog: `${dataDir}.log`,
	};
}

export const { ports, dataDir, siteUrl, studioUrl, studioLog } = placesOf(Number(process.env.TEST_PARALLEL_INDEX || 0));
export const token = 'a-token-that-only-the-tests-know';
export const administrator = { email: 'admin@example.com', password: 'a-password-for-the-tests' };
export const node = `${root}node_modules/node/bin/node`;

export const studioEnvironmentOf = ({ ports, dataDir, siteUrl, studioUrl }: ReturnType<typeof placesOf>) => ({
	STUDIO_PORT: String(ports.studio),
	STUDIO_URL: studioUrl,
	SITE_URL: siteUrl,
	DATA_DIR: dataDir,
	DATABASE_SYNC: 'off',
	STUDIO_TOKEN: token,
	PAYLOAD_SECRET: 'a-secret-that-only-the-tests-know',
	TRUST_PROXY: '1',
	STUDIO_ADMIN_PASSWORD: administrator.password,
	SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
	MAIL_FROM: 'website@example.com',
	MAIL_SALES: 'sales@example.com',
	MAIL_CAREERS: 'careers@example.com',
	MAIL_QUALITY: 'quality@example.com',
	MAIL_RETRY_SECONDS: '1',
	LOOK_SECONDS: '0.5',
});

export const studioEnvironment = studioEnvironmentOf({ ports, dataDir, siteUrl, studioUrl, studioLog });
