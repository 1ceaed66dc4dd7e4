import { addressIn } from '../../addresses/language-address.ts';
import { listOf } from '../../addresses/list-address.ts';
import { useShell } from '../../client/use-shell.ts';
import { listWords } from '../../messages/list.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { LeftView } from '../../visit.ts';
import { joined, type List } from './use-list.ts';

const kinds = ['unknown', 'quantity', 'full', 'twice'] as const;

/** Input that could not be read, as the visitor typed it, with suggestions. Nothing is lost silently. */
export function LeftOver({ list }: { list: List }) {
	const words = useWords(listWords);
	const { language } = useShell();
	const { left, unshown } = list;
	if (left.length === 0 && unshown === 0) return null;
	return (
		<section aria-labelledby="left" className="rounded-card border border-coral-text bg-white p-5 desktop:p-8">
			<h2 id="left" tabIndex={-1} className="flex scroll-mt-36 items-center gap-3 text-xl outline-none">
				<Icon name="alert" className="size-6 shrink-0 text-coral-text" />
				{words.left.title}
			</h2>
			{kinds.map((kind) => {
				const own = left.filter((each) => each.kind === kind);
				if (own.length === 0) return null;
				return (
					<div key={kind} className="mt-4">
						<p>{words.left[kind]}</p>
						<ul className="mt-2 grid gap-2">
							{own.map((each, at) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the same may have been typed twice
								<li key={at} className="border-l-2 border-line pl-4">
									<strong className="wrap-anywhere">{each.typed}</strong>
									<Suggestions of={each} list={list} />
								</li>
							))}
						</ul>
					</div>
				);
			})}
			{unshown > 0 && <p className="mt-4 font-semibold">{words.left.unshown(unshown)}</p>}
			<a
				href={addressIn(language, listOf(list.lines))}
				onClick={(event) => {
					event.preventDefault();
					list.change(list.lines, []);
				}}
				className="no-print mt-4 inline-flex min-h-11 items-center text-sm font-semibold text-teal-dark underline underline-offset-4"
			>
				{words.left.done}
			</a>
		</section>
	);
}

function Suggestions({ of, list }: { of: LeftView; list: List }) {
	const words = useWords(listWords);
	const { language } = useShell();
	if (of.suggestions.length === 0) return null;
	const rest = list.left.filter((each) => each !== of);
	const written = rest.map(({ kind, typed }) => `${kind}:${typed}`).join('\n');
	return (
		<p className="no-print flex flex-wrap items-center gap-x-4 text-sm">
			<span className="text-ink-soft">{words.left.meant}</span>
			{of.suggestions.map(({ reference, title, quantity }) => {
				const next = joined(list.lines, [{ reference, quantity }]);
				return (
					<a
						key={reference}
						href={addressIn(language, listOf(next, written ? [['left', written]] : []))}
						onClick={(event) => {
							event.preventDefault();
							list.change(next, rest);
						}}
						className="inline-flex min-h-11 items-center font-semibold text-teal-dark underline underline-offset-4"
					>
						{words.left.takeMeant(reference, title)}
						{quantity > 1 && ` × ${quantity}`}
					</a>
				);
			})}
		</p>
	);
}
