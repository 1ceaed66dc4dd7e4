'use client';

import { useEffect, useRef } from 'react';
import { useSay } from '../words/use-say.ts';

const keys = {
	list: [
		['j', { en: 'Next letter', zh: '下一封' }],
		['k', { en: 'Previous letter', zh: '上一封' }],
		['Enter', { en: 'Open it', zh: '打开' }],
		['e', { en: 'Done', zh: '完成' }],
		['r', { en: 'Open it to answer', zh: '打开以回复' }],
		['/', { en: 'Search', zh: '搜索' }],
		['Esc', { en: 'Leave a field', zh: '离开输入框' }],
		['?', { en: 'This help', zh: '本帮助' }],
	],
	letter: [
		['j', { en: 'Next letter', zh: '下一封' }],
		['k', { en: 'Previous letter', zh: '上一封' }],
		['e', { en: 'Done, and on to the next', zh: '完成并转到下一封' }],
		['r', { en: 'Answer', zh: '回复' }],
		['u', { en: 'Back to the queue', zh: '返回队列' }],
		['Esc', { en: 'Leave a field', zh: '离开输入框' }],
		['?', { en: 'This help', zh: '本帮助' }],
	],
} as const;

type Place = keyof typeof keys;

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-desk-letter]')];
const focused = () => links().find((link) => link === document.activeElement);

function step(by: 1 | -1) {
	const all = links();
	const at = all.findIndex((link) => link.matches(':focus'));
	const to = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))];
	to?.focus();
	to?.scrollIntoView({ block: 'nearest' });
}

const follow = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

function typeIn(selector: string): void {
	const field = document.querySelector<HTMLElement>(selector);
	field?.scrollIntoView({ block: 'center' });
	field?.focus();
}

/** Submits the same form as the button in the message. */
function markDone(form: HTMLFormElement | null) {
	const letter = focused()?.dataset.deskLetter;
	if (!letter || !form) return;
	form.action = `/api/desk/${letter}`;
	form.submit();
}

const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Keyboard shortcuts of the inbox, and their help. Each has a link or button, too. */
export function DeskKeys({ place, from }: { place: Place; from: string }) {
	const say = useSay();
	const help = useRef<HTMLDialogElement>(null);
	const form = useRef<HTMLFormElement>(null);

	useEffect(() => {
		const actions: Record<Place, Record<string, () => void>> = {
			list: {
				j: () => step(1),
				k: () => step(-1),
				e: () => markDone(form.current),
				r: () => {
					const link = focused();
					if (link) window.location.assign(`${link.href}#answer`);
				},
				'/': () => typeIn('[data-desk-search]'),
				'?': () => help.current?.showModal(),
			},
			letter: {
				j: () => follow('.desk-around [rel=next]'),
				k: () => follow('.desk-around [rel=prev]'),
				e: () => follow('[data-desk-done]'),
				r: () => typeIn('#answer textarea, #answer [contenteditable=true]'),
				u: () => follow('.desk-back'),
				'?': () => help.current?.showModal(),
			},
		};
		const pressed = (event: KeyboardEvent) => {
			const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
			if (!isPlain || help.current?.open) return;
			if (isTyping(event.target)) {
				if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur();
				return;
			}
			const action = actions[place][event.key];
			if (!action) return;
			event.preventDefault();
			action();
		};
		if (window.location.hash === '#answer') typeIn('#answer textarea');
		document.addEventListener('keydown', pressed);
		return () => document.removeEventListener('keydown', pressed);
	}, [place]);

	return (
		<div className="desk-keys">
			<button
				type="button"
				onClick={() => help.current?.showModal()}
				aria-label={say('Keys', '快捷键')}
				title={say('Keys', '快捷键')}
			>
				?
			</button>
			<form ref={form} method="post" hidden>
				<input type="hidden" name="do" value="done" />
				<input type="hidden" name="back" value="list" />
				<input type="hidden" name="from" value={from} />
			</form>
			<dialog ref={help} aria-labelledby="desk-keys-title" className="desk-keys-help">
				<h2 id="desk-keys-title">{say('Keys', '快捷键')}</h2>
				<dl>
					{keys[place].map(([key, does]) => (
						<div key={key}>
							<dt>
								<kbd>{key}</kbd>
							</dt>
							<dd>{say(does)}</dd>
						</div>
					))}
				</dl>
				<form method="dialog">
					<button type="submit">{say('Close', '关闭')}</button>
				</form>
			</dialog>
		</div>
	);
}
