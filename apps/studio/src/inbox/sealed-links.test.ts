import type { FieldHook, PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { noSearchIn, sealLinks } from './sealed-links.ts';

const link = 'https://example.com/subscription/confirm?token=abc.DEF-1_2';
const seen = (value: string, overrideAccess: boolean) =>
	sealLinks({ value, overrideAccess } as unknown as Parameters<FieldHook>[0]);

it('the link to confirm is for the recipient, and no colleague reads it', () => {
	const text = `Confirm: ${link}&lang=cn\n<a href="${link}">Confirm</a> https://example.com/subscription/unsubscribe?token=x`;
	expect(seen(text, false)).toBe(text.replaceAll('abc.DEF-1_2', '…'));
	expect(seen(text, true)).toBe(text);
});

it('the text of e-mails cannot be searched for it', () => {
	const asked =
		(args: object, overrideAccess = false) =>
		() =>
			noSearchIn(
				'text',
				'html',
				'mail.text',
				'mail.html',
			)({ args, overrideAccess, req: {} as PayloadRequest } as never);
	for (const args of [
		{ where: { text: { like: 'abc' } } },
		{ where: { or: [{ and: [{ html: { contains: 'abc' } }] }] } },
		{ where: { 'mail.text': { like: 'abc' } } },
		{ where: { mail__html: { like: 'abc' } } },
		{ sort: '-text' },
	])
		expect(asked(args)).toThrow('Look for e-mails by subject');
	expect(asked({ where: { subject: { like: 'text' } }, sort: '-createdAt' })).not.toThrow();
	expect(asked({ where: { text: { like: 'abc' } } }, true)).not.toThrow();
});
