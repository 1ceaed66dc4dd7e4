import { Target } from '@site/contract/target';
import { expect, test } from 'vitest';
import { buildContent } from './content.ts';
import { article, product, snapshotWith } from './fixtures.ts';

const texts = { title: { en: 'Flu' }, description: { en: '' }, keywords: { en: '' }, sections: [] };

const links = [
	...['link:product1', 'link:product999999', 'link:article2', 'link:page_about', '/contact'],
	...['link:page3', 'link:page4'],
];

function addresses(slug: string) {
	const snapshot = {
		...snapshotWith({ products: [product(1, { slug })], articles: [article(2, { slug: 'news' })] }),
		freePages: [{ id: 3, slug: `campaigns/${slug.length}`, ...texts }],
	};
	const notice = { ...snapshot.home.notice, links: links.map((to) => ({ label: { en: 'There' }, to })) };
	return buildContent({ ...snapshot, home: { ...snapshot.home, notice } }).snapshot.home.notice.links.map(
		({ to }) => to,
	);
}

test('a link to an item leads to its address, or else to its list or home', { tags: '@LINK-1' }, () => {
	const others = ['/product/all', '/resources/news', '/about', '/contact'];
	expect(addresses('one')).toEqual(['/products/one', ...others, '/campaigns/3', '/']);
	expect(addresses('another/name')).toEqual(['/products/another%2Fname', ...others, '/campaigns/12', '/']);
	for (const link of links) expect(Target.safeParse(link).success).toBe(true);
	for (const link of ['link:product', 'link:product0', 'link:user1', 'link:page_', 'link:page', '//host'])
		expect(Target.safeParse(link).success).toBe(false);
});
