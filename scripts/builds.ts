import { join } from 'node:path';
import { inputsOf } from './build-inputs.ts';
import { whenChanged } from './fingerprint.ts';
import { node, root, run } from './steps.ts';

const demo = 'packages/demo';

/** `SAMPLE` adds a larger sample of that size. */
const prepare = (what: string, mark: string, ...kinds: string[]) =>
	whenChanged({
		name: `Preparing ${what} of the sample company`,
		mark: `${demo}/build/.${mark}-made-from`,
		inputs: inputsOf(demo),
		setting: process.env.SAMPLE,
		build: () => run(node, [join(root, demo, 'scripts/prepare.ts'), ...kinds], { quiet: true }),
	});

/** What the site needs to start; documents may be generated later. */
export const prepareContent = () =>
	prepare('content and pictures', 'content', 'content', 'share cards', 'pictures', 'films');
export const prepareDocuments = () => prepare('documents', 'documents', 'documents', 'papers');
export const prepareSample = async () => {
	await prepareContent();
	await prepareDocuments();
};

/** Returns the fingerprint of the build. */
export const buildSite = () =>
	whenChanged({
		name: 'Building the site (about half a minute)',
		mark: 'apps/site/build/.made-from',
		inputs: inputsOf('apps/site'),
		build: () =>
			run(node, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
				cwd: join(root, 'apps/site'),
				env: { NODE_ENV: 'production' },
				quiet: true,
				progress: true,
			}),
	});

export const buildStudio = () =>
	whenChanged({
		name: 'Building the studio (about two minutes)',
		mark: 'apps/studio/.next/.made-from',
		inputs: inputsOf('apps/studio'),
		build: () =>
			run(node, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
				cwd: join(root, 'apps/studio'),
				env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
				quiet: true,
				progress: true,
			}),
	});
