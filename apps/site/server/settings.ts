import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { proxiesIn } from '@site/contract/proxies';
import { z } from 'zod';
import { openDataFolder } from './data-folder.ts';

const port = z.coerce.number().int().min(1).max(65535);

const Environment = z.object({
	PORT: port.default(3000),
	HOST: z.string().default('0.0.0.0'),
	DATA_DIR: z.string().default('data'),
	PUBLIC_URL: z.url().optional(),
	STUDIO_URL: z.url().optional(),
	STUDIO_PUBLIC_URL: z.url().optional(),
	STUDIO_TOKEN: z.string().optional(),
	LINK_SECRET: z.string().optional(),
	SAMPLE: z.coerce.number().int().positive().optional(),
	TRACKING_KEY: z.string().optional(),
	METRICS_TOKEN: z.string().optional(),
	TRUST_PROXY: z
		.stringFormat('number of proxies', /^(\d|true|false)$/i)
		.optional()
		.transform(proxiesIn),
	SHARED_CACHE_SECONDS: z.coerce.number().int().min(0).max(3600).default(0),
	LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
	PICTURE_SIZES: z.enum(['ahead', 'asked']).default('ahead'),
	RATE_LIMITS: z.enum(['on', 'off']).default('on'),
	DRAIN_SECONDS: z.coerce.number().min(0).default(1),
	STOP_SECONDS: z.coerce.number().positive().default(10),
});

export type Settings = ReturnType<typeof readSettings>;

/** Everything the site can be told, from the environment; a mistake there is one clear line. */
export function readSettings(environment: NodeJS.ProcessEnv) {
	const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
	const parsed = Environment.safeParse(present);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		throw new Error(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}`);
	}
	const env = parsed.data;
	if (env.STUDIO_URL && !env.STUDIO_TOKEN)
		throw new Error('STUDIO_URL is set but STUDIO_TOKEN is not: set both, or neither');
	const dataDir = resolve(env.DATA_DIR);
	openDataFolder(dataDir);
	return {
		port: env.PORT,
		host: env.HOST,
		dataDir,
		publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
		studio: env.STUDIO_URL && env.STUDIO_TOKEN ? { url: env.STUDIO_URL, token: env.STUDIO_TOKEN } : null,
		/** Whose pages may show previews in a frame: the studio as the browsers of staff know it. */
		studioOrigin: originOf(env.STUDIO_PUBLIC_URL ?? env.STUDIO_URL),
		/** Signs the links that the studio mails to subscribers. */
		linkSecret: env.LINK_SECRET ?? env.STUDIO_TOKEN ?? '',
		/** So many products and articles in the sample company, for tests and benches. */
		sample: env.SAMPLE ?? null,
		trackingKey: env.TRACKING_KEY ?? keptSecret(dataDir, 'tracking-key'),
		metricsToken: env.METRICS_TOKEN,
		trustProxy: env.TRUST_PROXY,
		sharedCacheSeconds: env.SHARED_CACHE_SECONDS,
		logLevel: env.LOG_LEVEL,
		/** Smaller sizes of pictures are made before anyone asks for them. */
		picturesAhead: env.PICTURE_SIZES === 'ahead',
		rateLimits: env.RATE_LIMITS === 'on',
		drainSeconds: env.DRAIN_SECONDS,
		stopSeconds: env.STOP_SECONDS,
	};
}

const originOf = (url: string | undefined) => (url ? new URL(url).origin : null);

/** A secret for a first start, made once and kept in the data folder. */
function keptSecret(dataDir: string, name: string): string {
	const file = join(dataDir, name);
	try {
		return readFileSync(file, 'utf8').trim();
	} catch {
		const secret = randomBytes(24).toString('hex');
		writeFileSync(file, `${secret}\n`, { mode: 0o600 });
		return secret;
	}
}
