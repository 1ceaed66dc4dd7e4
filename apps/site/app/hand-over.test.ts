import { expect, test } from 'vitest';
import { handedOver } from './hand-over.ts';

const text = (title: string) => ({ kind: 'text', tone: 'white', title, body: `<p>${title}</p>`, actions: [] });
const composed = {
	page: {
		key: 'about',
		title: 'About',
		sections: [text('First'), { ...text('Second'), still: 'section-1' }, { ...text('Third'), kind: 'news' }],
	},
	data: {
		news: { blog: ['news'], press: [] },
		areas: ['area'],
		documents: [],
		partners: ['partner'],
		sisterCompanies: [],
	},
};

test('a page brings along what changes in it, and of what stands still nothing but its name', () => {
	const { loaderData } = JSON.parse(handedOver({ About: { ...composed, more: 1 } }));
	const { page, data, more } = loaderData.About;
	expect(page.sections).toEqual([
		text('First'),
		{ kind: 'text', still: 'section-1' },
		{ ...text('Third'), kind: 'news' },
	]);
	expect(data).toEqual({ ...composed.data, areas: [], partners: [] });
	expect({ more, title: page.title }).toEqual({ more: 1, title: 'About' });
});

test('the panels of the navigation stand still', () => {
	const products = {
		id: 1,
		name: 'Products',
		url: '/product/all',
		custom: '',
		still: 'navigation-1',
		children: [{ id: 2 }],
	};
	const { loaderData } = JSON.parse(handedOver({ root: { navigation: [products], settings: {} } }));
	expect(loaderData.root.navigation).toEqual([{ ...products, children: [] }]);
});

test('no text can end the element that it is brought in', () => {
	const text = handedOver({ Page: { title: '</script><script>evil()' } });
	expect(text).not.toContain('<');
	expect(JSON.parse(text).loaderData.Page.title).toBe('</script><script>evil()');
});
