import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { startOwnDatabase } from '../../../apps/studio/src/database/own-database.ts';
import { inputsOf } from '../../../scripts/build-inputs.ts';
import { prepareSample } from '../../../scripts/builds.ts';
import { whenChanged } from '../../../scripts/fingerprint.ts';
import { run } from '../../../scripts/steps.ts';
import { node, root, studioEnvironment } from './places.ts';

const template = `${root}node_modules/.cache/studio-template`;

/** Prepares the data folder of a studio with the sample and an administrator. Tests that need a studio copy it. */
export const prepareTemplate = async () => {
	await prepareSample();
	await whenChanged({
		name: 'Filling a studio for the tests',
		mark: 'node_modules/.cache/studio-template.made-from',
		inputs: [...inputsOf('apps/studio'), 'packages/demo'],
		async build() {
			await rm(template, { recursive: true, force: true });
			await mkdir(dirname(template), { recursive: true });
			const database = await startOwnDatabase(`${template}/postgres`);
			// A studio does not fill itself beside a running site, which may show content already.
			const made = {
				NODE_ENV: 'production',
				DATA_DIR: template,
				DATABASE_URL: database.url,
				SITE_URL: 'http://localhost:9',
			};
			const env = { ...studioEnvironment, ...made };
			const script = `${root}apps/studio/scripts/prepare.ts`;
			await run(node, ['--disable-warning=ExperimentalWarning', script], { env, quiet: true });
			await database.stop();
		},
	});
};

/** Makes a data folder like the one that the first start of a studio leaves. */
export async function copyTemplate(dataDir: string): Promise<void> {
	await prepareTemplate();
	// Keeps the owner, which is PostgreSQL's user if the tests run as root.
	await mkdir(dataDir, { recursive: true });
	await run('cp', ['-a', `${template}/.`, dataDir]);
}
