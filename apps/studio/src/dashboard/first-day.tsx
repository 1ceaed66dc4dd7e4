'use client';

import { usePreferences } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSay } from '../words/use-say.ts';
import { firstDayPreference, type Step } from './first-day-steps.ts';

/** Introduction for new colleagues in five steps, which can be skipped. Progress is stored for each user. */
export function FirstDay({ steps, begunAt }: { steps: Step[]; begunAt: number }) {
	const say = useSay();
	const { setPreference } = usePreferences();
	const [at, setAt] = useState(begunAt);
	const heading = useRef<HTMLHeadingElement>(null);

	function go(to: number) {
		flushSync(() => setAt(to));
		heading.current?.focus();
		void setPreference(firstDayPreference, { at: to });
	}

	const step = steps[at];
	if (!step)
		return (
			<p className="studio-first-day-again answer-buttons">
				<button type="button" onClick={() => go(0)}>
					{say('Show the first steps again', '再次显示入门步骤')}
				</button>
			</p>
		);
	return (
		<section className="studio-chart studio-first-day" aria-labelledby="first-day">
			<p className="studio-first-day-count">
				{say(`First steps: ${at + 1} of ${steps.length}`, `入门步骤：${at + 1} / ${steps.length}`)}
			</p>
			<h2 id="first-day" ref={heading} tabIndex={-1}>
				{say(step.title)}
			</h2>
			<p>
				{say(step.text)} <a href={step.href}>{say(step.link)}</a>
			</p>
			<div className="answer-buttons">
				{at > 0 && (
					<button type="button" onClick={() => go(at - 1)}>
						{say('Back', '上一步')}
					</button>
				)}
				<button type="button" className="answer-primary" onClick={() => go(at + 1)}>
					{at + 1 < steps.length ? say('Next', '下一步') : say('Done', '完成')}
				</button>
				{at + 1 < steps.length && (
					<button type="button" onClick={() => go(steps.length)}>
						{say('Skip', '跳过')}
					</button>
				)}
			</div>
		</section>
	);
}
