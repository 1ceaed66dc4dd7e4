import { brand } from '@site/contract/brand';
import type { Product } from '@site/contract/catalogue';
import { type DocumentLanguage, documentLanguages } from '@site/contract/document-address';
import type { Text } from '@site/contract/language';
import type { Article, Event } from '@site/contract/newsroom';
import type { Picture } from '@site/contract/picture';
import type { ProductDocument, Revision } from '@site/contract/product-documents';
import { linkNames, socialNetworks } from '@site/contract/settings';
import { Snapshot } from '@site/contract/snapshot';

/** A small hand-made company for tests and benches; it shares nothing with the demo content. */

export const both = (en: string, cn: string): Text => ({ en, cn });

export const picture = (name: string): Picture => ({
	url: `/media/${name}.webp`,
	width: 1200,
	height: 800,
	alt: both(`Picture of ${name}`, `${name}图片`),
});

export const product = (id: number, overrides: Partial<Product> = {}): Product => ({
	id,
	slug: `product-${id}`,
	reference: `REF-${String(id).padStart(4, '0')}`,
	packs: [],
	basicUdiDi: '',
	worksWith: [],
	discontinued: null,
	ordering: {},
	title: both(`Rapid Test ${id}`, `快速检测${id}`),
	description: both(`What test ${id} is for.`, `检测${id}的用途。`),
	keywords: { en: 'rapid, test' },
	categoryId: 11,
	certificationIds: [11],
	testTypeIds: [1],
	picture: picture(`product-${id}`),
	gallery: [],
	content: { en: `<p>Test ${id} answers in minutes.</p><script>alert(1)</script>` },
	specifications: [{ key: 'specimen', value: both('Nasal swab', '鼻拭子') }],
	resources: [{ id: 1, title: both('Instructions', '说明书'), content: { en: '<p onclick="x()">Read first.</p>' } }],
	filmIds: [],
	buyUrl: '',
	performance: null,
	characteristics: [],
	analytes: [],
	resultGuide: null,
	theme: null,
	...overrides,
});

export const productDocument = (id: number, overrides: Partial<ProductDocument> = {}): ProductDocument => ({
	id,
	kind: 'ifu',
	part: '',
	title: both('Instructions for Use', '使用说明书'),
	productIds: [id],
	...overrides,
});

/** Each has its own hash. */
export function revision(
	documentId: number,
	language: DocumentLanguage,
	number: number,
	overrides: Partial<Revision> = {},
): Revision {
	const id = documentId * 1000 + documentLanguages.indexOf(language) * 100 + number;
	const sha256 = id.toString(16).padStart(64, '0');
	return {
		id,
		documentId,
		language,
		number,
		label: '',
		effectiveOn: `2026-0${number}-01`,
		changes: both(`Change ${number}.`, `修订${number}。`),
		lots: { from: '', to: '' },
		references: [],
		state: 'released',
		endedOn: '',
		reason: { en: '' },
		file: { name: `${sha256}.pdf`, sha256, bytes: 10 },
		...overrides,
	};
}

export const article = (id: number, overrides: Partial<Article> = {}): Article => ({
	id,
	slug: `article-${id}`,
	kind: 'blog',
	isArticle: id % 2 === 0,
	title: both(`Story ${id}`, `故事${id}`),
	description: { en: `What happened in story ${id}.` },
	keywords: { en: 'news' },
	publishedOn: `2026-01-${String(id).padStart(2, '0')}`,
	picture: picture(`article-${id}`),
	content: { en: `<p>Long version of story ${id}.</p>` },
	sections: [],
	...overrides,
});

export const event = (id: number, startsOn: string, endsOn: string, overrides: Partial<Event> = {}): Event => ({
	id,
	slug: `event-${id}`,
	title: both(`Congress ${id}`, `大会${id}`),
	startsOn,
	endsOn,
	address: both('Hall 4, Atlanta', '亚特兰大四号馆'),
	booth: `B${id}`,
	picture: null,
	url: '',
	sections: [],
	...overrides,
});

const multiplexSlug = 'flu-a/b-&-covid-19-multiplex-rapid-test';

const products = (): Product[] => [
	product(1, {
		slug: multiplexSlug,
		title: both('Flu A/B & COVID-19 Multiplex Rapid Test', '甲乙型流感与新冠病毒联合快速检测'),
		description: both('Three viruses, one nasal swab.', '一次鼻拭子检测三种病毒。'),
		certificationIds: [11, 12],
		testTypeIds: [1, 2],
		buyUrl: 'https://example.com/shop',
		theme: { headline: both('One swab', '一根拭子'), resultMinutes: 10, benefits: [], sections: [] },
	}),
	product(2, { title: { en: 'Strep A Dipstick' }, categoryId: 12, certificationIds: [20], testTypeIds: [2] }),
	product(3, { title: { en: 'Multi-Drug Test Cup' }, categoryId: 2, certificationIds: [], testTypeIds: [3] }),
	...Array.from({ length: 8 }, (_, index) => product(index + 4)),
];

const everyLink = <K extends string>(names: readonly K[]) =>
	Object.fromEntries(names.map((name) => [name, `https://example.com/${name}`]));

export const snapshotWith = (overrides: Partial<Snapshot> = {}): Snapshot =>
	Snapshot.parse({
		navigation: [
			{ id: 1, name: both('Products', '产品'), url: '/product/all' },
			{ id: 2, name: both('About', '关于'), url: '/about' },
		],
		categories: [
			{ id: 1, slug: 'infectious', name: both('Infectious Disease', '传染病'), parentId: null },
			{ id: 11, slug: 'respiratory', name: both('Respiratory', '呼吸道'), parentId: 1 },
			{ id: 12, slug: 'throat', name: { en: 'Throat' }, parentId: 1 },
			{ id: 2, slug: 'drugs', name: both('Drugs of Abuse', '毒品'), parentId: null },
		],
		certifications: [
			{ id: 10, name: both('United States', '美国'), parentId: null, mark: picture('us') },
			{ id: 11, name: { en: 'EUA' }, parentId: 10, mark: picture('eua') },
			{ id: 12, name: { en: 'CLIA waived' }, parentId: 10, mark: null },
			{ id: 20, name: both('Europe', '欧洲'), parentId: null, mark: picture('ce') },
		],
		testTypes: [
			{ id: 1, name: both('Antigen', '抗原') },
			{ id: 2, name: { en: 'Molecular' } },
			{ id: 3, name: { en: 'Panel' } },
		],
		products: products(),
		articles: [
			...Array.from({ length: 8 }, (_, index) => article(index + 1)),
			article(9, { kind: 'press', title: { en: 'Approval granted' } }),
		],
		events: [
			event(1, '2026-03-09', '2026-03-12'),
			event(2, '2027-03-09', '2027-03-12', { url: 'https://example.com/eventPage' }),
			event(3, '2026-11-30', '2026-12-02'),
			event(4, '2025-05-05', '2025-05-05'),
		],
		jobs: Array.from({ length: 7 }, (_, index) => ({
			id: index + 1,
			title: both(`Engineer ${index + 1}`, `工程师${index + 1}`),
			content: { en: `<p>Build line ${index + 1}.</p><iframe src="https://example.com"></iframe>` },
			categoryId: (index % 2) + 1,
			locationIds: index === 0 ? [1, 2] : [1],
			postedOn: `2026-02-0${index + 1}`,
		})),
		jobCategories: [
			{ id: 1, name: both('Engineering', '工程') },
			{ id: 2, name: { en: 'Sales' } },
		],
		jobLocations: [
			{ id: 1, name: both('Atlanta', '亚特兰大') },
			{ id: 2, name: { en: 'San Diego' } },
		],
		boardMembers: [],
		partners: [],
		sisterCompanies: [],
		culture: [
			{
				slug: 'Aiiso_Truth_Code',
				title: both('Truth Code', '真'),
				summary: { en: 'Say what is.' },
				picture: picture('truth'),
				content: { en: '<p>Say what is.</p><img src="javascript:x">' },
			},
		],
		home: {
			notice: { text: both('Sale', '特卖'), code: 'JULY', links: [{ label: { en: 'Shop' }, to: 'link:retailerOne' }] },
			banners: Array.from({ length: 5 }, (_, index) => ({
				id: index + 1,
				title: { en: `Banner ${index + 1}` },
				text: { en: 'Text' },
				picture: picture('banner'),
				buttons: [{ label: { en: 'Go' }, code: index }],
			})),
		},
		pages: [
			{
				key: 'about',
				title: both(`About ${brand.name}`, `关于${brand.name}`),
				description: { en: 'Who we are' },
				keywords: { en: 'about' },
				sections: [
					{ kind: 'text', body: { en: '<p>Since 2006</p><a href="link:university">U</a><script>x</script>' } },
					{ kind: 'figures', items: [{ value: { en: '18+' }, label: both('years', '年') }] },
				],
			},
		],
		legal: [
			{
				key: 'privacy-policy',
				updatedOn: '2026-11-03',
				intro: { en: '<p>Hello</p><script>x</script>' },
				sections: [{ title: { en: 'One' }, body: { en: '<b>bold</b>' } }],
			},
		],
		documents: [],
		settings: {
			address: [{ en: '1 Sample Street' }],
			phone: '1',
			email: 'a@example.com',
			privacyEmail: 'b@example.com',
			hours: both('9 to 5', '九点到五点'),
			links: everyLink(linkNames),
			social: everyLink(socialNetworks),
			tagManager: { id: '', script: '' },
		},
		synonyms: [],
		redirects: [],
		...overrides,
	});
