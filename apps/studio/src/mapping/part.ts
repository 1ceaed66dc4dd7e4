import type { Snapshot, SnapshotPart } from '@site/contract/snapshot';
import type {
	CollectionSlug,
	DataFromGlobalSlug,
	GlobalSlug,
	Payload,
	RequiredDataFromCollectionSlug,
	Where,
} from 'payload';
import type { z } from 'zod';
import type { Config } from '../payload-types.ts';
import type { PictureIds } from './pairs.ts';
import type { PictureBook } from './picture-book.ts';

/** Where a value of the snapshot has another name or place in the studio; `*` stands for a row. */
export type Names = Record<string, string>;

/** What a document becomes; the day of its last change is added to each. */
type Made<T> = Written<Omit<T, 'changedOn'>>;
type Item<P extends SnapshotPart> = Snapshot[P] extends (infer I)[] ? I : never;
/** Every name is given, also of what may be left out: a field that is forgotten does not compile. */
export type Written<T> = { [K in keyof Required<T>]: T[K] };
type Stored<S extends CollectionSlug> = S extends keyof Config['collections'] ? Config['collections'][S] : never;
type GlobalData<S extends GlobalSlug> = Omit<DataFromGlobalSlug<S>, 'id'>;

/** A collection as a part of the snapshot: what the site gets of a document, and how the sample is brought in. */
export interface CollectionPart<P extends SnapshotPart, S extends CollectionSlug> {
	collection: S;
	names?: Names;
	/** The order of the documents on the site. */
	sort: string;
	/** Fields that refer to others of the same collection: the sample brings them in once all are there. */
	amongItself?: readonly string[];
	/** Other collections whose documents are in what the site gets of these: a change of one is a change here. */
	madeOf?: readonly CollectionSlug[];
	/** Which documents are the site's affair; all where it is not said. */
	where?: Where;
	toSnapshot: (doc: Stored<S>, pictures: PictureBook) => Made<Item<P>>;
	fromSample: (item: Item<P>, pictures: PictureIds) => RequiredDataFromCollectionSlug<S>;
}

/** A collection of very many documents, which are read at once and which the site gets packed together. */
export interface PackedPart<P extends SnapshotPart, S extends CollectionSlug, I> {
	collection: S;
	names?: Names;
	/** What a document becomes before it is packed. */
	item: z.ZodType<I>;
	read: (payload: Payload, database: Payload['db']['drizzle']) => Promise<{ id: number; item: I }[]>;
	pack: (items: I[]) => Snapshot[P];
	unpack: (part: Snapshot[P]) => I[];
	toSnapshot: (doc: Stored<S>) => I;
	fromSample: (item: I) => RequiredDataFromCollectionSlug<S>;
}

/** A global as a part of the snapshot. */
export interface GlobalPart<P extends SnapshotPart, S extends GlobalSlug> {
	global: S;
	names?: Names;
	madeOf?: readonly CollectionSlug[];
	toSnapshot: (doc: DataFromGlobalSlug<S>, pictures: PictureBook) => Snapshot[P];
	fromSample: (part: Snapshot[P], pictures: PictureIds) => GlobalData<S>;
}
