import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../deploy/backup/restore.ts';
import { giveUp } from './steps.ts';

const usage = 'npm run restore -- FOLDER [--secrets FOLDER] [--over]';
const dataDir = resolve(process.env.DATA_DIR || 'data');
process.umask(0o077);
try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { secrets: { type: 'string' }, over: { type: 'boolean', default: false } },
	});
	const [from, ...more] = positionals;
	if (!from || more.length > 0) giveUp(`Which one? ${usage}`);
	const { manifest, aside } = await restoreBackup({
		from: resolve(from),
		dataDir,
		databaseUrl: process.env.DATABASE_URL ?? '',
		secretsFrom: values.secrets ? resolve(values.secrets) : null,
		over: values.over,
	});
	console.log(`Restored ${manifest.parts.join(', ')} of ${manifest.madeAt} into ${dataDir}. Start it as ever.`);
	if (aside) console.log(`What was there before is under ${aside}; delete it when all is well.`);
} catch (error) {
	giveUp(`Nothing was restored: ${error instanceof Error ? error.message : error}. ${usage}`);
}
