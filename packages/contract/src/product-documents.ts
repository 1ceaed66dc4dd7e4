import { z } from 'zod';
import { ChangedOn } from './changed.ts';
import { documentKinds, documentLanguages, documentPart, revisionLabel } from './document-address.ts';
import { Text } from './language.ts';

const Id = z.int().positive();
const Day = z.iso.date();

const orNone = ({ source }: RegExp) => new RegExp(`${source}|^$`);
export const sha256 = /^[0-9a-f]{64}$/;

/** A document of products; what it says is in its revisions. */
export const ProductDocument = z.object({
	id: Id,
	kind: z.enum(documentKinds),
	/** Tells several of one kind apart, where a product has them; else empty. */
	part: z.string().regex(orNone(documentPart)),
	title: Text,
	productIds: z.array(Id).min(1),
	changedOn: ChangedOn,
});
export type ProductDocument = z.infer<typeof ProductDocument>;

const publicStates = ['released', 'superseded', 'withdrawn'] as const;

/** One issue of a document in one language. From its release on nothing of it changes but its state. */
export const Revision = z.object({
	id: Id,
	documentId: Id,
	language: z.enum(documentLanguages),
	/** The order in which revisions came out. */
	number: Id,
	/** Its name where that is not the number. */
	label: z.string().regex(orNone(revisionLabel)),
	effectiveOn: Day,
	changes: Text,
	/** The first and last lot that it belongs to; both empty for all lots. */
	lots: z.object({ from: z.string(), to: z.string() }),
	/** The catalogue numbers that its products had at the release: addresses with them work for ever. */
	references: z.array(z.string().min(1)),
	state: z.enum(publicStates),
	/** Since when it is superseded or withdrawn; empty while it is released. */
	endedOn: z.string().regex(/^\d{4}-\d{2}-\d{2}$|^$/),
	/** Why it was withdrawn. */
	reason: Text,
	file: z.object({ name: z.string().min(1), sha256: z.string().regex(sha256), bytes: z.int().positive() }),
	changedOn: ChangedOn,
});
export type Revision = z.infer<typeof Revision>;

export const nameOfRevision = ({ label, number }: Pick<Revision, 'label' | 'number'>): string =>
	label === '' ? String(number) : label;
