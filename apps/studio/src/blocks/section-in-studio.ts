import type { SectionKind, SectionOf } from '@site/contract/sections';
import type { Block } from 'payload';
import type { Page } from '../payload-types.ts';
import type { Names } from '../publish/field-of.ts';
import type { PictureIds } from '../seed/seed-pictures.ts';
import type { Written } from '../snapshot/part.ts';
import type { PictureBook } from '../snapshot/picture-book.ts';

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
