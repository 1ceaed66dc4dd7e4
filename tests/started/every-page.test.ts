import { languages } from '@site/contract/language';
import { describe, expect, it, vi } from 'vitest';
import { addressIn } from '../../apps/site/app/addresses/language-address.ts';
import { walkedPages } from '../support/addresses.ts';
import { emptyLinks } from '../support/empty-words.ts';
import { headProblems, isListed } from '../support/head-problems.ts';
import { sharePicture } from '../support/share-picture.ts';
import { invalidHtml } from '../support/valid-html.ts';
import { userAgents } from './ask.ts';
import { crawledSite } from './crawled-site.ts';

const agent = crawledSite(2);

/** What articles and products are shared with is of another kind (SHELL-8). */
const typeOfPicture = (name: string) =>
	/^(Productsinfo|Resourcesinfo|PressRelease)/.test(name) ? 'image/webp' : 'image/jpeg';

const pages = Object.entries(walkedPages);
const publicUrl = () => agent.url().replace('127.0.0.1', 'localhost');

describe('every page, in both layouts and languages,', () => {
	// Holds ROUTE-2, SHELL-7, SHELL-9, D26, D30.
	it.each(pages)('has a whole head, valid HTML and links that say where they lead: %s', async (name, address) => {
		for (const [layout, userAgent] of Object.entries(userAgents)) {
			for (const language of languages) {
				const { status, body } = await agent.ask(addressIn(language, address), { 'user-agent': userAgent });
				expect([status, body]).toEqual([200, expect.stringContaining(`data-layout="${layout}"`)]);
				expect(headProblems({ name, html: body, language, publicUrl: publicUrl() }), language).toEqual([]);
				expect(await invalidHtml(body), language).toEqual([]);
				expect(emptyLinks(body), language).toEqual([]);
			}
		}
	});

	// Holds SHELL-8.
	it.each(pages.filter(([name]) => isListed(name)))(
		'is shared with a picture of the size that networks show: %s',
		async (name, address) => {
			const { body } = await agent.ask(address, { 'user-agent': userAgents.desktop });
			const type = typeOfPicture(name);
			const picture = { saidToBe: type, sentAs: type, width: 1200, height: 630 };
			// A size that is still in the making is sent as it was uploaded.
			await vi.waitFor(async () => expect(await sharePicture(body)).toEqual(picture), {
				timeout: 20_000,
				interval: 200,
			});
		},
	);
});
