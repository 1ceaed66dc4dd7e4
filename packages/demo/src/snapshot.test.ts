import { Snapshot } from '@site/contract/snapshot';
import { expect, it } from 'vitest';
import { demoSnapshot } from './snapshot.ts';

it('the sample company fits the contract', () => {
	expect(Snapshot.parse(demoSnapshot)).toEqual(demoSnapshot);
});
