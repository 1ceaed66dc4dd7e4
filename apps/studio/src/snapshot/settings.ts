import { linkNames, type NavigationItem, type SiteSettings, socialNetworks } from '@site/contract/settings';
import type * as stored from '../payload-types.ts';
import { text } from './words.ts';

const pick = <K extends string>(names: readonly K[], from: Record<K, string>): Record<K, string> => {
	const entries = names.map((name) => [name, from[name]] as const);
	return Object.fromEntries(entries) as Record<K, string>;
};

export const siteSettings = (doc: stored.SiteSetting): SiteSettings => ({
	address: doc.address.map(({ line, lineCn }) => text(line, lineCn)),
	phone: doc.phone,
	email: doc.email,
	privacyEmail: doc.privacyEmail,
	hours: text(doc.hours, doc.hoursCn),
	links: pick(linkNames, doc.links),
	social: pick(socialNetworks, doc.social),
	tagManager: { id: doc.tagManager?.container ?? '', script: doc.tagManager?.script ?? '' },
});

export const navigation = (doc: stored.Navigation): NavigationItem[] =>
	doc.items.map(({ name, nameCn, url }, index) => ({ id: index + 1, name: text(name, nameCn), url }));
