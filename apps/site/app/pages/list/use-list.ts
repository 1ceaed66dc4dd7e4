import { type ListLine, listIn, writtenList } from '@site/contract/list';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { listOf } from '../../addresses/list-address.ts';
import { useKeptList, useKeptText } from '../../client/memory/kept-list.ts';
import { keepList, keepText } from '../../client/memory/store-list.ts';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { useShell } from '../../client/use-shell.ts';
import type { LeftView, LineView } from '../../visit.ts';

/** The storage key of the list that the visitor emptied last, so that it can be restored. */
const emptiedKey = 'list-emptied';

type Shown = { lines: readonly LineView[]; asked: string; add: string; left: readonly LeftView[]; unshown: number };

const without = (lines: readonly ListLine[], others: readonly ListLine[]) =>
	lines.filter(({ reference }) => others.every((other) => other.reference !== reference));

/** Appends lines to others; lines for products that are already there stay as they are. */
export const joined = (lines: readonly ListLine[], more: readonly ListLine[]): ListLine[] => [
	...lines,
	...without(more, lines),
];

const writtenLeft = (left: readonly LeftView[]) => left.map(({ kind, typed }) => `${kind}:${typed}`).join('\n');

/**
 * The list in the address, and the list stored in this browser. A history entry that shows the visitor's own list is
 * marked, and follows the stored list. A shared list is not marked, and does not change the stored one.
 */
export function useList(shown: Shown) {
	const { language } = useShell();
	const navigate = useNavigate();
	const isMarked = useLocation().state?.isOwn === true;
	const kept = useKeptList();
	const emptied = useKeptText(emptiedKey);
	const [draft, setDraft] = useState<readonly ListLine[] | null>(null);
	/** The lines with an invalid quantity. */
	const [wrong, setWrong] = useState<readonly string[]>([]);
	const going = useRef<string>(null);
	/** The previous stored list since the page was opened. */
	const before = useRef('');
	const written = writtenList(shown.lines);
	// If the browser has lost its list, the list in the address can still be stored.
	const isOwn = kept !== null && ((isMarked && kept !== '') || kept === shown.asked || kept === written);
	// Changes show immediately, before the server has answered.
	const drafted = (line: LineView) => draft?.find(({ reference }) => reference === line.reference);
	const lines = shown.lines.flatMap((line) => ({ ...line, quantity: drafted(line)?.quantity ?? line.quantity }));
	const current = draft ? lines.filter((line) => drafted(line)) : lines;
	/** Also holds changes that are not rendered yet. */
	const latest = useRef<readonly ListLine[]>(current);
	useEffect(() => {
		latest.current = current;
	});

	function go(next: readonly ListLine[], own: boolean, more: readonly [string, string][] = []) {
		going.current = writtenList(next);
		const address = next.length + more.length > 0 ? listOf(next, more) : '/list';
		void navigate(addressIn(language, address), { replace: true, state: { ...stayInPlace, isOwn: own } });
	}

	/** Replaces the shown list. If it is the visitor's own, the change is stored. */
	function change(next: readonly ListLine[], left: readonly LeftView[] = shown.left, own = isOwn) {
		latest.current = next;
		going.current = writtenList(next);
		const isKept = own && keepList(going.current);
		setDraft(next);
		const more: [string, string][] = left.length > 0 ? [['left', writtenLeft(left)]] : [];
		go(next, isKept, more);
		return isKept;
	}

	/** If the list is the visitor's own, it can be restored. */
	function empty() {
		if (isOwn) keepText(emptiedKey, writtenList(current));
		setWrong([]);
		change([], []);
	}

	/**
	 * A valid number applies immediately; null keeps the quantity `before`. A valid number also removes the earlier error
	 * of that line.
	 */
	function count(reference: string, quantity: number | null, before: number) {
		setWrong((before) => {
			const others = before.filter((each) => each !== reference);
			return quantity === null ? [...others, reference] : others;
		});
		const isTold = ({ kind, typed }: LeftView) => kind === 'quantity' && typed.includes(reference);
		change(
			latest.current.map((line) => (line.reference === reference ? { ...line, quantity: quantity ?? before } : line)),
			shown.left.filter((each) => quantity === null || !isTold(each)),
		);
	}

	/** Replaces the shown list by that of an address. If it is the visitor's own, the change is stored. */
	function follow(address: string) {
		const items = new URLSearchParams(address.split('?')[1]).get('items') ?? '';
		going.current = items;
		const isKept = isOwn && keepList(items);
		void navigate(address, { replace: true, state: { ...stayInPlace, isOwn: isKept } });
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: until the server has answered
	useEffect(() => setDraft(null), [shown.asked]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: follows what is kept and what the address says
	useEffect(() => {
		if (kept === null) return;
		const follows = isMarked && (kept !== '' || before.current !== '');
		before.current = kept;
		if (shown.add && !shown.asked) {
			const next = joined(listIn(kept), shown.lines);
			go(next, keepList(writtenList(next)));
		} else if (
			(follows || (!shown.asked && shown.left.length === 0)) &&
			kept !== shown.asked &&
			kept !== going.current
		) {
			go(listIn(kept), true);
		}
	}, [kept, shown.asked, shown.add, isMarked]);

	const wrongLine = wrong.find((reference) => current.some((line) => line.reference === reference));
	return {
		lines: current,
		left: shown.left,
		unshown: shown.unshown,
		kept,
		isOwn,
		/** The lines in the format of the address. */
		items: writtenList(current),
		/** Whether this is the list that was emptied last, and no other has replaced it. */
		isEmptied: kept === '' && emptied !== '' && (emptied === shown.asked || emptied === written),
		/** A link to the quantity that must be corrected before a quote; empty if all are valid. */
		toCorrect: wrongLine ? `#quantity-${wrongLine}` : shown.left.some(({ kind }) => kind === 'quantity') ? '#left' : '',
		empty,
		count,
		change,
		follow,
		go,
	};
}
export type List = ReturnType<typeof useList>;
