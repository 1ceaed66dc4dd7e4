import { listIn } from '@site/contract/list';
import type { ReactNode } from 'react';
import { useKeptText } from '../../client/memory/kept-list.ts';
import { sentListIn, sentListKey } from '../../client/memory/sent-list.ts';
import { showToast } from '../../client/toasts.ts';
import { useShell } from '../../client/use-shell.ts';
import { listWords } from '../../messages/list.ts';
import { useWords } from '../../messages/use-messages.ts';
import { bandWidth } from '../../ui/band.tsx';
import { Button } from '../../ui/button.tsx';
import { joined, type List } from './use-list.ts';

/**
 * Facts about a list that only the browser knows: another visitor shared it, it was emptied, or it was sent. The note
 * appears after hydration and does not move the page.
 */
export function ListNote({ list }: { list: List }) {
	if (list.kept === null || list.lines.length === 0) return null;
	if (list.isOwn) return <SentNote list={list} />;
	return list.isEmptied ? <EmptiedNote list={list} /> : <SharedNote list={list} />;
}

function Note({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<section aria-label={title} className="no-print on-dark sticky bottom-(--buttons) z-20 bg-ink text-white">
			<div className={`${bandWidth} py-4`}>
				<div className="flex desktop:mr-16 flex-wrap items-center gap-x-6 gap-y-3">
					<p className="text-sm">
						<strong className="block text-base">{title}</strong>
						{text}
					</p>
					<div className="flex flex-wrap gap-2">{children}</div>
				</div>
			</div>
		</section>
	);
}

/** After a quote request the list stays, with a note until it changes. */
function SentNote({ list }: { list: List }) {
	const words = useWords(listWords).sent;
	const { language } = useShell();
	const sent = sentListIn(useKeptText(sentListKey) ?? '');
	if (!sent || sent.items !== list.items) return null;
	const day = new Date(sent.on).toLocaleDateString(language === 'cn' ? 'zh-CN' : 'en-US', { dateStyle: 'long' });
	return (
		<Note title={words.title(day)} text={words.reference(sent.reference)}>
			<Button style="light" onClick={list.empty}>
				{words.startNew}
			</Button>
		</Note>
	);
}

function EmptiedNote({ list }: { list: List }) {
	const words = useWords(listWords).emptied;
	return (
		<Note title={words.title} text={words.text}>
			<Button style="light" onClick={() => list.change(list.lines, list.left, true)}>
				{words.bringBack}
			</Button>
		</Note>
	);
}

/** A shared list stays separate from the visitor's own until the visitor takes it over. */
function SharedNote({ list }: { list: List }) {
	const words = useWords(listWords);
	const own = listIn(list.kept ?? '');
	const keep = (lines: Parameters<List['change']>[0]) => {
		const isKept = list.change(lines, list.left, true);
		showToast(isKept ? 'success' : 'error', isKept ? words.shared.kept : words.notKept);
	};
	return (
		<Note title={words.shared.title} text={own.length > 0 ? words.shared.own(own.length) : words.shared.none}>
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
		</Note>
	);
}
