import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

const first = Number(process.env.STUDIO_TEST_PORT || 3410);

export const ports = { site: first, studio: first + 1, smtp: first + 2 };
export const siteUrl = `http://localhost:${ports.site}`;
export const studioUrl = `http://localhost:${ports.studio}`;
export const token = 'a-token-that-only-the-tests-know';
export const dataDir = `${root}test-results/studio-${ports.studio}`;
/** What the studio writes while the tests run. */
export const studioLog = `${dataDir}.log`;
export const administrator = { email: 'admin@example.com', password: 'a-password-for-the-tests' };
export const node = `${root}node_modules/node/bin/node`;

export const studioEnvironment = {
	STUDIO_PORT: String(ports.studio),
	STUDIO_URL: studioUrl,
	SITE_URL: siteUrl,
	DATA_DIR: dataDir,
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
};
