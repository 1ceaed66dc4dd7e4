import { listIn } from '@site/contract/list';
import { showToast } from '../../client/toasts.ts';
import { listWords } from '../../messages/list.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { joined, type List } from './use-list.ts';

/** A list that somebody shared stays apart from one's own until it is taken over. */
export function SharedNote({ list }: { list: List }) {
	const words = useWords(listWords);
	if (list.kept === null || list.isOwn || list.lines.length === 0) return null;
	const own = listIn(list.kept);
	const keep = (lines: Parameters<List['change']>[0]) => {
		const isKept = list.change(lines, list.left, true);
		showToast(isKept ? 'success' : 'error', isKept ? words.shared.kept : words.notKept);
	};
	return (
		<section
			aria-label={words.shared.title}
			className="no-print rounded-card border border-teal bg-white p-5 desktop:p-8"
		>
			<p className="text-lg font-semibold">{words.shared.title}</p>
			<p className="mt-1 text-ink-soft">{own.length > 0 ? words.shared.own(own.length) : words.shared.none}</p>
			<div className="mt-4 flex flex-wrap gap-3">
				{own.length === 0 ? (
					<Button onClick={() => keep(list.lines)}>{words.shared.keep}</Button>
				) : (
					<>
						<Button onClick={() => keep(joined(own, list.lines))}>{words.shared.merge}</Button>
						<Button style="secondary" onClick={() => keep(list.lines)}>
							{words.shared.replace}
						</Button>
						<Button style="secondary" onClick={() => list.go(own, true)}>
							{words.shared.mine}
						</Button>
					</>
				)}
			</div>
		</section>
	);
}
