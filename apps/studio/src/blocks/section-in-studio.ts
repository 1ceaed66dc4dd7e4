import type { SectionKind, SectionOf } from '@site/contract/sections';
import type { Block } from 'payload';
import type { PictureIds } from '../mapping/pairs.ts';
import type { Names, Written } from '../mapping/part.ts';
import type { PictureBook } from '../mapping/picture-book.ts';
import type { Page } from '../payload-types.ts';

/** A block of a page: a section of its own, or one that is kept elsewhere. */
export type PageBlock = NonNullable<Page['sections']>[number];
export type ReusableBlock = Extract<PageBlock, { blockType: 'reusable' }>;
export type StoredSection = Exclude<PageBlock, ReusableBlock>;
export type StoredSectionOf<K extends SectionKind> = Extract<StoredSection, { blockType: K }>;

/** A kind of section as the studio knows it: what staff fill in, what the site gets of it, how the sample is brought in. */
export interface SectionInStudio<K extends SectionKind> {
	block: Block;
	names?: Names;
	toSnapshot: (block: StoredSectionOf<K>, pictures: PictureBook) => Written<SectionOf<K>>;
	fromSample: (section: SectionOf<K>, pictures: PictureIds) => StoredSectionOf<K>;
}
