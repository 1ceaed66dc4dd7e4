import { z } from 'zod';
import { Slug } from './catalogue.ts';
import { ChangedOn } from './changed.ts';
import { Text } from './language.ts';
import { isLotBetween } from './lots.ts';

const Id = z.int().positive();
const Day = z.iso.date();

export const noticeKinds = ['field-safety', 'product'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A range of lots, both ends included; a single lot if `to` is empty. */
export const LotRange = z.object({ from: z.string().min(1), to: z.string() });
export type LotRange = z.infer<typeof LotRange>;

/** A notice from the maker to users of devices already delivered. It is closed one day and never withdrawn. */
export const Notice = z
	.object({
		id: Id,
		slug: Slug,
		/** As quoted in letters and by authorities. */
		number: z.string().min(1),
		kind: z.enum(noticeKinds),
		title: Text,
		productIds: z.array(Id).min(1),
		/** Empty: every lot. */
		lots: z.array(LotRange),
		problem: Text,
		/** Empty if there is none. */
		hazard: Text,
		/** The users' part. */
		action: Text,
		/** The maker's part. */
		measures: Text,
		contact: Text,
		/** The letter to customers, a document. */
		letterId: Id.nullable(),
		publishedOn: Day,
		/** Null while it is open. */
		closedOn: Day.nullable(),
		changedOn: ChangedOn,
	})
	.refine(({ publishedOn, closedOn }) => closedOn === null || publishedOn <= closedOn, {
		path: ['closedOn'],
		message: 'The day of closing is not before that of publication.',
	});
export type Notice = z.infer<typeof Notice>;

/** Whether a lot from a box is in one of the ranges; no ranges mean all lots. */
export const isLotIn = (lots: readonly LotRange[], lot: string): boolean =>
	lots.length === 0 || lots.some(({ from, to }) => isLotBetween(lot, from, to || from));
