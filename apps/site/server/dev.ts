// The development server: pages reload by themselves, and a change in server/ restarts the site.
import { createServer } from 'node:http';
import { join } from 'node:path';
import pino from 'pino';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';

type Composed = Awaited<ReturnType<typeof import('./compose.ts')['compose']>>;

const siteFolder = join(import.meta.dirname, '..');
const vite = await createVite({ root: siteFolder, appType: 'custom', server: { middlewareMode: true } });

async function composeSite(): Promise<Composed> {
	const { compose }: typeof import('./compose.ts') = (await vite.ssrLoadModule('/server/compose.ts')) as never;
	const { readSettings }: typeof import('./settings.ts') = (await vite.ssrLoadModule('/server/settings.ts')) as never;
	return compose({
		settings: readSettings(process.env),
		log: pino({ level: 'warn' }),
		mode: 'development',
		build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
		clientFolder: null,
		sampleFolder: join(siteFolder, '../../packages/demo/build'),
		pictureMaker: join(import.meta.dirname, 'pictures/maker-process.ts'),
		fileChecker: join(import.meta.dirname, 'intake/file-checker.ts'),
	});
}

let site = await composeSite();
vite.watcher.on('change', async (file) => {
	if (!file.includes('/server/')) return;
	await site.close();
	site = await composeSite();
	console.log('server changed, composed anew');
});

const port = Number(process.env.PORT || 3000);
createServer((request, response) => vite.middlewares(request, response, () => site.handle(request, response))).listen(
	port,
	() => console.log(`Site (development) http://localhost:${port}`),
);
