import { expect, it } from 'vitest';
import { mayReadMetrics } from './metrics-access.ts';

const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({ socket: { remoteAddress }, headers });

it('without a token the metrics go to this machine, never through a proxy on it', () => {
	for (const address of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])
		expect(mayReadMetrics(from(address), undefined), address).toBe(true);
	for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', '12.7.0.1'])
		expect(mayReadMetrics(from(address), undefined), address).toBe(false);
	for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])
		expect(mayReadMetrics(from('127.0.0.1', { [name]: 'anything' }), ''), name).toBe(false);
});

it('with a token they go to its holder from anywhere, and to nobody else here', () => {
	expect(mayReadMetrics(from('192.0.2.7', { authorization: 'Bearer figures', via: '1.1 proxy' }), 'figures')).toBe(
		true,
	);
	for (const authorization of ['Bearer other', 'figures', 'Bearer figures '])
		expect(mayReadMetrics(from('127.0.0.1', { authorization }), 'figures'), authorization).toBe(false);
	expect(mayReadMetrics(from('127.0.0.1'), 'figures')).toBe(false);
});
