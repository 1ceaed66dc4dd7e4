import type { BoardMember, CulturePage, Organisation } from '@site/contract/company';
import type { RequiredDataFromCollectionSlug as Data } from 'payload';
import { pair, richPair } from './pairs.ts';
import type { PictureIds } from './seed-pictures.ts';

export const boardMember = (item: BoardMember, pictures: PictureIds): Data<'board-members'> => ({
	id: item.id,
	key: item.key,
	...pair('name', item.name),
	...pair('role', item.role),
	...pair('lineOne', item.lines[0]),
	...pair('lineTwo', item.lines[1]),
	...pair('lineThree', item.lines[2]),
	...richPair('biography', item.biography),
	portrait: pictures(item.portrait),
	publications: item.publications,
	_status: 'published',
});

export const organisation = (
	item: Organisation,
	pictures: PictureIds,
): Data<'partners'> & Data<'sister-companies'> => ({
	id: item.id,
	name: item.name,
	logo: pictures(item.logo),
	...pair('text', item.text),
	to: item.to,
	_status: 'published',
});

export const culturePage = (item: CulturePage, pictures: PictureIds): Data<'culture-pages'> => ({
	slug: item.slug,
	...pair('title', item.title),
	...pair('summary', item.summary),
	picture: pictures(item.picture),
	...richPair('content', item.content),
	_status: 'published',
});
