import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { markRelease, openDataFolder, whyTooNew } from '@site/contract/data-folder';
import { proxiesIn } from '@site/contract/proxies';
import { z } from 'zod';

const whole = (least: number, most: number) => {
	const error = `it has to be a whole number from ${least} to ${most}`;
	return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};
/** Limit of an hour: an operator would have killed the process long before. */
const seconds = (least: number) => {
	const error = `it has to be a number of seconds from ${least} to 3600`;
	return z.coerce.number({ error }).min(least, { error }).max(3600, { error });
};
const oneOf = <const Names extends readonly string[]>(...names: Names) =>
	z.enum(names, { error: `it has to be one of: ${names.join(', ')}` });
const address = z.url({ protocol: /^https?$/, error: 'it has to be an address that begins with http:// or https://' });
const isBare = (url: string) => !URL.canParse(url) || ['', '/'].includes(url.slice(new URL(url).origin.length));

const Environment = z.object({
	PORT: whole(1, 65535).default(3000),
	HOST: z.string().default('0.0.0.0'),
	DATA_DIR: z.string().default('data'),
	PUBLIC_URL: address
		.refine(isBare, 'the site is at the root of its address: leave out what follows the host')
		.optional(),
	STUDIO_URL: address.optional(),
	STUDIO_PUBLIC_URL: address.optional(),
	STUDIO_TOKEN: z.string().optional(),
	LINK_SECRET: z.string().optional(),
	SAMPLE: whole(1, 1_000_000).optional(),
	TRACKING_KEY: z.string().optional(),
	METRICS_TOKEN: z.string().optional(),
	TRUST_PROXY: z
		.stringFormat('number of proxies', /^(\d|true|false)$/i, { error: 'it has to be a number of proxies from 0 to 9' })
		.optional()
		.transform(proxiesIn),
	SHARED_CACHE_SECONDS: whole(0, 3600).default(0),
	PAGE_CACHE_MB: whole(1, 100_000).default(128),
	LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
	PICTURE_SIZES: oneOf('ahead', 'asked').default('ahead'),
	PICTURE_EFFORT: whole(0, 9).default(2),
	RATE_LIMITS: oneOf('on', 'off').default('on'),
	DRAIN_SECONDS: seconds(0).default(1),
	STOP_SECONDS: seconds(0.1).default(10),
});

export type Settings = ReturnType<typeof readSettings>;

/** A mistake in the environment is reported in one clear line, before anything is opened or written. */
export function checkSettings(environment: NodeJS.ProcessEnv) {
	const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
	const parsed = Environment.safeParse(present);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		const name = String(issue?.path[0]);
		throw new Error(`The setting ${name} is not usable: ${issue?.message}, and is “${environment[name]}”`);
	}
	const env = parsed.data;
	if (env.STUDIO_URL && !env.STUDIO_TOKEN)
		throw new Error('STUDIO_URL is set but STUDIO_TOKEN is not: set both, or neither');
	const dataDir = resolve(env.DATA_DIR);
	const problem = whyTooNew({ folder: dataDir, program: 'site' });
	if (problem) throw new Error(problem);
	return { ...env, dataDir };
}

/** All settings of the site, from the environment. */
export function readSettings(environment: NodeJS.ProcessEnv) {
	const { dataDir, ...env } = checkSettings(environment);
	openDataFolder(dataDir);
	markRelease({ folder: dataDir, program: 'site' });
	return {
		port: env.PORT,
		host: env.HOST,
		dataDir,
		publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
		studio: env.STUDIO_URL && env.STUDIO_TOKEN ? { url: env.STUDIO_URL, token: env.STUDIO_TOKEN } : null,
		/** Origin that may frame previews: the studio's, as the browsers of staff know it. */
		studioOrigin: originOf(env.STUDIO_PUBLIC_URL ?? env.STUDIO_URL),
		/** Signs the links that the studio mails to subscribers. */
		linkSecret: env.LINK_SECRET ?? env.STUDIO_TOKEN ?? '',
		/** Number of products and articles in the sample company, for tests and benchmarks. */
		sample: env.SAMPLE ?? null,
		trackingKey: env.TRACKING_KEY ?? keptSecret(dataDir, 'tracking-key'),
		metricsToken: env.METRICS_TOKEN,
		trustProxy: env.TRUST_PROXY,
		sharedCacheSeconds: env.SHARED_CACHE_SECONDS,
		/** Memory for rendered pages. */
		pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
		logLevel: env.LOG_LEVEL,
		/** Whether smaller sizes of pictures are made in advance. */
		picturesAhead: env.PICTURE_SIZES === 'ahead',
		/** The encoder's effort for smaller files, from 0 to 9. */
		pictureEffort: env.PICTURE_EFFORT,
		rateLimits: env.RATE_LIMITS === 'on',
		drainSeconds: env.DRAIN_SECONDS,
		stopSeconds: env.STOP_SECONDS,
	};
}

const originOf = (url: string | undefined) => (url ? new URL(url).origin : null);

/** A secret for a first start, generated once and kept in the data folder. */
function keptSecret(dataDir: string, name: string): string {
	const file = join(dataDir, name);
	// A full disk may have left the file empty; then it is made again.
	const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
	if (kept) return kept;
	const secret = randomBytes(24).toString('hex');
	writeFileSync(`${file}.new`, `${secret}\n`, { mode: 0o600, flush: true });
	renameSync(`${file}.new`, file);
	return secret;
}
