import { listIn } from '@site/contract/list';
import { showToast } from '../../client/toasts.ts';
import { listWords } from '../../messages/list.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { joined, type List } from './use-list.ts';

/**
 * A list that somebody shared stays apart from one's own until it is taken over. Only the browser knows whether it is
 * one's own: what says so comes after the page, and moves nothing of it.
 */
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
			className="no-print sticky bottom-4 z-20 mr-16 flex w-fit max-w-full flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-ink p-4 text-white raised desktop:lg:mr-44 desktop:px-6"
		>
			<p className="text-sm">
				<strong className="block text-base">{words.shared.title}</strong>
				{own.length > 0 ? words.shared.own(own.length) : words.shared.none}
			</p>
			<div className="flex flex-wrap gap-2">
				{own.length === 0 ? (
					<Button style="light" onClick={() => keep(list.lines)}>
						{words.shared.keep}
					</Button>
				) : (
					<>
						<Button style="light" onClick={() => keep(joined(own, list.lines))}>
							{words.shared.merge}
						</Button>
						<Button style="outline-light" onClick={() => keep(list.lines)}>
							{words.shared.replace}
						</Button>
						<Button style="outline-light" onClick={() => list.go(own, true)}>
							{words.shared.mine}
						</Button>
					</>
				)}
			</div>
		</section>
	);
}
