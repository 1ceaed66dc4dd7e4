import { z } from 'zod';
import { Slug } from './catalogue.ts';
import { ChangedOn } from './changed.ts';
import { Text } from './language.ts';
import { isLotBetween } from './lots.ts';

const Id = z.int().positive();
const Day = z.iso.date();

export const noticeKinds = ['field-safety', 'product'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** From one lot to another, both included; one lot alone where `to` is empty. */
export const LotRange = z.object({ from: z.string().min(1), to: z.string() });
export type LotRange = z.infer<typeof LotRange>;

/** What the maker tells users of devices that are already with them. It is closed one day and never withdrawn. */
export const Notice = z
	.object({
		id: Id,
		slug: Slug,
		/** As letters and authorities quote it. */
		number: z.string().min(1),
		kind: z.enum(noticeKinds),
		title: Text,
		productIds: z.array(Id).min(1),
		/** None: every lot. */
		lots: z.array(LotRange),
		problem: Text,
		/** Empty where there is none. */
		hazard: Text,
		/** What users do. */
		action: Text,
		/** What the maker does. */
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

/** Whether a lot, as somebody reads it from a box, is one of those that the ranges name; none named means all. */
export const isLotIn = (lots: readonly LotRange[], lot: string): boolean =>
	lots.length === 0 || lots.some(({ from, to }) => isLotBetween(lot, from, to || from));
