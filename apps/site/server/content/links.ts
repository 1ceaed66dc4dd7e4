import type { Language, Text } from '@site/contract/language';
import { isText } from './localise.ts';

const whole = /^link:(\w+)$/;
const inHtml = /(\bhref\s*=\s*["']?)link:(\w+)/g;

export type Links = Readonly<Record<string, Text>>;

/**
 * Replaces every `link:{name}` by its address in the settings; inside a text, by the address in the text's language. A
 * value that is only a link becomes a text in both languages if they differ. Parts without links are returned
 * unchanged.
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

/** An item that is not on the site has no address: its name without the number is that of its list. */
const addressNamed = (name: string, links: Links) => links[name] ?? links[name.replace(/\d+$/, '')];

function resolveValue(value: string, links: Links): string | Text {
	const address = addressNamed(whole.exec(value)?.[1] ?? '', links);
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
		const address = addressNamed(name, links);
		return address ? before + ((language === 'cn' && address.cn) || address.en) : match;
	});
