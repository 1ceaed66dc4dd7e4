import { join } from 'node:path';
import { whenChanged } from './fingerprint.ts';
import { node, root, run, step } from './steps.ts';

const shared = ['packages/contract/src', 'package-lock.json'];

export const prepareSample = () =>
	step('Preparing content, pictures and documents of the sample company', () =>
		run(node, [join(root, 'packages/demo/scripts/prepare.ts')], { quiet: true }),
	);

/** Gives the fingerprint of what was built. */
export const buildSite = () =>
	step('Building the site', () =>
		whenChanged('apps/site/build/.made-from', ['apps/site', ...shared], () =>
			run(node, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
				cwd: join(root, 'apps/site'),
				env: { NODE_ENV: 'production' },
				quiet: true,
			}),
		),
	);

export const buildStudio = () =>
	step('Building the studio (a first build takes about two minutes)', () =>
		whenChanged('apps/studio/.next/.made-from', ['apps/studio', ...shared], () =>
			run(node, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
				cwd: join(root, 'apps/studio'),
				env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
				quiet: true,
			}),
		),
	);
