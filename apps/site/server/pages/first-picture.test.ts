import { describe, expect, it } from 'vitest';
import { firstPictureAhead } from './first-picture.ts';

const viewport = '<meta name="viewport" content="width=device-width"/>';
const source = (file: string, media = '') =>
	`<source ${media && `media="${media}" `}type="image/avif" srcSet="/media/${file}.avif 480w" sizes="100vw"/>`;
const picture = (sources: string, priority = ' fetchPriority="high"') =>
	`<picture class="contents">${sources}<img src="/media/a.webp" alt="" loading="eager"${priority}/></picture>`;
const page = (body: string, ahead = '') => `<head>${viewport}${ahead}<style></style></head><body>${body}</body>`;
const ahead = (file: string, media = '') =>
	`<link rel="preload" as="image" fetchpriority="high" type="image/avif" imagesrcset="/media/${file}.avif 480w" imagesizes="100vw"${media && ` media="${media}"`}/>`;

describe('the largest picture of the first screen', () => {
	it('is preloaded before the styles, with the attributes of the picture itself', () => {
		const body = picture(source('small'), '') + picture(source('large')) + picture(source('next'));
		expect(firstPictureAhead(page(body))).toBe(page(body, ahead('large')));
	});

	it('is one of two if phones have their own crop', () => {
		const body = picture(source('phone', '(max-width: 639px)') + source('large'));
		const links = ahead('phone', '(max-width: 639px)') + ahead('large', 'not all and (max-width: 639px)');
		expect(firstPictureAhead(page(body))).toBe(page(body, links));
	});

	it('is absent if a page begins with text', () => {
		const words = page(`<h1>Words</h1>${picture(source('small'), '')}`);
		expect(firstPictureAhead(words)).toBe(words);
	});
});
