import { expect, test } from 'vitest';
import { openLog } from './log.ts';

test('logging after the end is ignored and does not crash the site', () => {
	const { log, end } = openLog('info');
	const child = log.child({ part: 'feed' });
	end();
	expect(() => child.info('content changed')).not.toThrow();
});
