import { expect, test } from 'vitest';
import { openLog } from './log.ts';

test('who logs after the end is not heard, and does not bring the site down', () => {
	const { log, end } = openLog('info');
	const child = log.child({ part: 'feed' });
	end();
	expect(() => child.info('content changed')).not.toThrow();
});
