/** What a submission may be about (D44). Its words are in the visitor's language; its number in the studio is not. */
export const itemKinds = ['product', 'event', 'job', 'document'] as const;
export type SubmittedItem = { kind: (typeof itemKinds)[number]; id: number };

/** Its name on the wire, beside the fields of every form. */
export const itemField = 'item';
/** Several of them, and the lines of a list. */
export const itemsField = 'items';
export const linesField = 'lines';

/** As it goes over the wire: `product:12`. */
export const writtenItem = ({ kind, id }: SubmittedItem): string => `${kind}:${id}`;

export function itemIn(written: string): SubmittedItem | undefined {
	const [, named, id] = /^(\w+):([1-9]\d{0,8})$/.exec(written) ?? [];
	const kind = itemKinds.find((each) => each === named);
	return kind && { kind, id: Number(id) };
}
