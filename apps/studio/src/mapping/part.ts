import type { Snapshot, SnapshotPart } from '@site/contract/snapshot';
import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug, Payload, Where } from 'payload';
import type { z } from 'zod';
import type { PictureIds } from './pairs.ts';
import type { PictureBook } from './picture-book.ts';

/** A document or a row as the studio stores it. */
export type Stored = Record<string, unknown>;

/** Snapshot values with another name or place in the studio; `*` means any row. */
export type Names = Record<string, string>;

export type ItemOf<P extends SnapshotPart> = Snapshot[P] extends (infer I extends object)[] ? I : never;

/** All keys are required, even optional ones: a forgotten field does not compile. */
export type Written<T> = { [K in keyof Required<T>]: T[K] };

/** Changes that need a second person's approval. */
export interface Regulated {
	/** The first choice of the setting that makes these changes wait. */
	from: 'documents and notices' | 'everything regulated';
	/** The form fields that need approval, including nested ones; 'all' means all except the place in a list. */
	fields: readonly string[] | 'all';
	/** Values that need no approval: taking something off the site cannot say anything wrong. */
	free?: readonly unknown[];
}

/** Rules for a kind of content besides its fields. */
export interface Policies {
	regulated?: Regulated;
	/** Not allowed in releases, because its publication cannot be undone. */
	unreleased?: true;
	/** Not visible to visitors by itself, so it has no preview. */
	unseen?: true;
	/** The translation of its texts is not tracked. */
	untranslated?: true;
	/** Other content shows it as published: it goes live before that content, and stays on the site while in use. */
	shownByOthers?: true;
}

interface Mapped<P extends SnapshotPart> extends Policies {
	part: P;
	names: Names;
	/** Other collections whose documents are included in these: a change there changes these too. */
	madeOf?: readonly CollectionSlug[];
	/** Converts a document for the site. */
	toSnapshot(doc: Stored, pictures: PictureBook): object;
}

/** A collection that is a part of the snapshot. */
export interface CollectionPart<P extends SnapshotPart, S extends CollectionSlug> extends Mapped<P> {
	collection: S;
	config: CollectionConfig;
	/** The order of the documents on the site. */
	sort: string;
	/** References within the same collection: the sample sets them once all documents exist. */
	amongItself?: readonly string[];
	/** Limits which documents go to the site; all by default. */
	where?: Where;
	/** The reverse, for importing the sample. */
	fromSample(item: ItemOf<P>, pictures: PictureIds): Stored;
}

/** A very large collection: read with one query, and sent to the site packed. */
export interface PackedPart<P extends SnapshotPart, S extends CollectionSlug, I> extends Policies {
	part: P;
	collection: S;
	config: CollectionConfig;
	names: Names;
	/** Schema of a document before packing. */
	item: z.ZodType<I>;
	read: (payload: Payload, database: Payload['db']['drizzle']) => Promise<{ id: number; item: I }[]>;
	pack: (items: I[]) => Snapshot[P];
	unpack: (part: Snapshot[P]) => I[];
	toSnapshot(doc: Stored, pictures: PictureBook): I;
	fromSample(item: I): Stored;
}

/** A global that is a part of the snapshot. */
export interface GlobalPart<P extends SnapshotPart, S extends GlobalSlug> extends Mapped<P> {
	global: S;
	config: GlobalConfig;
	/** The reverse, for importing the sample. */
	fromSample(part: Snapshot[P], pictures: PictureIds): Stored;
}
