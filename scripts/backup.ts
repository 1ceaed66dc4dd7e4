import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { markBackup } from '../apps/studio/src/operations/backup-mark.ts';
import { makeBackup } from '../deploy/backup/make.ts';
import { giveUp } from './steps.ts';

/** Records the time of the back-up for the studio's metrics. The back-up is good even if this fails. */
function note(dataDir: string) {
	try {
		markBackup(dataDir);
	} catch (error) {
		console.error(`${dataDir} does not take note of it: ${error instanceof Error ? error.message : error}`);
	}
}

const usage = 'npm run backup -- FOLDER [--secrets FOLDER]';
process.umask(0o077);
try {
	const { values, positionals } = parseArgs({ allowPositionals: true, options: { secrets: { type: 'string' } } });
	const [to, ...more] = positionals;
	if (!to || more.length > 0) giveUp(`Where to? ${usage}`);
	const dataDir = resolve(process.env.DATA_DIR || 'data');
	const { parts, files } = await makeBackup({
		dataDir,
		databaseUrl: process.env.DATABASE_URL ?? '',
		to: resolve(to),
		secretsTo: values.secrets ? resolve(values.secrets) : null,
	});
	const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024;
	console.log(`Backed up ${parts.join(', ')}: ${files.length} files, ${megabytes.toFixed(1)} MB, in ${resolve(to)}`);
	note(dataDir);
	if (!values.secrets) console.log('Secrets are not in it: --secrets FOLDER puts them into another folder.');
	if (process.env.S3_BUCKET) console.log('Files in S3 are not in it: the bucket keeps its own versions.');
} catch (error) {
	giveUp(`No back-up was made: ${error instanceof Error ? error.message : error}. ${usage}`);
}
