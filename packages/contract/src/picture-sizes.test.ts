import { describe, expect, it } from 'vitest';
import { hasSizes, type PictureSize, readSizeName, sizeUrl, widthsOf } from './picture-sizes.ts';

const url = '/media/open-kit-0123456789.png';

describe('the sizes of a picture', () => {
	it.each<[PictureSize, string]>([
		[{ kind: 'whole', width: 480, format: 'avif' }, 'open-kit-0123456789-480.avif'],
		[{ kind: 'whole', width: 1200, format: 'webp' }, 'open-kit-0123456789-1200.webp'],
		[{ kind: 'phone', width: 768, format: 'avif' }, 'open-kit-0123456789-phone-768.avif'],
		[{ kind: 'share', format: 'jpg' }, 'open-kit-0123456789-share.jpg'],
	])('%j has its address, and is read back from it', (size, name) => {
		expect(sizeUrl(url, size)).toBe(`/media/${name}`);
		expect(readSizeName(name)).toEqual({ stem: 'open-kit-0123456789', size });
	});

	it.each([
		'open-kit-0123456789.png',
		'open-kit-481.avif',
		'open-kit-phone-2048.avif',
		'open-kit-480.png',
		'-480.avif',
	])('%s is not offered', (name) => expect(readSizeName(name)).toBeNull());

	it('are as wide as the picture, and no wider than needed', () => {
		expect([300, 480, 1200, 1600, 1920, 2560].map(widthsOf)).toEqual([
			[480],
			[480],
			[480, 768, 1200],
			[480, 768, 1200, 2048],
			[480, 768, 1200, 2048],
			[480, 768, 1200, 2048, 2880],
		]);
	});

	it('do not exist for drawings and for pictures in drafts', () => {
		expect(['/media/mark-0123456789.svg', 'data:image/svg+xml,x', 'https://example.com/a.png'].map(hasSizes)).toEqual([
			false,
			false,
			false,
		]);
		expect(sizeUrl('/media/mark-0123456789.svg', { kind: 'share', format: 'jpg' })).toBe('/media/mark-0123456789.svg');
	});
});
