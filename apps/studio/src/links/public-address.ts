import { BlockList, isIP } from 'node:net';
import { plainAddress } from '@site/contract/network-address';

/** Networks that are not publicly reachable: local, private, link-local, multicast and reserved. */
const closed = new BlockList();
for (const [network, prefix] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 3],
] as const)
	closed.addSubnet(network, prefix, 'ipv4');
/** Of IPv6 only 2000::/3 is public, except reserved ranges and those that embed an IPv4 address. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
] as const)
	closed.addSubnet(network, prefix, 'ipv6');

/** Whether the address is publicly reachable. */
export function isPublic(written: string): boolean {
	const address = plainAddress(written);
	const family = isIP(address);
	if (family === 4) return !closed.check(address, 'ipv4');
	return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
