import type { Section, SectionKind, SectionOf } from '@site/contract/sections';
import type { Block } from 'payload';
import { type Fields, formOf, namesIn, readAll, writeAll } from '../fields/codec.ts';
import type { PictureIds } from '../mapping/pairs.ts';
import type { Names, Stored } from '../mapping/part.ts';
import type { PictureBook } from '../mapping/picture-book.ts';
import type { Page } from '../payload-types.ts';
import type { Said } from '../words/said.ts';

/** A block of a page: its own section or a reusable one. */
export type PageBlock = NonNullable<Page['sections']>[number];
export type ReusableBlock = Extract<PageBlock, { blockType: 'reusable' }>;
export type StoredSection = Exclude<PageBlock, ReusableBlock>;

/** A kind of section in the studio: its form, and the conversion to the site and from the sample. */
export interface SectionInStudio<K extends SectionKind> {
	kind: K;
	block: Block;
	names: Names;
	toSnapshot(block: Stored, pictures: PictureBook): object;
	fromSample(section: Section, pictures: PictureIds): Stored;
}

interface Declared<K extends SectionKind> {
	singular: Said;
	/** In the order of the form. */
	fields: Fields<Omit<SectionOf<K>, 'kind'>>;
}

/** A kind whose form has a field for each name of the contract. */
export const defineSection = <K extends SectionKind>(
	kind: K,
	{ singular, fields }: Declared<K>,
): SectionInStudio<K> => ({
	kind,
	block: { slug: kind, labels: { singular, plural: singular }, fields: formOf(fields) },
	names: namesIn(fields),
	toSnapshot: (block, pictures) => ({ kind, ...readAll(fields, block, pictures) }),
	fromSample: (section, pictures) => ({ blockType: kind, ...writeAll(fields, section as SectionOf<K>, pictures) }),
});
