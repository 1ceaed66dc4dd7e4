const whole = /^link:(\w+)$/;
const inHtml = /(\bhref\s*=\s*["']?)link:(\w+)/g;

/** The same value with every `link:{name}` replaced by the address that the settings give it. Parts without links are kept as they are. */
export function resolveLinks<T>(value: T, links: Readonly<Record<string, string>>): T;
export function resolveLinks(value: unknown, links: Readonly<Record<string, string>>): unknown {
	if (typeof value === 'string') return value.includes('link:') ? resolveText(value, links) : value;
	if (Array.isArray(value)) {
		const resolved = value.map((entry) => resolveLinks(entry, links));
		return resolved.some((entry, index) => entry !== value[index]) ? resolved : value;
	}
	if (typeof value !== 'object' || value === null) return value;
	let changed = false;
	const entries = Object.entries(value).map(([key, entry]) => {
		const resolved: unknown = resolveLinks(entry, links);
		changed ||= resolved !== entry;
		return [key, resolved];
	});
	return changed ? Object.fromEntries(entries) : value;
}

function resolveText(text: string, links: Readonly<Record<string, string>>): string {
	const name = whole.exec(text)?.[1];
	if (name) return links[name] ?? text;
	return text.replace(inHtml, (match, before: string, linkName: string) => {
		const address = links[linkName];
		return address ? before + address : match;
	});
}
