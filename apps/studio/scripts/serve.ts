import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { createReleaseFiles } from '../src/server/release-files.ts';
import { tell } from '../src/server/tell.ts';
import { withoutValues } from '../src/server/without-values.ts';
import { settings } from '../src/settings.ts';
import { createStudioServer } from '../src/studio-server.ts';
// Pages use bundled copies of these modules, which get the location of their workers' source from here.
import '../src/contradictions/in-worker.ts';
import '../src/tables/read-in-worker.ts';

// Next logs rendering errors with console.error: strip the values of SQL statements from them.
const write = console.error;
console.error = (...told: unknown[]) => write(...told.map(withoutValues));

const dir = fileURLToPath(new URL('..', import.meta.url));
const app = next({ dev: false, dir, port: settings.port });
await app.prepare();
const handle = app.getRequestHandler();
const answerWithFile = createReleaseFiles(join(dir, process.env.STUDIO_BUILD || '.next', 'static'));

const server = createStudioServer((request, response) => void handle(request, response), answerWithFile);
server.listen({ port: settings.port, ...(settings.host && { host: settings.host }) }, () => void tell('ready'));

const stop = () => {
	server.close(() => process.exit(0));
	server.closeIdleConnections();
	setTimeout(() => process.exit(0), 5000).unref();
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The starter is gone: without it nobody would ever stop this process.
process.on('disconnect', stop);
