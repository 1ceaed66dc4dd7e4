import { Snapshot, type SnapshotPart } from '@site/contract/snapshot';
import type { FlattenedField, PayloadRequest } from 'payload';
import { namesOfSection } from '../blocks/section-blocks.ts';
import { parts } from '../snapshot/parts.ts';
import { pictureBook } from '../snapshot/picture-book.ts';
import { type FieldOf, fieldOf } from './field-of.ts';
import { plainReason } from './plain-reason.ts';
import { type Reference, referencesIn } from './references.ts';

export interface Problem extends FieldOf {
	message: string;
}

async function missing(req: PayloadRequest, references: Reference[]): Promise<Reference[]> {
	const found = await Promise.all(
		[...new Set(references.map(({ collection }) => collection))].map(async (collection) => {
			const ids = references.filter((one) => one.collection === collection).map(({ id }) => id);
			const known = collection in req.payload.collections && ids.every(Number.isSafeInteger);
			const { docs } = known
				? await req.payload.find({
						collection: collection as 'pictures',
						where: { id: { in: ids } },
						depth: 0,
						pagination: false,
						req,
						select: {},
					})
				: { docs: [] };
			return docs.map(({ id }) => `${collection}/${id}`);
		}),
	);
	const there = new Set(found.flat());
	return references.filter(({ collection, id }) => !there.has(`${collection}/${id}`));
}

/** What keeps a document off the site: references to what is not there, and whatever the contract refuses. */
export async function problemsOf(
	req: PayloadRequest,
	name: SnapshotPart,
	fields: FlattenedField[],
	data: Record<string, unknown>,
): Promise<Problem[]> {
	const part = parts[name];
	const references = referencesIn(fields, data);
	const gone = (await missing(req, references)).map(({ path }) => ({
		...fieldOf(fields, path, data, () => ({})),
		path,
		message: 'What was chosen here is not there any more. Choose again.',
	}));
	const pictures = references.filter(({ collection }) => collection === 'pictures').map(({ id }) => id);
	const item = part.toSnapshot({ id: 1, ...data } as never, await pictureBook(req.payload, { ids: pictures, req }));
	const isList = 'collection' in part;
	const { error } = Snapshot.shape[name].safeParse(isList ? [item] : item);
	const names = ('names' in part && part.names) || {};
	const unfit = (error?.issues ?? []).map((issue) => ({
		...fieldOf(fields, issue.path.slice(isList ? 1 : 0).join('.'), data, (kind) =>
			kind ? namesOfSection(kind) : names,
		),
		message: plainReason(issue),
	}));
	const seen = new Set<string>();
	return [...gone, ...unfit].filter(({ path }) => !seen.has(path) && seen.add(path));
}
