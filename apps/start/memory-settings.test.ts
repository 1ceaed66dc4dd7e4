import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/steps.ts';
import { memorySettings } from './memory-settings.ts';

it.each(['Dockerfile', 'halvera-site.service', 'halvera-studio.service'])(
	'%s gives programs the memory that `npm start` does',
	(name) => {
		const said = readFileSync(join(root, 'deploy', name), 'utf8').match(/(?:MALLOC_\w+|NODE_OPTIONS)=\S+/g);
		expect(said).toEqual(Object.entries(memorySettings()).map(([setting, value]) => `${setting}=${value}`));
	},
);
