import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const photograph = {
	url: '/media/kit-1200.webp',
	width: 1600,
	height: 1200,
	alt: 'An open kit',
	sources: [
		{ url: '/media/kit-480.avif', width: 480, type: 'image/avif' as const },
		{ url: '/media/kit-1600.avif', width: 1600, type: 'image/avif' as const },
		{ url: '/media/kit-480.webp', width: 480, type: 'image/webp' as const },
	],
};

describe('a picture', () => {
	it('has its size, so that nothing moves when it arrives', () => {
		expect(renderToStaticMarkup(<Picture picture={photograph} sizes="100vw" />)).toContain(
			'width="1600" height="1200"',
		);
	});

	it('offers AVIF before WebP, each in the widths it was prepared in', () => {
		const markup = renderToStaticMarkup(<Picture picture={photograph} sizes="50vw" />);
		const [avif, webp] = [...markup.matchAll(/<source type="([^"]+)" srcSet="([^"]+)" sizes="50vw"/g)];
		expect(avif?.slice(1)).toEqual(['image/avif', '/media/kit-480.avif 480w, /media/kit-1600.avif 1600w']);
		expect(webp?.slice(1)).toEqual(['image/webp', '/media/kit-480.webp 480w']);
	});

	it('waits until it is near, unless it is the first thing to be seen', () => {
		expect(renderToStaticMarkup(<Picture picture={photograph} sizes="100vw" />)).toContain('loading="lazy"');
		expect(renderToStaticMarkup(<Picture picture={photograph} sizes="100vw" eager />)).toContain(
			'fetchPriority="high"',
		);
	});

	it('says what it shows, unless it only decorates', () => {
		expect(renderToStaticMarkup(<Picture picture={photograph} sizes="100vw" />)).toContain('alt="An open kit"');
		expect(renderToStaticMarkup(<Picture picture={photograph} sizes="100vw" decorative />)).toContain('alt=""');
	});

	it('that is a drawing is one file', () => {
		const drawing = { ...photograph, url: '/media/logo.svg', sources: [] };
		expect(renderToStaticMarkup(<Picture picture={drawing} sizes="10rem" />)).not.toContain('<source');
	});
});
