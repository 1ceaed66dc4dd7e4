import { boxPath } from '@site/contract/box-code';
import { brand } from '@site/contract/brand';
import { gtin14 } from '@site/contract/gtin';
import { leadFormAddress } from '@site/contract/lead-forms';
import { specialProducts } from '@site/contract/special-products';
import { wireBase } from '@site/contract/wire';
import { demoSnapshot } from '@site/demo/snapshot';
import { describe, expect, it } from 'vitest';
import { articleAddress, eventAddress } from '../../apps/site/app/destinations.ts';
import { finderWords } from '../../apps/site/app/messages/finder.ts';
import { leadFormWords } from '../../apps/site/app/messages/lead-form.ts';
import { meetingWords } from '../../apps/site/app/messages/meeting.ts';
import { previewWords } from '../../apps/site/app/messages/preview.ts';
import { reportWords } from '../../apps/site/app/messages/report.ts';
import { productList } from '../../apps/site/server/content/catalogue.ts';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { readHead } from '../support/page-head.ts';
import { wordsOf } from '../support/words-of.ts';
import { userAgents } from './ask.ts';
import { oneSite } from './one-site.ts';

const site = oneSite('requests', 4);

const ask = async (path: string, userAgent = userAgents.desktop) => {
	const { status, headers, body } = await site.ask(path, { 'user-agent': userAgent });
	return { status, headers, body, words: wordsOf(body), head: readHead(body) };
};
const moveOf = async (path: string) => {
	const { status, headers } = await site.ask(path);
	return [status, headers.location];
};
const send = async (path: string, body: string, headers: Record<string, string>) => {
	const answer = await site.ask(path, { 'content-length': String(Buffer.byteLength(body)), ...headers }, 'POST', body);
	return { ...answer, json: () => JSON.parse(answer.body) };
};
const call = (path: string, data: unknown) =>
	send(wireBase + path, JSON.stringify(data), { 'content-type': 'application/json' });

const [plain] = demoSnapshot.products.filter(({ theme }) => !theme);
const troponin = demoSnapshot.products.find(({ slug }) => slug === 'troponin-i-rapid-test');
const professional = specialProducts.professionalMultiplex;

describe('addresses', () => {
	it('every view has one address, and an invalid address leads to a valid one', {
		tags: ['@D10', '@ROUTE-9', '@FIND-6'],
	}, async () => {
		const { total } = productList(buildContent(demoSnapshot), { page: 1, pageSize: 6, language: 'en' });
		const [a, b, c, d] = demoSnapshot.products.map(({ slug }) => encodeURIComponent(slug));
		for (const [from, status, to] of [
			['/product/Respiratory', 301, '/product/respiratory'],
			['/product/respiratory?category=infectious-diseases', 301, '/product/infectious-diseases'],
			['/product/all?category=respiratory&type=1', 301, '/product/respiratory?type=1'],
			['/product/respiratory?category=all', 301, '/product/all'],
			['/product/all?page=99', 302, `/product/all?page=${Math.ceil(total / 6)}`],
			['/product/blood-glucose?certifications=12&page=3', 302, '/product/blood-glucose?certifications=12'],
			['/product/all?search=rsv&search-page=9', 302, '/product/all?search=rsv'],
			[`/products/${plain?.slug.toUpperCase()}`, 301, `/products/${plain?.slug}`],
			['/product/all?specimen=tears&within=15', 302, '/product/all?within=15'],
			['/product/all?sort=price', 302, '/product/all'],
			['/product/all?sort=-minutes&setting=moon', 302, '/product/all?sort=-minutes'],
			// A withdrawn product is dropped from the comparison.
			[
				`/product/all?compare=gone&compare=${a}&compare=${b}&compare=${c}&compare=${d}`,
				302,
				`/product/all?compare=${a}&compare=${b}&compare=${c}`,
			],
		] as const)
			expect(await moveOf(from), from).toEqual([status, to]);
	});

	it('a missing item is not found, and shows No Data', { tags: ['@ROUTE-4', '@D11'] }, async () => {
		for (const path of ['/product/nope', '/products/nope']) {
			const { status, words } = await ask(path);
			expect([status, words], path).toEqual([404, expect.stringContaining('No Data')]);
		}
	});

	it('a slug with / and & works encoded and bare', { tags: '@D12' }, async () => {
		for (const slug of ['flu-a%2Fb-%26-covid-19-multiplex-rapid-test', 'flu-a/b-&-covid-19-multiplex-rapid-test']) {
			const { status, head } = await ask(`/products/${slug}`);
			expect([status, head.title]).toEqual([200, expect.stringContaining('Flu A/B & COVID-19 Multiplex Rapid Test')]);
		}
	});

	it('/diagnostics shows the supply-chain page, whose address is the canonical one', { tags: '@D13' }, async () => {
		const { head } = await ask('/diagnostics');
		expect(head.title).toBe('Integrated Supply Chain for Diagnostic Customers');
		expect(head.canonical).toMatch(/\/supply-chain$/);
	});

	it('a mistyped or unknown number is answered 404, with suggestions', { tags: '@BOX-2' }, async () => {
		const strips = demoSnapshot.products.find(({ slug }) => slug === 'blood-glucose-test-strips');
		const gtin = gtin14(strips?.packs[0]?.gtin ?? '');
		const mistyped = await ask(`/01/${gtin.slice(0, -1)}${(Number(gtin.at(-1)) + 1) % 10}`);
		expect([mistyped.status, mistyped.words]).toEqual([404, expect.stringContaining('This number may be mistyped')]);
		const foreign = await ask('/01/04006381333931');
		expect([foreign.status, foreign.words]).toEqual([
			404,
			expect.stringContaining('We know no product under this number'),
		]);
		const short = demoSnapshot.products.flatMap(({ packs }) => packs).find((one) => one.gtin?.length === 13);
		expect((await ask(`/01/${short?.gtin ?? gtin}/22/X/10/A%2F1?11=250101`)).status).toBe(200);
		expect((await ask(boxPath({ gtin, lot: 'A1' }))).status).toBe(200);
		for (const nonsense of ['x', '1', '%ZZ', `${gtin}/10`, `${gtin}/10/${'a'.repeat(500)}`])
			expect([200, 404]).toContain((await ask(`/01/${nonsense}`)).status);
	});

	it('a free page has a canonical address, and a missing one leads home', {
		tags: ['@FREE-1', '@FREE-5'],
	}, async () => {
		const address = '/campaigns/respiratory-season';
		const { body } = await ask(`${address}?lang=cn`);
		expect(body).toContain(`${address}?lang=cn"`);
		expect(body).toMatch(/"@type":"BreadcrumbList".*为呼吸道感染高发季做好准备/);
		expect((await ask('/sitemap.xml')).body).toContain(`${address}</loc>`);
		expect((await ask('/search?search=ready+for+the+season&lang=en')).body).toContain(`href="${address}"`);
		expect(await moveOf('/campaigns/nothing-here')).toEqual([302, '/']);
		expect(await moveOf(`${address.toUpperCase()}/`)).toEqual([301, address]);
	});
});

describe('heads', () => {
	it('a category and its pages have their own head, views by filter have not', { tags: '@D27' }, async () => {
		const respiratory = demoSnapshot.categories.find(({ slug }) => slug === 'respiratory');
		const { head } = await ask('/product/respiratory?page=2');
		expect(head.meta.description).toBe(respiratory?.description?.en);
		expect(head.meta['og:image']).toContain(respiratory?.picture?.url.replace('.webp', '-share.jpg'));
		expect(head.canonical).toMatch(/\/product\/respiratory\?page=2$/);
		for (const view of ['type=1', 'certifications=1', 'search=flu', 'view=comparison', 'sort=title', 'show=all']) {
			const { meta, canonical } = (await ask(`/product/respiratory?${view}`)).head;
			expect([meta.robots, canonical], view).toEqual([expect.stringContaining('noindex'), null]);
		}
	});

	it('title, description, keywords, sharing tags and structured data name the product', {
		tags: '@SHELL-8',
	}, async () => {
		const { head } = await ask(`/products/${troponin?.slug}`);
		const title = `${troponin?.title.en} - ${brand.name}`;
		expect(head.title).toBe(title);
		expect(head.meta).toMatchObject({
			description: troponin?.description.en,
			keywords: troponin?.keywords.en,
			'og:locale': 'en_US',
			'og:title': title,
			'og:description': troponin?.description.en,
			'og:image:type': 'image/webp',
			'og:image:width': '1200',
			'og:image:height': '630',
		});
		const category = demoSnapshot.categories.find(({ id }) => id === troponin?.categoryId);
		expect(head.structuredData).toMatchObject([
			{
				name: troponin?.title.en,
				sku: troponin?.reference,
				brand: { name: brand.name },
				manufacturer: { name: brand.company },
			},
			{
				itemListElement: [
					{ position: 1, name: 'Home' },
					{ position: 2, name: 'Products' },
					{ position: 3, name: category?.name.en },
					{ position: 4, name: troponin?.title.en },
				],
			},
		]);
	});

	it('each product has one canonical address, and any themed route takes it', {
		tags: ['@ROUTE-5', '@PAGE-52'],
	}, async () => {
		const canonical = /\/product\/zt\/flu-a%2Fb-%26-covid-19-multiplex-rapid-test$/;
		for (const address of [`/products/${encodeURIComponent(professional)}`, `/products/${professional}`]) {
			const { status, head } = await ask(address);
			expect([status, head.canonical]).toEqual([200, expect.stringMatching(canonical)]);
			expect(head.structuredData.find((each) => each['@type'] === 'Product')?.url).toBe(head.canonical);
		}
		const { status, words } = await ask(`/product/zt2/${troponin?.slug}`);
		expect([status, words]).toEqual([200, expect.stringContaining(troponin?.title.en ?? '?')]);
		expect(words).not.toContain('CPT');
	});

	it('a preview is marked as such, and is neither indexed nor cached', { tags: '@D14' }, async () => {
		const { headers, head, words } = await ask(`/productspreview/${encodeURIComponent(professional)}`);
		expect(headers['cache-control']).toBe('no-store');
		expect(head.meta.robots).toContain('noindex');
		expect(words).toContain(previewWords.en.published);
	});

	it('unknown answers in the finder are ignored, and only the bare finder is indexed', {
		tags: '@FIND-1',
	}, async () => {
		const odd = await ask('/finder?for=nothing&specimen=Urine&setting=%00&within=7&within=5');
		expect(/<main[\s\S]*<\/main>/.exec(odd.body)?.[0]).not.toContain('aria-current="true"');
		expect(odd.head.canonical).toMatch(/\/finder$/);
		expect((await ask('/finder?within=5')).head.meta.robots).toContain('noindex');
		expect((await ask('/sitemap.xml')).body).toContain('/finder<');
		expect((await ask('/finder?for=nope&specimen=urine')).words).toContain(finderWords.en.leftOut(['nope']));
		expect((await ask('/finder?specimen=urine')).words).not.toContain('left out');
	});
});

describe('pages', () => {
	it('share icons are plain links to the networks, with the public address', { tags: '@PAGE-25' }, async () => {
		const slug = 'coding-point-of-care-respiratory-tests';
		const title = demoSnapshot.articles.find((each) => each.slug === slug)?.title.en ?? '?';
		const { body, head } = await ask(articleAddress(slug));
		const url = encodeURIComponent(head.canonical ?? '');
		const links = [...body.matchAll(/<a\b[^>]*href="(https:\/\/[^"]*shar[^"]*|https:\/\/x\.com[^"]*)"/g)];
		expect(links.map(([, to]) => to?.replaceAll('&amp;', '&'))).toEqual([
			`https://www.facebook.com/sharer/sharer.php?u=${url}`,
			`https://x.com/intent/post?url=${url}&text=${encodeURIComponent(title)}`,
			`https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
		]);
	});

	it('beside each lead form is what happens next, in both languages', { tags: '@FORM-35' }, async () => {
		for (const [language, { next }] of Object.entries(leadFormWords))
			for (const form of ['quote', 'sampleKit', 'distributor', 'newsletter'] as const) {
				const address = leadFormAddress(form);
				const { words } = await ask(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
				for (const step of [next.title, ...next.steps[form]]) expect(words, address).toContain(step);
			}
	});

	it.each([
		['87428', '/product/zt/flu-a%2Fb-%26-covid-19-multiplex-rapid-test'],
		['HA-FCV-HOME-2', '/product/zt2/'],
		['HA-COV-AG-25', '/product/zt3/'],
		['HA-DOA-CUP12-25', '/product/drugs-of-abuse/'],
		['HA-RSV-20', '/product/infectious-disease/'],
		['malaria pf/pan', '/products/malaria-pf-pan-rapid-test'],
		['gulf medical', '/events-info/gulf-medical-trade-fair-2027'],
		['reading faint lines', '/resources/reading-faint-lines'],
		['firmware engineer', '/careers?job=3#job-3'],
		['media kit', '/documents/media-kit.zip'],
		['privacy policy', '/privacy-policy'],
	])('the first result for %s leads to %s, in a new tab on desktop', { tags: '@ROUTE-5' }, async (keyword, address) => {
		const { body } = await ask(`/search?search=${encodeURIComponent(keyword)}`);
		const [first = ''] =
			/<li\b(?:(?!<\/li>)[\s\S])*<h3\b[\s\S]*?<a\b[^>]*>/.exec(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '') ?? [];
		const [link = ''] = /<a\b[^>]*>$/.exec(first) ?? [];
		expect(link).toContain(`href="${address}`);
		expect(link).toContain('target="_blank"');
	});

	it('the feed of notices has all of them, in the language of its address', { tags: '@NOTICE-4' }, async () => {
		expect((await ask('/feeds/notices.xml')).body.match(/<entry>/g)).toHaveLength(demoSnapshot.notices.length);
		expect((await ask('/feeds/notices.xml?lang=cn')).body).toContain('血糖试纸：部分试纸筒可能密封不严');
		const { body } = await ask('/notices?lang=cn');
		expect(body).toMatch(/<link[^>]*type="application\/atom\+xml"[^>]*href="[^"]*notices\.xml\?lang=cn"/);
		expect(/<footer[\s\S]*<\/footer>/.exec(body)?.[0]).toContain('href="/notices');
	});

	it('pages are compressed, and the compressed ones are complete', async () => {
		const asked = (encoding: string) => fetch(`${site.url()}/about`, { headers: { 'accept-encoding': encoding } });
		const zipped = await asked('gzip');
		expect(zipped.headers.get('content-encoding')).toBe('gzip');
		expect(await zipped.text()).toBe(await (await asked('identity')).text());
	});
});

const forOneAlone = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

it('the state of a report needs its key, and is not cached, indexed or shared', { tags: '@REPORT-8' }, async () => {
	const fields = { device: 'x', happened: 'x', harm: 'none', name: 'x', email: 'x', role: 'other', country: 'x' };
	const { page } = (await call('/message/report', fields)).json().data;
	expect(await ask(page)).toMatchObject({ status: 200, headers: forOneAlone });
	expect((await ask(`${page.slice(0, -1)}${page.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
	expect((await ask('/report/K7M-4QX-9TD?key=x')).status).toBe(404);
	expect((await ask(page.replace(/\?.*/, ''))).words).toContain(reportWords.en.withoutKey);
});

it('the page of a meeting needs the whole key, and is not cached or indexed', { tags: '@MEET-12' }, async () => {
	const [event] = demoSnapshot.events.filter(({ meetings }) => meetings).toReversed();
	const [, second] = event?.meetings?.times ?? [];
	if (!event || !second) throw new Error('The sample company has one with two times');
	expect((await ask(eventAddress(event.slug))).status).toBe(200);
	const fields = { first_name: 'A', last_name: 'B', email: 'c', phone_number: '', source: 'Other', type: 'x' };
	const wanted = { ...fields, item: `event:${event.id}`, meeting: second.startsAt };
	const { page } = (await call('/message/index', wanted)).json().data;
	expect(await ask(page)).toMatchObject({ status: 200, headers: forOneAlone });
	const key = new URL(page, 'http://x').searchParams.get('key') ?? '';
	const wrong = await ask(`/meeting?key=${key.slice(0, -2)}`);
	expect([wrong.status, wrong.words]).toEqual([404, expect.stringContaining(meetingWords.en.withoutKey)]);
	expect((await ask(`/calendar/meeting.ics?key=${key}`)).status).toBe(404);
	const gone = await call('/message/index', { ...wanted, meeting: '2020-01-01T10:00:00.000Z' });
	expect(gone.json()).toMatchObject({ status: 422, data: { fields: ['meeting'] } });
	// Nothing changes without a studio, and another site cannot press the button.
	const form = { 'content-type': 'application/x-www-form-urlencoded' };
	const cancel = new URLSearchParams({ key, cancel: 'yes' }).toString();
	expect((await send('/meeting', cancel, form)).headers.location).toBe(`/meeting?key=${key}&outcome=later`);
	expect((await send('/meeting', cancel, { ...form, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});
