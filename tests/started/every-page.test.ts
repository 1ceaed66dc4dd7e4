import { languages } from '@site/contract/language';
import { describe, expect, it, vi } from 'vitest';
import { addressIn } from '../../apps/site/app/addresses/language-address.ts';
import { walkedPages } from '../support/addresses.ts';
import { byDepth } from '../support/depth.ts';
import { emptyLinks } from '../support/empty-words.ts';
import { headProblems, isListed } from '../support/head-problems.ts';
import { sharePicture } from '../support/share-picture.ts';
import { invalidHtml } from '../support/valid-html.ts';
import { userAgents } from './ask.ts';
import { crawledSite } from './crawled-site.ts';

const agent = crawledSite(2);

/** Articles and products have sharing pictures of another type (SHELL-8). */
const typeOfPicture = (name: string) =>
	/^(Productsinfo|Resourcesinfo|PressRelease)/.test(name) ? 'image/webp' : 'image/jpeg';

const pages = Object.entries(walkedPages);
/** Languages differ only in text: `npm test` validates each page in one, layouts and pages in turn. */
const isValidated = byDepth<(number: number) => boolean>({ usual: (number) => number % 2 === 0, nightly: () => true });
/** Pages of one folder of code make their sharing pictures alike: `npm test` looks at every sixth. */
const isPictured = byDepth<(number: number) => boolean>({ usual: (number) => number % 6 === 0, nightly: () => true });
const numbered = pages.map(([name, address], number) => [name, address, number] as const);
const publicUrl = () => agent.url().replace('127.0.0.1', 'localhost');

describe('every page, in both layouts and languages,', () => {
	it.each(numbered)(
		'has a complete head, valid HTML and links with names: %s',
		{ tags: ['@ROUTE-2', '@SHELL-7', '@SHELL-9', '@D26', '@D30'] },
		async (name, address, number) => {
			for (const [at, [layout, userAgent]] of Object.entries(userAgents).entries()) {
				for (const [spoken, language] of languages.entries()) {
					const { status, body } = await agent.ask(addressIn(language, address), { 'user-agent': userAgent });
					expect([status, body]).toEqual([200, expect.stringContaining(`data-layout="${layout}"`)]);
					expect(headProblems({ name, html: body, language, publicUrl: publicUrl() }), language).toEqual([]);
					if (isValidated(number + at + spoken)) expect(await invalidHtml(body), language).toEqual([]);
					expect(emptyLinks(body), language).toEqual([]);
				}
			}
		},
	);

	it.each(pages.filter(([name]) => isListed(name)).filter((_, number) => isPictured(number)))(
		'has a sharing picture of the size that networks show: %s',
		{ tags: '@SHELL-8' },
		async (name, address) => {
			const { body } = await agent.ask(address, { 'user-agent': userAgents.desktop });
			const type = typeOfPicture(name);
			const picture = { saidToBe: type, sentAs: type, width: 1200, height: 630 };
			// A size that is not rendered yet is sent as the uploaded file.
			await vi.waitFor(async () => expect(await sharePicture(body)).toEqual(picture), {
				timeout: 20_000,
				interval: 200,
			});
		},
	);
});
