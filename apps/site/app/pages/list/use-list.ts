import { type ListLine, listIn, writtenList } from '@site/contract/list';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepList } from '../../client/memory/keep-list.ts';
import { useKeptList } from '../../client/memory/kept-list.ts';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { useShell } from '../../client/use-shell.ts';
import { addressIn } from '../../language-address.ts';
import { listOf } from '../../list-address.ts';
import type { LeftView, LineView } from '../../visit.ts';

type Shown = { lines: readonly LineView[]; asked: string; add: string; left: readonly LeftView[]; unshown: number };

const without = (lines: readonly ListLine[], others: readonly ListLine[]) =>
	lines.filter(({ reference }) => others.every((other) => other.reference !== reference));

/** Puts lines behind others; what is there already stays as it is. */
export const joined = (lines: readonly ListLine[], more: readonly ListLine[]): ListLine[] => [
	...lines,
	...without(more, lines),
];

const writtenLeft = (left: readonly LeftView[]) => left.map(({ kind, typed }) => `${kind}:${typed}`).join('\n');

/**
 * The list of the address, and the one that this browser keeps. An entry of the history that shows the visitor's own
 * list is marked so, and follows what is kept; a list that somebody shared is not, and changes nothing that is kept.
 */
export function useList(shown: Shown) {
	const { language } = useShell();
	const navigate = useNavigate();
	const isMarked = useLocation().state?.isOwn === true;
	const kept = useKeptList();
	const [draft, setDraft] = useState<readonly ListLine[] | null>(null);
	const going = useRef<string>(null);
	/** What was kept before, since the page was opened. */
	const before = useRef('');
	const written = writtenList(shown.lines);
	// After the browser has forgotten its list, what the address names is still there to be kept.
	const isOwn = kept !== null && ((isMarked && kept !== '') || kept === shown.asked || kept === written);
	// Changes show at once, before the server has answered.
	const drafted = (line: LineView) => draft?.find(({ reference }) => reference === line.reference);
	const lines = shown.lines.flatMap((line) => (draft ? { ...line, ...drafted(line) } : line));
	const current = draft ? lines.filter((line) => drafted(line)) : lines;

	function go(next: readonly ListLine[], own: boolean, more: readonly [string, string][] = []) {
		going.current = writtenList(next);
		const address = next.length + more.length > 0 ? listOf(next, more) : '/list';
		void navigate(addressIn(language, address), { replace: true, state: { ...stayInPlace, isOwn: own } });
	}

	/** Another list takes the place of what is shown; of one's own it is kept. */
	function change(next: readonly ListLine[], left: readonly LeftView[] = shown.left, own = isOwn) {
		going.current = writtenList(next);
		const isKept = own && keepList(going.current);
		setDraft(next);
		const more: [string, string][] = left.length > 0 ? [['left', writtenLeft(left)]] : [];
		go(next, isKept, more);
		return isKept;
	}

	/** The list of an address takes the place of what is shown; of one's own it is kept. */
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

	return {
		lines: current,
		left: shown.left,
		unshown: shown.unshown,
		kept,
		isOwn,
		/** What the browser itself would send. */
		items: writtenList(current),
		change,
		follow,
		go,
	};
}
export type List = ReturnType<typeof useList>;
