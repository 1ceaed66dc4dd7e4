import { isQuantity, mostPacks } from '@site/contract/list';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { addressIn } from '../../addresses/language-address.ts';
import { listOf } from '../../addresses/list-address.ts';
import { showToast } from '../../client/toasts.ts';
import { useShell } from '../../client/use-shell.ts';
import { productAddress } from '../../destinations.ts';
import { listWords } from '../../messages/list.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { LineView } from '../../visit.ts';
import { LanguageField } from './language-field.tsx';
import { QuoteLink } from './quote-link.tsx';
import type { List } from './use-list.ts';

const textButton =
	'inline-flex min-h-11 items-center text-sm font-semibold text-teal-dark underline underline-offset-4 hover:text-ink';

/** The second step: the products and their quantities. Without scripting the browser sends quantities and removals. */
export function ListLines({ list }: { list: List }) {
	const words = useWords(listWords);
	const { language } = useShell();
	const { lines } = list;
	function empty(event: MouseEvent) {
		event.preventDefault();
		list.empty();
		showToast('info', words.cleared, {
			to: addressIn(language, listOf(lines)),
			label: words.undo,
			go: () => list.change(lines, [], list.isOwn),
		});
	}
	return (
		<section aria-labelledby="lines">
			<div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<h2 id="lines" tabIndex={-1} data-focus-home className="scroll-mt-36 text-2xl outline-none">
					{words.lines}
					<span className="ml-3 text-base font-normal text-ink-soft">{words.count(lines.length)}</span>
				</h2>
				<QuoteLink list={list} />
			</div>
			<form method="get" action="/list" data-printed onSubmit={(event) => event.preventDefault()}>
				<LanguageField />
				<ul className="border-b border-line">
					{lines.map((line) => (
						<Line key={line.reference} line={line} list={list} />
					))}
				</ul>
				<div className="mt-4 hidden noscript:block">
					<Button type="submit" style="secondary">
						{words.update}
					</Button>
				</div>
			</form>
			<a href={addressIn(language, '/list')} onClick={empty} className={`no-print mt-2 ${textButton}`}>
				{words.clear}
			</a>
		</section>
	);
}

function Line({ line, list }: { line: LineView; list: List }) {
	const words = useWords(listWords);
	const messages = useMessages();
	const { reference, slug, title, pack, gtin, isDiscontinued, emergencyUse } = line;
	function takeOut(event: MouseEvent) {
		event.preventDefault();
		list.change(list.lines.filter((other) => other.reference !== reference));
		showToast('info', words.takenOut(title));
	}
	return (
		<li className="flex flex-wrap items-start gap-x-6 gap-y-2 border-t border-line py-4 break-inside-avoid">
			<div className="min-w-0 flex-[1_1_18rem]">
				<SiteLink
					to={productAddress(slug)}
					detail
					className="inline-block py-2 font-semibold underline-offset-4 hover:underline"
				>
					<Unbroken>{title}</Unbroken>
				</SiteLink>{' '}
				{isDiscontinued && <span className="text-sm font-semibold text-coral-text">{words.discontinued}</span>}
				<p className="font-mono text-xs text-ink-soft">
					{[`${words.reference}\u00a0${reference}`, pack, gtin && `GTIN\u00a0${gtin}`].filter(Boolean).join(' · ')}
				</p>
				{line.successor && <Successor line={line} list={list} />}
				<MinimumOrder line={line} />
				{emergencyUse && (
					<>
						<details className="mt-1 text-xs print:hidden">
							<summary className="min-h-6 cursor-pointer font-semibold text-ink-soft">{words.emergencyUse}</summary>
							<p className="mt-1 max-w-prose text-ink-soft">{emergencyUse}</p>
						</details>
						<p className="hidden text-xs print:block">{emergencyUse}</p>
					</>
				)}
			</div>
			<Quantity line={line} list={list} />
			<button
				type="submit"
				name="without"
				value={reference}
				formNoValidate
				onClick={takeOut}
				className={`no-print ${textButton}`}
			>
				{words.takeOut}
				<span className="sr-only"> {title + messages.fileNote([reference])}</span>
			</button>
		</li>
	);
}

/** Replaces a discontinued product by its successor, with the same quantity. */
function Successor({ line, list }: { line: LineView; list: List }) {
	const words = useWords(listWords);
	const { language } = useShell();
	const others = list.lines.filter(({ reference }) => reference !== line.reference && reference !== line.successor);
	const there = list.lines.find(({ reference }) => reference === line.successor)?.quantity ?? 0;
	const quantity = Math.min(there + line.quantity, mostPacks);
	const next = [...others, { reference: line.successor, quantity }];
	return (
		<a
			href={addressIn(language, listOf(next))}
			onClick={(event) => {
				event.preventDefault();
				list.change(next);
			}}
			className={`no-print ${textButton}`}
		>
			{words.takeSuccessor(line.successor)}
		</a>
	);
}

/**
 * Shown if the quantity is below the minimum; always shown if the minimum is not given in packs or cases (`least` is
 * null).
 */
function MinimumOrder({ line: { quantity, minimumOrder, least } }: { line: LineView }) {
	const words = useWords(listWords);
	if (!minimumOrder || (least !== null && quantity >= least)) return null;
	return (
		<p className={classes('text-sm', least === null ? 'text-ink-soft' : 'font-medium text-coral-text')}>
			{least === null ? words.minimumOrder(minimumOrder) : words.belowMinimum(minimumOrder, least)}
		</p>
	);
}

/**
 * A valid number applies immediately; anything else shows an error, blocks the quote, and keeps the previous quantity.
 */
function Quantity({ line: { reference, title, quantity }, list }: { line: LineView; list: List }) {
	const words = useWords(listWords);
	const messages = useMessages();
	const [isWrong, setWrong] = useState(false);
	const before = useRef(quantity);
	const input = useRef<HTMLInputElement>(null);
	const id = `quantity-${reference}`;
	function count(typed: string) {
		const next = Number(typed);
		const isRight = typed.trim() !== '' && isQuantity(next);
		setWrong(!isRight);
		list.count(reference, isRight ? next : null, before.current);
	}
	const isReady = list.kept !== null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
	useEffect(() => {
		const typed = input.current?.value ?? '';
		if (isReady && typed !== String(quantity)) count(typed);
	}, [isReady]);
	return (
		<div className="text-sm">
			<input type="hidden" name="line" value={reference} />
			<div className="flex items-center gap-3">
				<label htmlFor={id} className="font-semibold">
					{words.quantity}
					<span className="sr-only"> {title + messages.fileNote([reference])}</span>
				</label>
				<input
					ref={input}
					id={id}
					type="number"
					inputMode="numeric"
					name="quantity"
					min={1}
					max={mostPacks}
					step={1}
					required
					defaultValue={quantity}
					onFocus={() => {
						if (!isWrong) before.current = quantity;
					}}
					onChange={({ target }) => count(target.value)}
					aria-invalid={isWrong || undefined}
					aria-describedby={isWrong ? `${id}-error` : undefined}
					className="min-h-11 w-24 rounded-lg border border-ink-soft/75 bg-white px-3 text-base tabular-nums aria-invalid:border-danger aria-invalid:ring-inside print:border-0 print:px-0"
				/>
			</div>
			{isWrong && (
				<p id={`${id}-error`} role="alert" className="mt-1 w-0 min-w-full font-medium text-danger">
					{words.quantityRange}
				</p>
			)}
		</div>
	);
}
