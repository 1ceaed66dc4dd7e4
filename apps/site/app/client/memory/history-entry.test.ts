import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepInEntry } from './history-entry.ts';

describe('data kept in a history entry', () => {
	let allowed = true;
	const entry: { state: Record<string, unknown> } = { state: {} };
	const history = {
		get state() {
			return entry.state;
		},
		replaceState(state: Record<string, unknown>) {
			if (!allowed)
				throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
			entry.state = state;
		},
	};

	beforeEach(() => {
		allowed = true;
		entry.state = { idx: 0, key: 'a' };
		vi.stubGlobal('history', history);
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.runAllTimers();
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});

	it('is stored beside the data of the router', () => {
		keepInEntry({ scroll: 10 });
		expect(entry.state).toEqual({ idx: 0, key: 'a', scroll: 10 });
	});

	it('is written later if the browser refuses, with the newest value of each name', () => {
		allowed = false;
		keepInEntry({ scroll: 10 });
		keepInEntry({ typed: 'a' });
		keepInEntry({ scroll: 20 });
		expect(entry.state).toEqual({ idx: 0, key: 'a' });
		allowed = true;
		vi.advanceTimersByTime(1000);
		expect(entry.state).toEqual({ idx: 0, key: 'a', scroll: 20, typed: 'a' });
	});

	it('is retried until the browser takes it', () => {
		allowed = false;
		keepInEntry({ scroll: 10 });
		vi.advanceTimersByTime(3000);
		allowed = true;
		vi.advanceTimersByTime(1000);
		expect(entry.state).toMatchObject({ scroll: 10 });
	});

	it('is never written into another entry', () => {
		allowed = false;
		keepInEntry({ scroll: 10 });
		entry.state = { idx: 1, key: 'b' };
		allowed = true;
		vi.advanceTimersByTime(1000);
		keepInEntry({ typed: 'b' });
		expect(entry.state).toEqual({ idx: 1, key: 'b', typed: 'b' });
	});
});
