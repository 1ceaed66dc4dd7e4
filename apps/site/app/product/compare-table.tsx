import { type FactKey, factIn, factKeys, isFact, type StatedFact } from '@site/contract/facts';
import type { ReactNode } from 'react';
import { compareTableWords } from '../messages/compare-table.ts';
import { factWords } from '../messages/facts.ts';
import { useWords } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { Unbroken } from '../ui/unbroken.tsx';

export type CompareRow<Item> = {
	name: string;
	text: (item: Item) => string;
	/** The content of a cell, if it is more than text. */
	show?: (item: Item) => ReactNode;
	/** Always differs between products, or was chosen by the visitor, so the row is not marked as different. */
	isIdentity?: boolean;
	/** Shown for an empty value. */
	none?: string;
	/** One text in place of all values. */
	instead?: string | undefined;
};

export const isSaid = <Item,>({ text }: CompareRow<Item>, items: readonly Item[]) =>
	items.some((item) => text(item) !== '');

/** The rows of some facts. A fact without any value has a row only if every product should state it. */
export function useFactRows<Item extends { facts: readonly StatedFact[] }>(items: readonly Item[]) {
	const names = useWords(factWords);
	return (isWanted: (key: FactKey) => boolean): CompareRow<Item>[] =>
		factKeys.filter(isWanted).flatMap((key) => {
			const row = { name: names[key], text: ({ facts }: Item) => factIn(facts, key) };
			return isFact(key, 'expected') || isSaid(row, items) ? [row] : [];
		});
}

type BodyProps<Item> = { items: readonly Item[]; keyOf: (item: Item) => string; rows: readonly CompareRow<Item>[] };

/** The rows of a comparison. Rows with different values are marked; the others can be hidden (`#only-differences`). */
export function CompareRows<Item>({ items, keyOf, rows }: BodyProps<Item>) {
	const { notStated } = useWords(compareTableWords);
	return (
		<tbody>
			{rows.map(({ name, text, show, isIdentity, none, instead }) => {
				const isDifferent = new Set(items.map(text)).size > 1;
				const isMarked = isDifferent && !isIdentity;
				const ground = isMarked ? 'bg-mist' : 'bg-white';
				return (
					<tr key={name} className={classes(!isDifferent && 'group-has-[#only-differences:checked]/table:hidden')}>
						<th
							scope="row"
							className={classes(
								'sticky left-0 z-10 border-b border-line py-3 pr-3 align-top font-semibold hyphens-auto wrap-anywhere mobile:pl-5 desktop:pl-3 print:static',
								ground,
							)}
						>
							<Unbroken>{name}</Unbroken>
							{isMarked && <Differs />}
						</th>
						{instead && (
							<td colSpan={items.length} className="border-b border-line px-3 py-3 align-top text-ink-soft">
								<span className="sticky left-37 inline-block max-w-[calc(100vw-11.5rem)] desktop:left-43">
									{instead}
								</span>
							</td>
						)}
						{(instead ? [] : items).map((item) => (
							<td
								key={keyOf(item)}
								className={classes(
									'border-b border-line px-3 py-3 align-top wrap-anywhere whitespace-pre-line',
									ground,
								)}
							>
								{show?.(item) || text(item) || <span className="text-ink-soft">{none ?? notStated}</span>}
							</td>
						))}
					</tr>
				);
			})}
		</tbody>
	);
}

function Differs() {
	const { differs } = useWords(compareTableWords);
	return (
		<span className="mt-1 flex items-center gap-1.5 text-xs font-normal text-teal-dark">
			<span className="result-lines h-2.5 gap-1" aria-hidden="true" />
			{differs}
		</span>
	);
}
