import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSnapshot } from '@site/demo/snapshot';
import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { openLiveContent } from './live-content.ts';

afterEach(() => void vi.useRealTimers());

it('on a new day, expired content disappears and pages are notified', { tags: '@INFO-11' }, async () => {
	const [row] = demoSnapshot.registrations;
	if (!row) throw new Error('The sample company registered nothing');
	const snapshot = { ...demoSnapshot, registrations: [{ ...row, validTo: '2026-12-31' }] };
	vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-01T11:00:00Z') });
	const onChange = vi.fn();
	const live = await openLiveContent({
		file: join(await mkdtemp(join(tmpdir(), 'live-')), 'snapshot.json'),
		sample: async () => snapshot,
		studio: null,
		log: pino({ level: 'silent' }),
		beforeServed: async () => undefined,
		onChange,
		onRefused: () => undefined,
		onNotKept: () => undefined,
		onBack: () => undefined,
	});
	// Somewhere on earth it is still the last day.
	expect(live.content().snapshot.registrations).toHaveLength(1);
	vi.setSystemTime(Date.parse('2027-01-01T13:00:00Z'));
	await live.turnDay();
	expect(live.content().snapshot.registrations).toEqual([]);
	expect(onChange).toHaveBeenCalledTimes(1);
	live.stop();
});
