import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language, type Text } from '@site/contract/language';
import type { SpecificationKey } from '@site/contract/specifications';
import type { Content } from '../content/content.ts';
import { plainText } from '../content/html.ts';

const block = /<(h[1-6]|p|ul|ol|table)\b[^>]*>([\s\S]*?)<\/\1>/gi;

const inside = (html: string, tag: string) =>
	[...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))].map(([, words = '']) => words);

/** What staff wrote about a product, taken by its form alone: the first list with numbers is the procedure, whatever its heading. */
function partsOf(html: string) {
	const blocks = [...html.matchAll(block)].map(([, tag = '', inner = '']) => ({ tag: tag.toLowerCase(), inner }));
	const first = (tag: string) => blocks.find((candidate) => candidate.tag === tag)?.inner ?? '';
	return {
		intendedUse: plainText(first('p')),
		highlights: inside(first('ul'), 'li').map(plainText),
		procedure: inside(first('ol'), 'li').map(plainText),
		kit: inside(inside(first('table'), 'tbody')[0] ?? '', 'tr').map((row) => inside(row, 'td').map(plainText)),
		notes: blocks.flatMap(({ tag, inner }, at) => {
			const next = blocks[at + 1];
			return tag === 'h3' && next?.tag === 'p' ? [{ title: plainText(inner), text: plainText(next.inner) }] : [];
		}),
	};
}

/** A product in one language, as its papers speak of it. */
export function productFacts({ snapshot }: Content, product: Product, language: Language) {
	const say = (text: Text) => inLanguage(text, language);
	const named = (entries: readonly { id: number; name: Text }[], ids: readonly number[]) =>
		entries.filter(({ id }) => ids.includes(id)).map(({ name }) => say(name));
	const parts = partsOf(say(product.content));
	const { settings } = snapshot;
	return {
		...parts,
		title: say(product.title),
		reference: product.reference,
		description: say(product.description),
		intendedUse: parts.intendedUse || say(product.description),
		highlights:
			parts.highlights.length > 0 ? parts.highlights : (product.theme?.benefits ?? []).map(({ title }) => say(title)),
		procedure:
			parts.procedure.length > 0
				? parts.procedure
				: (product.theme?.steps ?? []).map(({ title, text }) => `${say(title)}: ${say(text)}`),
		specifications: new Map<SpecificationKey, string>(
			product.specifications.map(({ key, value }) => [key, say(value)]),
		),
		category: named(snapshot.categories, [product.categoryId])[0] ?? '',
		certifications: named(snapshot.certifications, product.certificationIds),
		benefits: (product.theme?.benefits ?? []).map(({ title, text }) => ({ title: say(title), text: say(text) })),
		agreement: product.theme?.performance && {
			note: say(product.theme.performance.note),
			targets: product.theme.performance.targets.map(({ name, ppa, npa }) => [say(name), `${ppa} %`, `${npa} %`]),
		},
		lines: product.resultGuide?.lines.map(({ name, ...line }) => ({ ...line, name: say(name) })) ?? [],
		panel: product.theme?.panel?.rows.map(({ name, code, cutoff }) => [say(name), code, cutoff]) ?? [],
		maker: [...settings.address.map(say), say(settings.phone), settings.email],
	};
}
export type ProductFacts = ReturnType<typeof productFacts>;
