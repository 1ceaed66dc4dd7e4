import { join } from 'node:path';
import { whenChanged } from './fingerprint.ts';
import { node, root, run, step } from './steps.ts';

const shared = ['packages/contract/src', 'package-lock.json'];

const prepare = (what: string, ...kinds: string[]) =>
	step(`Preparing ${what} of the sample company`, () =>
		run(node, [join(root, 'packages/demo/scripts/prepare.ts'), ...kinds], { quiet: true }),
	);

export const prepareSample = () => prepare('content, pictures and documents');
/** What the site needs to answer; its documents may come after it. */
export const prepareContent = () => prepare('content and pictures', 'content', 'share cards', 'pictures');
export const prepareDocuments = () => prepare('documents', 'documents');

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
