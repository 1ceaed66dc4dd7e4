'use client';

import { usePreferences } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { useSay } from '../words/use-say.ts';
import { type News, readPreference } from './news-read.ts';

/** Mentions and refusals. Each stays until the person marks it as read. */
export function NewsList({ mentions, refusals, read }: { mentions: News[]; refusals: News[]; read: string[] }) {
	const say = useSay();
	const { setPreference } = usePreferences();
	const [done, setDone] = useState<string[]>(read);
	function markRead(key: string) {
		const keys = [...done, key];
		setDone(keys);
		void setPreference(readPreference, { keys });
	}
	const parts: { title: string; news: News[]; line: (one: News) => ReactNode }[] = [
		{
			title: say('You are mentioned', '提到您'),
			news: mentions,
			line: ({ name, href, text }) => (
				<>
					{say(`${name || 'A colleague'}: `, `${name || '同事'}：`)}
					<a href={href}>{text}</a>
				</>
			),
		},
		{
			title: say('Refused', '被拒绝'),
			news: refusals,
			line: ({ name, href, title, text }) => (
				<>
					<a href={href}>{title}</a>
					{say(`: ${name} refused it. ${text}`, `：${name} 已拒绝。${text}`)}
				</>
			),
		},
	];
	return parts.map(({ title, news, line }) => {
		const left = news.filter(({ key }) => !done.includes(key));
		return left.length === 0 ? null : (
			<div key={title}>
				<h3>
					{title} <span className="studio-badge">{left.length}</span>
				</h3>
				<ul className="studio-waits">
					{left.map((one) => (
						<li key={one.key}>
							<span>{line(one)}</span>
							<button type="button" onClick={() => markRead(one.key)}>
								{say('Mark as read', '标为已读')}
							</button>
						</li>
					))}
				</ul>
			</div>
		);
	});
}
