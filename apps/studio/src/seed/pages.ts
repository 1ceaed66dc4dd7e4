import type { ComposedPage, Home, LegalText } from '@site/contract/pages';
import type { NavigationItem, SiteSettings } from '@site/contract/settings';
import type { RequiredDataFromCollectionSlug as Data, DataFromGlobalSlug } from 'payload';
import { noon } from './newsroom.ts';
import { pair, richPair } from './pairs.ts';
import { section } from './section.ts';
import type { PictureIds } from './seed-pictures.ts';

type GlobalData<S extends 'home' | 'navigation' | 'site-settings'> = Omit<DataFromGlobalSlug<S>, 'id'>;

export const page = (item: ComposedPage, pictures: PictureIds): Data<'pages'> => ({
	key: item.key,
	...pair('title', item.title),
	...pair('description', item.description),
	...pair('keywords', item.keywords),
	sections: item.sections.map((part) => section(part, pictures)),
	_status: 'published',
});

export const legalText = (item: LegalText): Data<'legal-texts'> => ({
	key: item.key,
	updatedOn: noon(item.updatedOn),
	...richPair('intro', item.intro),
	sections: item.sections.map(({ title, body }) => ({ ...pair('title', title), ...richPair('body', body) })),
	_status: 'published',
});

type BannerCode = NonNullable<GlobalData<'home'>['banners'][number]['buttons']>[number]['code'];

export const home = ({ notice, banners }: Home, pictures: PictureIds): GlobalData<'home'> => ({
	notice: {
		...pair('text', notice.text),
		code: notice.code,
		links: notice.links.map(({ label, to }) => ({ ...pair('label', label), to })),
	},
	banners: banners.map((banner) => ({
		...pair('eyebrow', banner.eyebrow),
		...pair('title', banner.title),
		...pair('text', banner.text),
		picture: pictures(banner.picture),
		buttons: banner.buttons.map(({ label, code }) => ({ ...pair('label', label), code: String(code) as BannerCode })),
	})),
	_status: 'published',
});

export const navigation = (items: NavigationItem[]): GlobalData<'navigation'> => ({
	items: items.map(({ name, url }) => ({ ...pair('name', name), url })),
});

export const siteSettings = (item: SiteSettings): GlobalData<'site-settings'> => ({
	...item,
	address: item.address.map((line) => pair('line', line)),
	...pair('hours', item.hours),
	tagManager: { container: item.tagManager.id, script: item.tagManager.script },
});
