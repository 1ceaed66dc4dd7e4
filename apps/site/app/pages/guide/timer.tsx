import { guideWords } from '../../messages/guide.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import type { HomeGuide } from '../../visit.ts';
import { clockText, type TimerState } from './timer-state.ts';
import { useTimer } from './use-timer.ts';

/** Counts down to the reading time. Without scripts there is no timer, and the steps name the time. */
export function Timer({ guide }: { guide: HomeGuide }) {
	const words = useWords(guideWords);
	const { state, start, over } = useTimer(guide.slug, guide);
	const [only] = guide.times;
	return (
		<section aria-labelledby="guide-timer" className="noscript:hidden mt-8 rounded-card bg-deep px-6 py-6 text-white">
			<h2 id="guide-timer" className="text-2xl">
				{words.timer}
			</h2>
			{state?.phase === 'waiting' && (
				<p role="timer" className="mt-2 text-[clamp(3.5rem,18vw,6rem)] leading-none font-semibold tabular-nums">
					{clockText(state.left)}
				</p>
			)}
			<p aria-live="assertive" className="mt-3 text-xl font-semibold">
				{state && said(state, words)}
			</p>
			<p className="mt-4 flex flex-wrap gap-3">
				{!state && (
					<Button style="light" className="text-lg" onClick={start}>
						{guide.times.length === 1 && only ? words.start(only.text) : words.startAll}
					</Button>
				)}
				{state && (
					<Button style="outline-light" onClick={over}>
						{words.over}
					</Button>
				)}
				{state?.phase === 'read' && (
					<a
						href="#results"
						className="inline-flex min-h-12 items-center rounded-full bg-white px-6 font-semibold text-ink"
					>
						{words.toReading}
					</a>
				)}
			</p>
			<p className="mt-4 text-sm opacity-85">{words.keeps}</p>
		</section>
	);
}

function said(state: TimerState, words: (typeof guideWords)['en']): string {
	if (state.phase === 'late') return words.late;
	if (state.phase === 'waiting') return state.of ? words.waitingFor(state.of) : words.waiting;
	return state.of ? words.readNowOf(state.of) : words.readNow;
}
