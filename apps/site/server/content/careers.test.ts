import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { job } from './careers.ts';
import { buildContent } from './content.ts';

it('a job says whether any of its places is in the United States', () => {
	const content = buildContent(demoSnapshot, '2026-11-19');
	const asked = (id: number) => job(content, { id, language: 'en' })?.isInUnitedStates;
	// Suzhou; San Diego and Suzhou; from home; Singapore; no such job.
	expect([7, 8, 15, 14, 999].map(asked)).toEqual([false, true, true, false, undefined]);
});
