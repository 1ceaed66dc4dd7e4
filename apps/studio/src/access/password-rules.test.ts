import { expect, test } from 'vitest';
import { problemWith } from './password-rules.ts';

test.each([
	['abc', 'at least 12'],
	['aaaaaaaaaaaa', 'five different'],
	['Password1234!', 'many people'],
	['passwordPassword', 'many people'],
	['123456789012', 'many people'],
	['my ada.okafor@example.com', 'e-mail'],
	['ada.okafor-2026', 'e-mail'],
])('%s will not do', (password, why) => {
	expect(problemWith(password, 'Ada.Okafor@example.com')).toContain(why);
});

test.each(['correct horse battery', 'Tr4nsit-of-Venus', '一条相当长的中文密码就可以了吧'])('%s will do', (password) => {
	expect(problemWith(password, 'ada.okafor@example.com')).toBeUndefined();
});
