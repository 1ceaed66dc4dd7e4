'use client';

import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSay } from '../words/use-say.ts';
import type { FoundGroup } from './found.ts';

/** Waits until the user pauses, so that not every letter is asked for. */
const pause = 120;

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) =>
	!defaultPrevented && (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** The groups for the words; asked again after each pause while the dialog is open. */
function useFound(words: string, isOpen: boolean) {
	const [groups, setGroups] = useState<FoundGroup[]>([]);
	const [state, setState] = useState<'searching' | 'found' | 'failed'>('searching');
	useEffect(() => {
		if (!isOpen) return;
		const asked = new AbortController();
		const timer = setTimeout(
			async () => {
				try {
					const query = new URLSearchParams({ words });
					const answer = await fetch(`/api/find?${query}`, { signal: asked.signal });
					if (!answer.ok) return setState('failed');
					setGroups(await answer.json());
					setState('found');
				} catch {
					if (!asked.signal.aborted) setState('failed');
				}
			},
			words ? pause : 0,
		);
		return () => {
			asked.abort();
			clearTimeout(timer);
		};
	}, [words, isOpen]);
	return { groups, state };
}

/** In the header of every page: opens the search over everything, as Ctrl+K does. */
export function FindButton() {
	const say = useSay();
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const [isOpen, setOpen] = useState(false);
	const [words, setWords] = useState('');
	const [at, setAt] = useState(0);
	const { groups, state } = useFound(words, isOpen);
	const all = groups.flatMap(({ name, found }) => found.map((one) => ({ ...one, group: name })));

	const open = useCallback(() => {
		setWords('');
		setAt(0);
		setOpen(true);
		dialog.current?.showModal();
	}, []);
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (!isShortcut(event)) return;
			event.preventDefault();
			if (!dialog.current?.open) open();
		};
		addEventListener('keydown', press);
		return () => removeEventListener('keydown', press);
	}, [open]);
	const optionId = (index: number) => `${id}-${index}`;
	function move(to: number) {
		const next = (to + all.length) % Math.max(all.length, 1);
		setAt(next);
		document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
	}

	return (
		<>
			<button type="button" className="studio-find" onClick={open} aria-keyshortcuts="Control+K">
				<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
					<circle cx="7" cy="7" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
					<path d="m10.5 10.5 4 4" stroke="currentColor" strokeWidth="1.5" />
				</svg>
				<span>{say('Search', '搜索')}</span> <small aria-hidden="true">Ctrl K</small>
			</button>
			<dialog
				ref={dialog}
				className="studio-find-dialog"
				aria-label={say('Search everything', '全局搜索')}
				onClose={() => setOpen(false)}
				onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
				onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
			>
				<form
					method="dialog"
					onSubmit={(event) => {
						event.preventDefault();
						document.getElementById(optionId(at))?.click();
					}}
				>
					<input
						type="search"
						role="combobox"
						aria-expanded={all.length > 0}
						aria-controls={`${id}-list`}
						aria-autocomplete="list"
						aria-label={say('What do you look for?', '您要找什么？')}
						placeholder={say('Items, messages, settings, actions', '内容、来信、设置、操作')}
						{...(all.length > 0 && { 'aria-activedescendant': optionId(at) })}
						autoComplete="off"
						spellCheck={false}
						value={words}
						onChange={({ target }) => {
							setWords(target.value);
							setAt(0);
						}}
						onKeyDown={(event) => {
							if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
							event.preventDefault();
							move(event.key === 'ArrowDown' ? at + 1 : at - 1);
						}}
					/>
					<button type="button" onClick={() => dialog.current?.close()}>
						{say('Close', '关闭')}
					</button>
				</form>
				<div role="listbox" id={`${id}-list`} aria-label={say('Found', '搜索结果')}>
					{groups.map(({ name, found }) => (
						// biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a list box
						<div key={name} role="group" aria-label={name}>
							<p aria-hidden="true">{name}</p>
							{found.map(({ title, hint, href }) => {
								const index = all.findIndex((one) => one.group === name && one.href === href && one.title === title);
								return (
									<a
										key={`${href} ${title}`}
										role="option"
										id={optionId(index)}
										aria-selected={index === at}
										tabIndex={-1}
										href={href}
										onClick={() => dialog.current?.close()}
									>
										<span>{title}</span> <small>{hint}</small>
									</a>
								);
							})}
						</div>
					))}
				</div>
				<p role="status">
					{state === 'failed' && say('The studio does not answer. Try again.', '工作室没有响应，请重试。')}
					{state === 'found' && all.length === 0 && say(`Nothing found for “${words}”.`, `没有找到“${words}”。`)}
				</p>
			</dialog>
		</>
	);
}
