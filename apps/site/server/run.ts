import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compose } from './compose.ts';
import { createDoor } from './door.ts';
import { openLog } from './log.ts';
import { readSettings } from './settings.ts';

/** Work in Node's thread pool, for which process exit waits: file system and DNS. */
const inThreads = /^(FSReq|GetAddrInfoReq|GetNameInfoReq)/;
const isBusy = () => process.getActiveResourcesInfo().some((kind) => inThreads.test(kind));

/** Exits the process, with SIGKILL if a hanging disk or name server would block the exit. */
async function leave(code: number, milliseconds: number): Promise<never> {
	const until = performance.now() + milliseconds;
	while (isBusy() && performance.now() < until) await wait(20);
	if (isBusy()) process.kill(process.pid, 'SIGKILL');
	return process.exit(code);
}

// One clear line for a person when the configuration is wrong.
function giveUp(reason: string): never {
	process.stderr.write(`\nThe site could not start: ${reason}\n`);
	process.exit(1);
}

/** `here` is the folder of the server's build. */
export async function runSite(here: string): Promise<void> {
	// New files (visitors' data, secrets) are readable by this user only.
	process.umask(0o077);

	const settings = (() => {
		try {
			return readSettings(process.env);
		} catch (error) {
			return giveUp(error instanceof Error ? error.message : String(error));
		}
	})();

	const { log, end: endLog } = openLog(settings.logLevel);
	const sampleFolder = join(dirname(createRequire(import.meta.url).resolve('@site/demo/package.json')), 'build');

	const site = await compose({
		settings,
		log,
		mode: 'production',
		build: () => import('virtual:react-router/server-build'),
		clientFolder: resolve(here, '../client'),
		sampleFolder,
		pictureMaker: join(here, 'picture-maker.js'),
		fileChecker: join(here, 'file-checker.js'),
	}).catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)));

	// Longer than any proxy's idle timeout, so that a proxy never reuses a connection that is just closing.
	const timeouts = { requestTimeout: 0, headersTimeout: 20_000, keepAliveTimeout: 65_000 };
	const { server, close } = createDoor(timeouts, site.handle);

	server.on('error', (error: NodeJS.ErrnoException) => {
		if (error.code === 'EADDRINUSE') giveUp(`port ${settings.port} is in use; set PORT to another one`);
		giveUp(error.message);
	});

	server.listen(settings.port, settings.host, () => {
		log.info({ port: settings.port }, 'site is up');
		process.send?.('ready');
		site.warm();
	});

	let stopping = false;
	/** Grace period for handles that fail to close. */
	const patience = 1000;

	/**
	 * Graceful shutdown: reports not ready, keeps serving while load balancers notice, finishes requests in progress,
	 * delivers the remaining submissions, and exits.
	 */
	async function stop(signal: string, drainSeconds = settings.drainSeconds) {
		if (stopping) return;
		stopping = true;
		log.info({ signal }, 'stopping');
		setTimeout(() => end(1), (drainSeconds + settings.stopSeconds) * 1000).unref();
		site.refuseTraffic();
		await close(drainSeconds);
		await site.close();
		log.info('stopped');
		end(0);
	}

	function end(code: number) {
		endLog();
		void leave(code, patience);
	}
	// `on`, not `once`: a repeated signal, by hand or from a wrapper, must not kill requests in progress.
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
	// The parent process is gone, and with it the reader of the log.
	process.once('disconnect', () => {
		log.level = 'silent';
		void stop('disconnect', 0);
	});
}
