import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allocator } from './allocator.ts';
import { root } from './steps.ts';

it.each(['Dockerfile', 'halvera-site.service', 'halvera-studio.service'])(
	'%s returns freed memory as `npm start` does',
	(name) => {
		const said = readFileSync(join(root, 'deploy', name), 'utf8').match(/MALLOC_\w+=\d+/g);
		expect(said).toEqual(Object.entries(allocator).map(([setting, value]) => `${setting}=${value}`));
	},
);
