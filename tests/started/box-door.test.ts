import { expect, it } from 'vitest';
import { userAgents } from './ask.ts';
import { crawledSite } from './crawled-site.ts';

const site = crawledSite(2);
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"?]*)/g)].map(([, path]) => path);

it.each(Object.entries(userAgents))(
	'on %s the header leads to the check of a box, and so does Home',
	{ tags: '@SHELL-38' },
	async (_, agent) => {
		const { body } = await site.ask('/', { 'user-agent': agent });
		const [header = ''] = /<header[\s\S]*?<\/header>/.exec(body) ?? [];
		const [content = ''] = /<main[\s\S]*?<\/main>/.exec(body) ?? [];
		expect(linksIn(header)).toContain('/check');
		expect(linksIn(content)).toContain('/check');
	},
);
