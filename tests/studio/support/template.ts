import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inputsOf } from '../../../scripts/build-inputs.ts';
import { whenChanged } from '../../../scripts/fingerprint.ts';
import { run } from '../../../scripts/steps.ts';
import { root, studioEnvironment } from './places.ts';
import { ready, start, stop } from './started.ts';

const template = `${root}node_modules/.cache/studio-template`;

/** The data folder of a studio that has the sample and an administrator: filled once, and copied by each test that needs a studio. */
export const prepareTemplate = () =>
	whenChanged({
		name: 'Filling a studio for the tests',
		mark: 'node_modules/.cache/studio-template.made-from',
		inputs: [...inputsOf('apps/studio'), 'packages/demo'],
		async build() {
			await rm(template, { recursive: true, force: true });
			await mkdir(dirname(template), { recursive: true });
			await stop(await ready(start('apps/studio/scripts/start.ts', { ...studioEnvironment, DATA_DIR: template })));
		},
	});

/** A studio's data folder as the first start leaves it. */
export async function copyTemplate(dataDir: string): Promise<void> {
	await prepareTemplate();
	// With its owner, who is PostgreSQL's user where the tests run as root.
	await mkdir(dataDir, { recursive: true });
	await run('cp', ['-a', `${template}/.`, dataDir]);
}
