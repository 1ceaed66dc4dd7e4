import { brand } from '@site/contract/brand';
import type { Config } from 'payload';
import { icon } from './drawing.ts';

const name = `${brand.name} studio`;
const description = `Where ${brand.company} runs its website`;

/** Titles, icon and sharing tags of every page of the studio. */
export const studioMeta: NonNullable<Config['admin']>['meta'] = {
	titleSuffix: `· ${name}`,
	description,
	applicationName: name,
	icons: [{ rel: 'icon', type: 'image/svg+xml', url: icon }],
	defaultOGImageType: 'off',
	openGraph: { title: name, siteName: name, description },
	robots: 'noindex, nofollow',
};
