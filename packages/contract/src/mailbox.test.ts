import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it('one mailbox has many spellings', { tags: '@MEET-18' }, () => {
	const spellings = ['ines@example.com', ' Ines@Example.com', 'ines+1@example.com', 'ines+a+b@example.com'];
	expect(new Set(spellings.map(mailboxOf))).toEqual(new Set(['ines@example.com']));
	expect(mailboxOf('no address')).toBe('no address');
});
