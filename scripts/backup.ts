import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '../backup/make.ts';
import { giveUp } from './steps.ts';

const usage = 'npm run backup -- FOLDER [--secrets FOLDER]';
process.umask(0o077);
try {
	const { values, positionals } = parseArgs({ allowPositionals: true, options: { secrets: { type: 'string' } } });
	const [to, ...more] = positionals;
	if (!to || more.length > 0) giveUp(`Where to? ${usage}`);
	const { parts, files } = await makeBackup({
		dataDir: resolve(process.env.DATA_DIR || 'data'),
		databaseUrl: process.env.DATABASE_URL ?? '',
		to: resolve(to),
		secretsTo: values.secrets ? resolve(values.secrets) : null,
	});
	const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024;
	console.log(`Backed up ${parts.join(', ')}: ${files.length} files, ${megabytes.toFixed(1)} MB, in ${resolve(to)}`);
	if (!values.secrets) console.log('Secrets are not in it: --secrets FOLDER puts them into a place of their own.');
	if (process.env.S3_BUCKET) console.log('Files in S3 are not in it: the bucket keeps its own versions.');
} catch (error) {
	giveUp(`No back-up was made: ${error instanceof Error ? error.message : error}. ${usage}`);
}
