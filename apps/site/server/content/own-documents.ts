import type { Product } from '@site/contract/catalogue';
import type { Document } from '@site/contract/company';
import { fileSize } from '@site/contract/file-size';
import { inLanguage, type Language } from '@site/contract/language';
import { readProductDocumentPath } from '@site/contract/product-documents';
import type { Content } from './content.ts';
import { ownDocument, papersOf } from './papers.ts';

type Tab = { id: number; title: string; content: string };

const anchor = /<a href="([^"]+)"[^>]*>.*?<\/a>/g;
const extraTitle = { en: 'Documents', cn: '文件' };

export const escaped = (text: string) =>
	text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

function linkTo({ url, title, format, bytes }: Document, language: Language): string {
	const size = bytes > 0 ? `, ${fileSize(bytes)}` : '';
	return `<a href="${escaped(url)}">${escaped(inLanguage(title, language))} (${format}${size})</a>`;
}

/** Links to papers that staff have replaced lead to theirs, by its own title and size; one that no tab names has a tab at the end. */
export function withOwnDocuments(content: Content, product: Product, tabs: readonly Tab[], language: Language): Tab[] {
	if (product.documents.length === 0) return [...tabs];
	const shown = new Set<string>();
	const replaced = tabs.map((tab) => ({
		...tab,
		content: tab.content.replace(anchor, (link, address: string) => {
			const asked = readProductDocumentPath(address);
			const own = asked && ownDocument(content, product, asked);
			if (!own) return link;
			shown.add(own.url);
			return linkTo(own, language);
		}),
	}));
	const others = papersOf(content, product).flatMap(({ own }) => (own && !shown.has(own.url) ? own : []));
	if (others.length === 0) return replaced;
	const entries = others.map((own) => `<li>${linkTo(own, language)}</li>`).join('');
	const id = Math.max(0, ...tabs.map((tab) => tab.id)) + 1;
	return [...replaced, { id, title: extraTitle[language], content: `<ul>${entries}</ul>` }];
}
