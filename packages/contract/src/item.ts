/**
 * The kinds of items that a submission may be about (D44), named by id: a title would be in the visitor's language.
 */
export const itemKinds = ['product', 'event', 'job', 'document'] as const;
export type SubmittedItem = { kind: (typeof itemKinds)[number]; id: number };

/** The form on the wire: `product:12`. */
export const writtenItem = ({ kind, id }: SubmittedItem): string => `${kind}:${id}`;

export function itemIn(written: string): SubmittedItem | undefined {
	const [, named, id] = /^(\w+):([1-9]\d{0,8})$/.exec(written) ?? [];
	const kind = itemKinds.find((each) => each === named);
	return kind && { kind, id: Number(id) };
}
