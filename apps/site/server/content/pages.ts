import { brand } from '@site/contract/brand';
import type { FreePage } from '@site/contract/free-pages';
import type { Language } from '@site/contract/language';
import type { ComposedPage, Home, LegalText, PageKey } from '@site/contract/pages';
import type { AddedSection, Section, SectionKind, SectionOf } from '@site/contract/sections';
import type { ShareNetwork, SiteSettings } from '@site/contract/settings';
import { bannerTarget } from '../../app/addresses/banner-address.ts';
import type { Content } from './content.ts';
import { dayText } from './dates.ts';
import { emergencyNote, emergencyNoteTitle } from './emergency-note.ts';
import { elsewhere, type FilmView, filmById, filmView } from './films.ts';
import { type Localised, localise } from './localise.ts';
import { remember, rememberOnce } from './remember.ts';

/** A video section with its film resolved; null if the film is gone. */
type VideoView = Omit<Localised<SectionOf<'video'>>, 'filmId' | 'poster' | 'to'> & { film: FilmView | null };
export type SectionView = Exclude<Localised<Section>, { kind: 'video' }> | VideoView;
export type PageView = Omit<Localised<ComposedPage>, 'key' | 'sections'> & { sections: SectionView[] };
export type SectionViewOf<K extends SectionKind> = Extract<SectionView, { kind: K }>;
type NoticeView = Localised<Omit<Home['notice'], 'from' | 'until'>> & { isToday: boolean };
export type HomeView = Omit<Localised<Home>, 'notice' | 'standingNotice'> & { notice: NoticeView | null };
export type LegalView = Localised<LegalText> & { updatedText: string };
export type SettingsView = Omit<Localised<SiteSettings>, 'share' | 'ordering'>;
/** Share links of an article. WeChat has no address, since it gets a QR code. */
export type ShareView = { network: ShareNetwork; address: string }[];

const pagesOf = remember(
	2,
	(content: Content, language: Language) =>
		new Map(
			content.snapshot.pages.map((page): [PageKey, PageView] => {
				// The banners of Home are not part of its page, and lead to products as well.
				const led = page.key === 'home' ? bannersLeadTo(content, language) : [];
				return [page.key, pageView(content, page, language, led)];
			}),
		),
);

const freePagesOf = rememberOnce(
	({ snapshot }: Content) => new Map(snapshot.freePages.map((page) => [page.slug, page])),
);

function pageView(
	content: Content,
	page: ComposedPage | FreePage,
	language: Language,
	led: readonly (string | null)[] = [],
): PageView {
	const { title, description, keywords, changedOn, sections } = localise(page, language);
	const shown = sections.map((each) => sectionView(content, each, language));
	const note = noteSection(content, page, language, led);
	return { title, description, keywords, changedOn, sections: [...shown, ...note] };
}

/** The sections of an item, such as an event, and the note that they need. */
export const addedSections = (
	content: Content,
	item: { sections: AddedSection[] },
	language: Language,
): SectionView[] => [...localise(item, language).sections, ...noteSection(content, item, language)];

function noteSection(
	content: Content,
	{ sections }: { sections: readonly Section[] },
	language: Language,
	led: readonly (string | null)[] = [],
): SectionViewOf<'text'>[] {
	const body = emergencyNote(content, JSON.stringify([sections, led]), language);
	return body ? [{ kind: 'text', tone: 'white', title: emergencyNoteTitle[language], body, actions: [] }] : [];
}

const bannersLeadTo = (content: Content, language: Language) =>
	content.snapshot.home.banners.flatMap(({ buttons }) =>
		buttons.map(({ code }) => bannerTarget(code, settings(content, language).links)),
	);

function sectionView(content: Content, section: Localised<Section>, language: Language): SectionView {
	if (section.kind !== 'video') return section;
	const { filmId, poster, to, ...video } = section;
	const known = filmById(content, filmId);
	if (known) return { ...video, film: filmView(content, known, language) };
	return { ...video, film: poster && to ? { title: video.title, poster, source: elsewhere(content, to) } : null };
}

/** A composed page with everything in it in one language. */
export const page = (content: Content, { key, language }: { key: PageKey; language: Language }): PageView | null =>
	pagesOf(content, language).get(key) ?? null;

/** A free page; the company's name follows its title, as on all pages. */
export function freePage(content: Content, { slug, language }: { slug: string; language: Language }): PageView | null {
	const found = freePagesOf(content).get(slug);
	if (!found) return null;
	const view = pageView(content, found, language);
	return { ...view, title: `${view.title} - ${brand.name}` };
}

/** The title of a page without the company's name at its end. */
export function titleAlone(title: string): string {
	const [, alone, end] = /^(.*\S)\s+[-|]\s+(.+)$/.exec(title) ?? [];
	return alone && end?.startsWith(brand.name) ? alone : title;
}

/** The free pages above an address, from its first part on, and the page itself. */
export const freePagesAbove = (content: Content, slug: string): FreePage[] => {
	const parts = slug.split('/');
	return parts.flatMap((_, at) => freePagesOf(content).get(parts.slice(0, at + 1).join('/')) ?? []);
};

const homeIn = remember(2, ({ snapshot }: Content, language: Language) => localise(snapshot.home, language));

/**
 * The banners of the home page and its notice: the dated one until its last day, then `standingNotice`. The sections
 * are those of the page `home`.
 */
export function home(content: Content, { today, language }: { today: string; language: Language }): HomeView {
	const { notice, standingNotice, ...view } = homeIn(content, language);
	const { from, until = today, ...promotion } = notice;
	const isToday = from !== undefined && from <= today;
	if (today <= until) return { ...view, notice: { ...promotion, isToday } };
	return { ...view, notice: standingNotice ? { ...standingNotice, code: '', isToday: false } : null };
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
	({ snapshot: { settings } }: Content, language: Language) => {
		const { share: _, ordering: __, ...others } = settings;
		return localise(others, language);
	},
);

const networks = ['facebook', 'x', 'linkedin', 'weibo', 'wechat'] as const;

/** The networks offered to readers of a language (D48). */
export function sharing({ snapshot: { settings } }: Content, language: Language): ShareView {
	const offered = settings.share[language];
	return networks.flatMap((network) => {
		const page = offered[network];
		return page ? { network, address: page === true ? '' : page } : [];
	});
}
