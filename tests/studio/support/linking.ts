import type { APIRequestContext } from '@playwright/test';
import { as } from './api.ts';

/** A published article. */
export async function newArticle(request: APIRequestContext, slug: string, html?: object): Promise<number> {
	const headers = await as(request, 'editor');
	const { docs } = await (
		await request.get('/api/articles?limit=1&depth=0&where[_status][equals]=published', { headers })
	).json();
	const { publishedOn, picture, content } = docs[0];
	const data = {
		slug,
		kind: 'blog',
		publishedOn,
		picture,
		content: html ?? content,
		title: slug,
		_status: 'published',
	};
	return (await (await request.post('/api/articles', { headers, data })).json()).doc.id;
}

/** A formatted text with one link. */
export const linking = (fields: object) => ({
	root: {
		...{ type: 'root', version: 1, format: '', indent: 0, direction: 'ltr' },
		children: [
			{
				...{ type: 'paragraph', version: 1, format: '', indent: 0, direction: 'ltr', textFormat: 0, textStyle: '' },
				children: [
					{
						...{ type: 'link', version: 3, format: '', indent: 0, direction: 'ltr', id: 'a', fields },
						children: [
							{ type: 'text', version: 1, text: 'the other one', format: 0, detail: 0, mode: 'normal', style: '' },
						],
					},
				],
			},
		],
	},
});

/** The same with a typed address. */
export const typed = (url: string) => linking({ linkType: 'custom', url, newTab: false });
