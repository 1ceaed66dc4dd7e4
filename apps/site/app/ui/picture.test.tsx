import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const photograph = {
	url: '/media/kit.webp',
	width: 1600,
	height: 1200,
	alt: 'An open kit',
};

describe('a picture', () => {
	it('has its size, so that nothing moves when it arrives', () => {
		expect(renderToStaticMarkup(<Picture picture={photograph} sizes="100vw" />)).toContain(
			'width="1600" height="1200"',
		);
	});

	it('offers AVIF in every width up to its own, and one WebP that every browser shows', () => {
		const markup = renderToStaticMarkup(<Picture picture={photograph} sizes="50vw" />);
		expect(/<source type="image\/avif" srcSet="([^"]+)" sizes="50vw"/.exec(markup)?.[1]).toBe(
			'/media/kit-480.avif 480w, /media/kit-768.avif 768w, /media/kit-1200.avif 1200w, /media/kit-2048.avif 1600w',
		);
		expect(markup).toContain('src="/media/kit-1200.webp"');
	});

	it('that is wider than the frame it fills is asked for as much wider', { tags: '@PAGE-64' }, () => {
		const sizesIn = (shape: number) =>
			/ sizes="([^"]+)"/.exec(
				renderToStaticMarkup(<Picture picture={photograph} sizes="(min-width: 640px) 50vw, 136px" shape={shape} />),
			)?.[1];
		expect(sizesIn(1)).toBe('(min-width: 640px) calc(50vw * 1.33), calc(136px * 1.33)');
		expect(sizesIn(2)).toBe('(min-width: 640px) 50vw, 136px');
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
		const drawing = { ...photograph, url: '/media/logo.svg' };
		expect(renderToStaticMarkup(<Picture picture={drawing} sizes="10rem" />)).not.toContain('<source');
	});
});
