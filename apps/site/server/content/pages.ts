import type { Language } from '@site/contract/language';
import type { ComposedPage, Home, LegalText, PageKey } from '@site/contract/pages';
import type { Section, SectionKind } from '@site/contract/sections';
import type { SiteSettings } from '@site/contract/settings';
import type { Content } from './content.ts';
import { dayText } from './dates.ts';
import { type Localised, localise } from './localise.ts';
import { remember } from './memory.ts';

export type PageView = Localised<ComposedPage>;
export type SectionView = Localised<Section>;
export type SectionViewOf<K extends SectionKind> = Extract<SectionView, { kind: K }>;
export type HomeView = Omit<Localised<Home>, 'notice'> & { notice: Localised<Home>['notice'] | null };
export type LegalView = Localised<LegalText> & { updatedText: string };
export type SettingsView = Localised<SiteSettings>;

const pagesOf = remember(
	2,
	({ snapshot }: Content, language: Language) =>
		new Map(snapshot.pages.map((page) => [page.key, localise(page, language)])),
);

/** A composed page with everything in it in one language. */
export const page = (content: Content, { key, language }: { key: PageKey; language: Language }): PageView | null =>
	pagesOf(content, language).get(key) ?? null;

const homeIn = remember(2, ({ snapshot }: Content, language: Language) => localise(snapshot.home, language));

/** The notice, on its days, and the banners of the home page; its sections are those of the page `home`. */
export function home(content: Content, { today, language }: { today: string; language: Language }): HomeView {
	const view = homeIn(content, language);
	const { from = today, until = today } = view.notice;
	return { ...view, notice: from <= today && today <= until ? view.notice : null };
}

export function legal(
	content: Content,
	{ key, language }: { key: LegalText['key']; language: Language },
): LegalView | null {
	const found = content.snapshot.legal.find((text) => text.key === key);
	if (!found) return null;
	return { ...localise(found, language), updatedText: dayText(found.updatedOn, language) };
}

export const settings: (content: Content, language: Language) => SettingsView = remember(
	2,
	({ snapshot }: Content, language: Language) => localise(snapshot.settings, language),
);
