'use client';

import { useEffect, useId, useState } from 'react';
import { useSay } from '../../words/use-say.ts';
import type { Enclosure } from './answer-mail.ts';

interface Picker {
	chosen: Enclosure[];
	choose: (enclosures: Enclosure[]) => void;
}

const most = 10;

/** Released documents, as links to their permanent addresses. */
export function EnclosurePicker({ chosen, choose }: Picker) {
	const say = useSay();
	const field = useId();
	const [words, setWords] = useState('');
	const [found, setFound] = useState<Enclosure[]>();
	useEffect(() => {
		if (words.trim().length < 2) return setFound(undefined);
		const stop = new AbortController();
		const timer = setTimeout(async () => {
			const query = new URLSearchParams({ search: words });
			const answer = await fetch(`/api/answer-documents?${query}`, { signal: stop.signal }).catch(() => null);
			if (answer?.ok) setFound((await answer.json()).documents);
		}, 200);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [words]);
	const offered = (found ?? []).filter(({ id }) => !chosen.some((one) => one.id === id));
	return (
		<div className="answer-picker">
			<label htmlFor={field}>{say('Documents', '文件')}</label>
			{chosen.length > 0 && (
				<ul className="answer-chosen">
					{chosen.map((one) => (
						<li key={one.id}>
							<span>{one.title}</span>
							<button
								type="button"
								aria-label={say(`Leave out ${one.title}`, `移除 ${one.title}`)}
								onClick={() => choose(chosen.filter(({ id }) => id !== one.id))}
							>
								{say('Leave out', '移除')}
							</button>
						</li>
					))}
				</ul>
			)}
			{chosen.length < most && (
				<input
					id={field}
					type="search"
					value={words}
					placeholder={say('Search released documents', '搜索已发布的文件')}
					autoComplete="off"
					onChange={(event) => setWords(event.target.value)}
				/>
			)}
			{offered.length > 0 && (
				<ul className="answer-offered" aria-label={say('Documents found', '找到的文件')}>
					{offered.slice(0, 8).map((one) => (
						<li key={one.id}>
							<button
								type="button"
								onClick={() => {
									choose([...chosen, one]);
									setWords('');
								}}
							>
								{one.title}
							</button>
						</li>
					))}
				</ul>
			)}
			{found?.length === 0 && (
				<p role="status" className="answer-help">
					{say('No released document has these words in its title.', '没有标题含这些词的已发布文件。')}
				</p>
			)}
			<p className="answer-help">
				{say('They go out as links to this very revision, not as files.', '发出的是指向该修订版的链接，而不是文件。')}
			</p>
		</div>
	);
}
