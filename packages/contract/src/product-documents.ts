import { z } from 'zod';
import { ChangedOn } from './changed.ts';
import { documentKinds, documentLanguages, documentPart, revisionLabel } from './document-address.ts';
import { Text } from './language.ts';

const Id = z.int().positive();
const Day = z.iso.date();

const orNone = ({ source }: RegExp) => new RegExp(`${source}|^$`);
const sha256 = /^[0-9a-f]{64}$/;

/** A document of products; its content is in its revisions. */
export const ProductDocument = z.object({
	id: Id,
	kind: z.enum(documentKinds),
	/** Distinguishes several of one kind of a product; else empty. */
	part: z.string().regex(orNone(documentPart)),
	title: Text,
	productIds: z.array(Id).min(1),
	changedOn: ChangedOn,
});
export type ProductDocument = z.infer<typeof ProductDocument>;

const publicStates = ['released', 'superseded', 'withdrawn'] as const;

/** One issue of a document in one language. After its release only its state changes. */
export const Revision = z.object({
	id: Id,
	documentId: Id,
	language: z.enum(documentLanguages),
	/** The order of the revisions. */
	number: Id,
	/** Its name, if that is not the number. */
	label: z.string().regex(orNone(revisionLabel)),
	effectiveOn: Day,
	changes: Text,
	/** The first and last lot it applies to; both empty for all lots. */
	lots: z.object({ from: z.string(), to: z.string() }),
	/** The catalogue numbers of its products at the release: addresses with them work for ever. */
	references: z.array(z.string().min(1)),
	state: z.enum(publicStates),
	/** The day since when it is superseded or withdrawn; empty while it is released. */
	endedOn: z.string().regex(/^\d{4}-\d{2}-\d{2}$|^$/),
	/** The reason of its withdrawal. */
	reason: Text,
	file: z.object({ name: z.string().min(1), sha256: z.string().regex(sha256), bytes: z.int().positive() }),
	changedOn: ChangedOn,
});
export type Revision = z.infer<typeof Revision>;

export const nameOfRevision = ({ label, number }: Pick<Revision, 'label' | 'number'>): string =>
	label === '' ? String(number) : label;
