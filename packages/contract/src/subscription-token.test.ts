import { expect, it } from 'vitest';
import { confirmSeconds, makeSubscriptionToken, readSubscriptionToken } from './subscription-token.ts';

const secret = 'a secret that both sides know';
const now = 1_800_000_000;
const confirm = makeSubscriptionToken(secret, 'confirm', 'kX3-9_ab', now);
const unsubscribe = makeSubscriptionToken(secret, 'unsubscribe', 'kX3-9_ab', now);

it('a link to confirm works for a week, one to unsubscribe for ever', () => {
	const valid = { outcome: 'valid', subscriber: 'kX3-9_ab' };
	expect(readSubscriptionToken(secret, 'confirm', confirm, now + confirmSeconds)).toEqual(valid);
	expect(readSubscriptionToken(secret, 'confirm', confirm, now + confirmSeconds + 1)).toEqual({
		outcome: 'expired',
		subscriber: 'kX3-9_ab',
	});
	expect(readSubscriptionToken(secret, 'unsubscribe', unsubscribe, now * 2)).toEqual(valid);
});

it('a token that was changed, signed elsewhere or made for another use is invalid', () => {
	const [subscriber, expiry, signature] = confirm.split('.');
	const others = [
		'',
		'nonsense',
		unsubscribe,
		`${confirm}x`,
		`someone-else.${expiry}.${signature}`,
		`${subscriber}.${Number(expiry) + 1}.${signature}`,
		`${subscriber}.0.${signature}`,
		makeSubscriptionToken('another secret', 'confirm', 'kX3-9_ab', now),
	];
	for (const token of others) {
		expect(readSubscriptionToken(secret, 'confirm', token, now), token).toEqual({ outcome: 'invalid' });
	}
	expect(readSubscriptionToken('', 'confirm', makeSubscriptionToken('', 'confirm', 'a', now), now)).toEqual({
		outcome: 'invalid',
	});
});
