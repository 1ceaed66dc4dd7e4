import { isIPv4, isIPv6 } from 'node:net';

/** Callers without a usable address count as one. */
const unknownAddress = 'unknown';

/** Removes ports, brackets and zones: `[2001:db8::1]:443`, `198.51.100.8:1001`, `fe80::1%eth0`. */
const bare = (text: string): string =>
	(/^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text).replace(/%.*$/, '');

/** The eight groups of an IPv6 address. `URL` normalizes the spellings. */
function groupsOf(address: string): number[] {
	const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
	const [head = [], tail = []] = canonical.split('::').map((half) => half.split(':').filter((group) => group !== ''));
	const zeros = Array<string>(8 - head.length - tail.length).fill('0');
	return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

const asIPv4 = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join('.');

/** The canonical spelling of an address, without port, brackets or zone; IPv4-mapped IPv6 becomes IPv4. */
export function plainAddress(text: string): string {
	const address = bare(text.trim());
	if (isIPv4(address)) return address;
	if (!isIPv6(address)) return unknownAddress;
	const groups = groupsOf(address);
	const [high = 0, low = 0] = groups.slice(6);
	const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
	return isMapped ? asIPv4(high, low) : new URL(`http://[${address}]`).hostname.slice(1, -1);
}

/** The unit that rate limits count: one caller can choose from a whole /64 of IPv6. */
export function networkOf(text: string): string {
	const address = plainAddress(text);
	if (!isIPv6(address)) return address;
	const network = groupsOf(address).slice(0, 4);
	return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
