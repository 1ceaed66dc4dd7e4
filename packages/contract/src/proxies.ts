import { plainAddress } from './network-address.ts';

/** `TRUST_PROXY`: how many proxies stand in front, each of which appends the address it saw. `true` is one, nothing is none. */
export function proxiesIn(setting: string | undefined): number {
	const text = setting?.trim().toLowerCase() ?? '';
	if (text === '' || text === 'false') return 0;
	if (text === 'true') return 1;
	if (!/^\d$/.test(text))
		throw new Error('TRUST_PROXY is the number of proxies in front, from 0 to 9, or true or false');
	return Number(text);
}

/**
 * Who called. The outermost of our proxies wrote the entry that counts from the end; whatever stands before it the caller
 * may have written.
 */
export function callerAddress(
	socketAddress: string | undefined,
	forwardedFor: string | undefined,
	proxies: number,
): string {
	const forwarded = proxies > 0 ? forwardedFor?.split(',').at(-proxies)?.trim() : undefined;
	return plainAddress(forwarded || socketAddress || '');
}
