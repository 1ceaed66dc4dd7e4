/** A section of a page, as a form sends it. */
export const textBlock = (title: string) => ({
	...{ blockType: 'text', tone: 'white', title, actions: [] },
	body: {
		root: {
			...{ type: 'root', version: 1, format: '', indent: 0, direction: 'ltr' },
			children: [
				{
					...{ type: 'paragraph', version: 1, format: '', indent: 0, direction: 'ltr', textFormat: 0 },
					children: [{ type: 'text', version: 1, text: 'Words.', format: 0, detail: 0, mode: 'normal', style: '' }],
				},
			],
		},
	},
});
