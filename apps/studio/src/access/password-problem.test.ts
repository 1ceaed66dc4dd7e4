import { expect, test } from 'vitest';
import { problemWith } from './password-problem.ts';

test.each([
	['abc', 'at least 12'],
	['aaaaaaaaaaaa', 'five different'],
	['Password1234!', 'many people'],
	['passwordPassword', 'many people'],
	['123456789012', 'many people'],
	['manchesterunited', 'many people'],
	['1q2w3e4r5t6y', 'many people'],
	['PerAsperaAdAstra', 'many people'],
	['my ada.okafor@example.com', 'email'],
	['ada.okafor-2026', 'email'],
])('%s is refused', async (password, why) => {
	expect(await problemWith(password, 'Ada.Okafor@example.com')).toContain(why);
});

test.each(['correct horse battery', 'Tr4nsit-of-Venus', '一条相当长的中文密码就可以了吧'])(
	'%s is accepted',
	async (password) => {
		expect(await problemWith(password, 'ada.okafor@example.com')).toBeUndefined();
	},
);
