import type { Snapshot, SnapshotPart } from '@site/contract/snapshot';
import type { Access, CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug } from 'payload';
import { contentAccess, globalAccess, hiddenExceptFor, regulatedAccess } from '../access/content.ts';
import { has, type Role } from '../access/roles.ts';
import { type Fields, formOf, namesIn, readAll, regulatedIn, writeAll } from '../fields/codec.ts';
import type { CollectionPart, GlobalPart, ItemOf, Policies, Regulated, Stored } from '../mapping/part.ts';
import { alwaysThere } from '../publish/always-there.ts';

/** For collections with one document for each fixed place of the site: none can be created once all exist. */
const fixedAccess = (collection: CollectionSlug, places: number): CollectionConfig['access'] => {
	const create: Access = async ({ req }) =>
		has(req.user, 'editor') && (await req.payload.count({ collection, trash: true, req })).totalDocs < places;
	return { ...contentAccess(), create };
};

interface Content<I>
	extends Omit<Policies, 'regulated'>,
		Omit<CollectionConfig, 'slug' | 'fields' | 'labels' | 'admin'> {
	labels: NonNullable<CollectionConfig['labels']>;
	admin: NonNullable<CollectionConfig['admin']>;
	/** In the order of the form. The number of a document and the day of its last change are added to each. */
	fields: Fields<Omit<I, 'id' | 'changedOn'>>;
	/** It has drafts, and a trash. */
	drafts?: boolean;
	/** Roles that may change it besides editors. */
	by?: Role[];
	/** Facts that follow from law: overseers may change them, too, and every version of them is kept. */
	isRegulated?: boolean;
	regulated?: Omit<Regulated, 'fields'> & Partial<Pick<Regulated, 'fields'>>;
	/** A fixed number of documents, one for each place of the site; `place` is the field that names it. */
	fixed?: { place: string; count: number };
	sort: string;
	madeOf?: CollectionPart<SnapshotPart, CollectionSlug>['madeOf'];
	amongItself?: CollectionPart<SnapshotPart, CollectionSlug>['amongItself'];
	where?: CollectionPart<SnapshotPart, CollectionSlug>['where'];
}

const withDrafts = (isRegulated: boolean): Pick<CollectionConfig, 'versions' | 'trash'> => ({
	versions: { drafts: { schedulePublish: { timeFormat: 'HH:mm' }, validate: false }, maxPerDoc: isRegulated ? 0 : 100 },
	trash: true,
});

/** A kind of content: form, conversion to the site and from the sample, and policies. */
export function defineContent<P extends SnapshotPart, S extends CollectionSlug>(
	part: P,
	slug: S,
	declared: Content<ItemOf<P>>,
): CollectionPart<P, S> {
	const { fields, drafts = false, by = [], isRegulated = false, regulated, fixed, ...rest } = declared;
	const { sort, madeOf, amongItself, where, unreleased, unseen, untranslated, shownByOthers, ...config } = rest;
	const number = ({ id }: { id?: unknown }) => (fixed ? {} : { id });
	return {
		part,
		collection: slug,
		config: {
			access: fixed ? fixedAccess(slug, fixed.count) : isRegulated ? regulatedAccess : contentAccess(...by),
			...(fixed && { hooks: alwaysThere(fixed.place) }),
			...(drafts && withDrafts(isRegulated)),
			...config,
			slug,
			admin: { ...config.admin, hidden: hiddenExceptFor('editor', ...by) },
			fields: formOf(fields),
		},
		...{ sort, ...(madeOf && { madeOf }), ...(amongItself && { amongItself }), ...(where && { where }) },
		...(unreleased && { unreleased }),
		...(unseen && { unseen }),
		...(untranslated && { untranslated }),
		...(shownByOthers && { shownByOthers }),
		...(regulated && { regulated: { fields: regulatedIn(fields), ...regulated } }),
		names: namesIn(fields),
		toSnapshot: (doc: Stored, pictures) => ({ ...number(doc), ...readAll(fields, doc, pictures) }),
		fromSample: (item: ItemOf<P> & { id?: unknown }, pictures) => ({
			...number(item),
			...writeAll(fields, item, pictures),
			...(drafts && { _status: 'published' }),
		}),
	};
}

interface Global<T> extends Omit<Policies, 'regulated'>, Omit<GlobalConfig, 'slug' | 'fields' | 'admin'> {
	admin: NonNullable<GlobalConfig['admin']>;
	fields: Fields<T>;
}

/** The same for a global. */
export function defineGlobal<P extends SnapshotPart, S extends GlobalSlug>(
	part: P,
	slug: S,
	{ fields, unseen, untranslated, ...config }: Global<Snapshot[P] & object>,
): GlobalPart<P, S> {
	return {
		part,
		global: slug,
		config: {
			access: globalAccess(),
			versions: { max: 100 },
			...config,
			slug,
			admin: { ...config.admin, hidden: hiddenExceptFor('editor') },
			fields: formOf(fields),
		},
		...(unseen && { unseen }),
		...(untranslated && { untranslated }),
		names: namesIn(fields),
		toSnapshot: (doc: Stored, pictures) => readAll(fields, doc, pictures),
		fromSample: (item: Snapshot[P] & object, pictures) => ({
			...writeAll(fields, item, pictures),
			...(typeof config.versions === 'object' && config.versions.drafts && { _status: 'published' }),
		}),
	};
}
