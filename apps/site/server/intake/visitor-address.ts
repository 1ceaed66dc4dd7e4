import { isIPv6 } from 'node:net';
import { callerAddress } from '@site/contract/proxies';

/** Whose call this is, for counting. */
export const visitorAddress = (
	socketAddress: string | undefined,
	forwardedFor: string | undefined,
	proxies: number,
): string => network(callerAddress(socketAddress, forwardedFor, proxies));

/** One visitor has a whole /64 of IPv6 to choose from. */
function network(address: string): string {
	const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
	if (!isIPv6(plain)) return plain.slice(0, 45);
	const [head = '', tail] = plain.split('::');
	const groups = head.split(':');
	const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
	return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')]
		.slice(0, 4)
		.join(':');
}
