import type { Language, Text } from '@site/contract/language';
import { isText } from './localise.ts';

const whole = /^link:(\w+)$/;
const inHtml = /(\bhref\s*=\s*["']?)link:(\w+)/g;

export type Links = Readonly<Record<string, Text>>;

/**
 * The same value with every `link:{name}` replaced by the address that the settings give it, in a text by that of its language.
 * A value that is nothing but a link becomes a text where the languages differ: one of them is chosen with all other texts.
 * Parts without links are kept as they are.
 */
export function resolveLinks<T>(value: T, links: Links): T;
export function resolveLinks(value: unknown, links: Links): unknown {
	if (typeof value === 'string') return value.includes('link:') ? resolveValue(value, links) : value;
	if (Array.isArray(value)) {
		const resolved = value.map((entry) => resolveLinks(entry, links));
		return resolved.some((entry, index) => entry !== value[index]) ? resolved : value;
	}
	if (typeof value !== 'object' || value === null) return value;
	if (isText(value)) return resolveText(value, links);
	let changed = false;
	const entries = Object.entries(value).map(([key, entry]) => {
		const resolved: unknown = resolveLinks(entry, links);
		changed ||= resolved !== entry;
		return [key, resolved];
	});
	return changed ? Object.fromEntries(entries) : value;
}

function resolveValue(value: string, links: Links): string | Text {
	const address = links[whole.exec(value)?.[1] ?? ''];
	if (!address) return resolveHtml(value, links, 'en');
	return address.cn && address.cn !== address.en ? address : address.en;
}

function resolveText(text: Text, links: Links): Text {
	const en = resolveHtml(text.en, links, 'en');
	const cn = text.cn && resolveHtml(text.cn, links, 'cn');
	return en === text.en && cn === text.cn ? text : { ...text, en, ...(cn !== undefined && { cn }) };
}

const resolveHtml = (html: string, links: Links, language: Language): string =>
	html.replace(inHtml, (match, before: string, name: string) => {
		const address = links[name];
		return address ? before + ((language === 'cn' && address.cn) || address.en) : match;
	});
