import { expect, test, vi } from 'vitest';
import { detectorOf, watch } from './detector.ts';

class Detector {
	static getSupportedFormats = () => Promise.resolve(['qr_code', 'aztec']);
	readonly formats: readonly string[];
	constructor({ formats }: { formats: string[] }) {
		this.formats = formats;
	}
}

test('a detector is made for those of our codes that the device can read', { tags: '@BOX-60' }, async () => {
	vi.stubGlobal('navigator', { mediaDevices: {} });
	expect(await detectorOf({})).toBeNull();
	expect(await detectorOf({ BarcodeDetector: Detector })).toEqual({ formats: ['qr_code'] });
	vi.stubGlobal('navigator', {});
	expect(await detectorOf({ BarcodeDetector: Detector })).toBeNull();
	vi.unstubAllGlobals();
});

test('frames are read until one has a code, and the camera is switched off', { tags: '@BOX-60' }, async () => {
	vi.useFakeTimers();
	const detect = vi
		.fn()
		.mockRejectedValueOnce(new Error('no frame yet'))
		.mockResolvedValue([{ rawValue: '(01)1' }]);
	const track = { stop: vi.fn() };
	const onFound = vi.fn();
	const stop = watch({ detect }, {}, { getTracks: () => [track] }, onFound);
	await vi.advanceTimersByTimeAsync(250);
	expect(onFound).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(250);
	expect(onFound).toHaveBeenCalledWith('(01)1');
	stop();
	await vi.advanceTimersByTimeAsync(1000);
	expect(detect).toHaveBeenCalledTimes(2);
	expect(track.stop).toHaveBeenCalled();
	vi.useRealTimers();
});
