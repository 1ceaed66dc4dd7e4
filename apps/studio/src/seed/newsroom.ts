import type { Job } from '@site/contract/careers';
import type { Article, Event } from '@site/contract/newsroom';
import type { RequiredDataFromCollectionSlug as Data } from 'payload';
import { pair, richPair } from './pairs.ts';
import type { PictureIds } from './seed-pictures.ts';

export const article = (item: Article, pictures: PictureIds): Data<'articles'> => ({
	id: item.id,
	slug: item.slug,
	kind: item.kind,
	isArticle: item.isArticle,
	...pair('title', item.title),
	...pair('description', item.description),
	...pair('keywords', item.keywords),
	publishedOn: noon(item.publishedOn),
	picture: pictures(item.picture),
	...richPair('content', item.content),
	_status: 'published',
});

export const event = (item: Event, pictures: PictureIds): Data<'events'> => ({
	id: item.id,
	slug: item.slug,
	...pair('title', item.title),
	startsOn: noon(item.startsOn),
	endsOn: noon(item.endsOn),
	...pair('address', item.address),
	booth: item.booth,
	picture: item.picture ? pictures(item.picture) : null,
	url: item.url,
	_status: 'published',
});

export const job = (item: Job): Data<'jobs'> => ({
	id: item.id,
	...pair('title', item.title),
	...richPair('content', item.content),
	category: item.categoryId,
	locations: item.locationIds,
	postedOn: noon(item.postedOn),
	_status: 'published',
});

/** A day is kept as its noon, as Payload's day picker does, so that no time zone moves it. */
export const noon = (date: string) => `${date}T12:00:00.000Z`;
