import { plainAddress } from './network-address.ts';

/**
 * `TRUST_PROXY`: the number of proxies in front, each of which appends the address it saw. `true` is one, empty is
 * none.
 */
export function proxiesIn(setting: string | undefined): number {
	const text = setting?.trim().toLowerCase() ?? '';
	if (text === '' || text === 'false') return 0;
	if (text === 'true') return 1;
	if (!/^\d$/.test(text))
		throw new Error('TRUST_PROXY is the number of proxies in front, from 0 to 9, or true or false');
	return Number(text);
}

/**
 * The address of the caller. The outermost of our proxies wrote the entry that counts from the end; the caller may
 * have written the entries before it.
 */
export function callerAddress(
	socketAddress: string | undefined,
	forwardedFor: string | undefined,
	proxies: number,
): string {
	const forwarded = proxies > 0 ? forwardedFor?.split(',').at(-proxies)?.trim() : undefined;
	return plainAddress(forwarded || socketAddress || '');
}
