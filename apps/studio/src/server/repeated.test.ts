import { expect, it } from 'vitest';
import { createRepeated } from './repeated.ts';

it('a repeated failure is logged once and then counted, another one is logged again', () => {
	const told: string[] = [];
	const { failed, works } = createRepeated((words) => told.push(words));
	for (let times = 1; times <= 9; times++) failed(`the port 5${times} is taken`, `again in ${times} s`);
	expect(told).toEqual([
		'the port 51 is taken\nagain in 1 s',
		'The same again, 2 times by now. again in 2 s',
		'The same again, 4 times by now. again in 4 s',
		'The same again, 8 times by now. again in 8 s',
	]);
	failed('the disk is full', 'again');
	expect(told.at(-1)).toBe('the disk is full\nagain');
	works();
	failed('the disk is full', 'again', true);
	expect(told.at(-1)).toBe('again');
});
