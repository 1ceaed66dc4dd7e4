import { expect, it } from 'vitest';
import { inTime } from './in-time.ts';

it('a hanging check times out, runs only once meanwhile, and is asked again later', async () => {
	const hanging = Promise.withResolvers<string>();
	let asked = 0;
	const ask = inTime((name: string) => {
		asked += 1;
		return asked === 1 ? hanging.promise : Promise.resolve(name);
	}, 20);
	await expect(ask('one')).rejects.toThrow('no answer in time');
	await expect(ask('two')).rejects.toThrow('no answer in time');
	expect(asked).toBe(1);
	hanging.resolve('late');
	await hanging.promise;
	await expect.poll(() => ask('three')).toBe('three');
	expect(asked).toBe(2);
});

it('a failing check has failed, and runs again', async () => {
	let asked = 0;
	const ask = inTime(async () => {
		asked += 1;
		if (asked === 1) throw new Error('away');
		return 'here';
	}, 1000);
	await expect(ask(undefined)).rejects.toThrow('away');
	expect(await ask(undefined)).toBe('here');
});
