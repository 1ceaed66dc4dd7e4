import { prepareSnapshot } from '@site/demo/prepare-snapshot';
import type { Plugin } from 'vite';

/** Writes the sample company as data, so that a build never shows an older one than its sources say. */
export const sampleContent = (): Plugin => ({
	name: 'sample-content',
	buildStart: async () => void (await prepareSnapshot()),
});
