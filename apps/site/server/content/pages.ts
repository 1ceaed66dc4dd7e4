import type { Language } from '@site/contract/language';
import type { ComposedPage, Home, LegalText, PageKey } from '@site/contract/pages';
import type { Section, SectionKind, SectionOf } from '@site/contract/sections';
import type { ShareNetwork, SiteSettings } from '@site/contract/settings';
import { bannerTarget } from '../../app/banner-address.ts';
import type { Content } from './content.ts';
import { dayText } from './dates.ts';
import { emergencyNote, emergencyNoteTitle } from './emergency-note.ts';
import { elsewhere, type FilmView, filmById, filmView } from './films.ts';
import { type Localised, localise } from './localise.ts';
import { remember } from './remember.ts';

/** A video section with its film resolved; null if the film is gone. */
type VideoView = Omit<Localised<SectionOf<'video'>>, 'filmId' | 'poster' | 'to'> & { film: FilmView | null };
export type SectionView = Exclude<Localised<Section>, { kind: 'video' }> | VideoView;
export type PageView = Omit<Localised<ComposedPage>, 'sections'> & { sections: SectionView[] };
export type SectionViewOf<K extends SectionKind> = Extract<SectionView, { kind: K }>;
type NoticeView = Localised<Omit<Home['notice'], 'from' | 'until'>>;
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
				const { sections, ...local } = localise(page, language);
				const shown = sections.map((each) => sectionView(content, each, language));
				return [page.key, { ...local, sections: [...shown, ...noteSection(content, page, language)] }];
			}),
		),
);

/** The banners of Home are not part of its page, and lead to products as well. */
function noteSection(content: Content, { key, sections }: ComposedPage, language: Language): SectionViewOf<'text'>[] {
	const led = key === 'home' ? bannersLeadTo(content, language) : [];
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

const homeIn = remember(2, ({ snapshot }: Content, language: Language) => localise(snapshot.home, language));

/**
 * The banners of the home page and its notice: the dated one on its days, else the standing one. The sections are those
 * of the page `home`.
 */
export function home(content: Content, { today, language }: { today: string; language: Language }): HomeView {
	const { notice, standingNotice, ...view } = homeIn(content, language);
	const { from = today, until = today, ...promotion } = notice;
	if (from <= today && today <= until) return { ...view, notice: promotion };
	return { ...view, notice: standingNotice ? { ...standingNotice, code: '' } : null };
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
