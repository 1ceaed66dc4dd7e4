import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { root } from '../../../scripts/steps.ts';
import type { Processes } from '../processes.ts';

const token = 'the-token-of-the-trial';
export const metricsToken = 'the-figures-of-the-trial';

const program = (path: string) => ({
	command: process.execPath,
	args: ['--disable-warning=ExperimentalWarning', join(root, path)],
});

/**
 * A site on its own small disk, a studio with its own PostgreSQL, and a mail server that accepts or refuses all mails.
 */
export async function startProduct(processes: Processes, folder: string, first: number, undo: (() => unknown)[]) {
	const [port, studioPort, smtpPort] = [first, first + 1, first + 2];
	const urls = { site: `http://127.0.0.1:${port}`, studio: `http://127.0.0.1:${studioPort}` };
	const folders = { site: join(folder, 'site-data'), studio: join(folder, 'studio-data') };
	mkdirSync(folders.site);
	execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folders.site]);
	undo.push(() => execFileSync('umount', ['--lazy', folders.site]));
	const mail = await startMailServer(smtpPort);
	undo.push(mail.close);

	const startStudio = () =>
		processes.start({
			name: 'studio',
			...program('apps/studio/scripts/start.ts'),
			env: {
				NODE_ENV: 'production',
				DATA_DIR: folders.studio,
				STUDIO_PORT: String(studioPort),
				STUDIO_HOST: '127.0.0.1',
				STUDIO_URL: urls.studio,
				SITE_URL: urls.site,
				STUDIO_TOKEN: token,
				METRICS_TOKEN: metricsToken,
				PAYLOAD_SECRET: 'the-secret-of-the-trial',
				STUDIO_ADMIN_PASSWORD: 'the-password-of-the-trial',
				SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
				MAIL_FROM: 'website@example.com',
				MAIL_RETRY_SECONDS: '1',
			},
		});
	let studio = await startStudio();
	await processes.start({
		name: 'site',
		...program('apps/site/build/server/index.js'),
		env: {
			NODE_ENV: 'production',
			PORT: String(port),
			HOST: '127.0.0.1',
			DATA_DIR: folders.site,
			PUBLIC_URL: urls.site,
			STUDIO_URL: urls.studio,
			STUDIO_TOKEN: token,
			METRICS_TOKEN: metricsToken,
			PICTURE_SIZES: 'asked',
			RATE_LIMITS: 'off',
		},
	});
	return {
		urls,
		folders,
		mail,
		stopStudio: () => studio.stop(),
		startStudio: async () => {
			studio = await startStudio();
		},
	};
}
export type TrialProduct = Awaited<ReturnType<typeof startProduct>>;

async function startMailServer(port: number) {
	const state = { isRefusing: false };
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onRcptTo: (_, __, done) => done(state.isRefusing ? new Error('mailbox unavailable') : null),
		onData: (stream, _, done) => void stream.resume().on('end', () => done()),
	});
	server.on('error', () => undefined);
	server.listen(port, '127.0.0.1');
	await once(server.server, 'listening');
	return { state, close: () => new Promise<void>((closed) => server.close(() => closed())) };
}
