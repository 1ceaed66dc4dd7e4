import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { startOwnDatabase } from '../../../apps/studio/src/database/own-database.ts';
import { inputsOf } from '../../../scripts/build-inputs.ts';
import { prepareSample } from '../../../scripts/builds.ts';
import { whenChanged } from '../../../scripts/fingerprint.ts';
import { run } from '../../../scripts/steps.ts';
import { node, root, studioEnvironment } from './places.ts';

const template = `${root}node_modules/.cache/studio-template`;

/** The data folder of a studio that has the sample and an administrator: filled once, and copied by each test that needs a studio. */
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
			// A site that runs already may show content, and a studio does not fill itself beside it.
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

/** A studio's data folder as the first start leaves it. */
export async function copyTemplate(dataDir: string): Promise<void> {
	await prepareTemplate();
	// With its owner, who is PostgreSQL's user where the tests run as root.
	await mkdir(dataDir, { recursive: true });
	await run('cp', ['-a', `${template}/.`, dataDir]);
}
