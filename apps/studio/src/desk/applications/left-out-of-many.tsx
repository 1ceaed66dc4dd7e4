'use client';

import { useSay } from '../../words/use-say.ts';
import type { LeftOut } from './answer-many.ts';

export interface Left {
	people: LeftOut[];
	isOfLetters: boolean;
}

/** Applicants who got no reply or were not moved, with reasons. */
export function LeftOutOfMany({ left: { people, isOfLetters }, forget }: { left: Left; forget: () => void }) {
	const say = useSay();
	if (people.length === 0) return null;
	return (
		<div className="answer-meanwhile" role="alert">
			<p>
				{isOfLetters
					? say('These got no letter, and were not moved:', '以下人员没有收到信，也没有移动：')
					: say('These were not moved:', '以下人员没有移动：')}
			</p>
			<ul>
				{people.map(({ reference, name, why }) => (
					<li key={reference}>
						{name}: {why}
					</li>
				))}
			</ul>
			<div className="answer-buttons">
				<button type="button" onClick={forget}>
					{say('I have read it', '我已阅读')}
				</button>
			</div>
		</div>
	);
}
