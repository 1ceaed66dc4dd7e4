import { dotDashes, dotsFrom } from './dots.ts';

/** So many of a hundred people: large dots, and small ones for the others. The sentence below says the same. */
export const HundredDots = ({ count, stroke }: { count: number; stroke: string }) => (
	<svg
		viewBox="0 0 100 100"
		aria-hidden="true"
		strokeLinecap="round"
		strokeDasharray={dotDashes}
		className="size-28 shrink-0 wide:size-32"
	>
		<path d={dotsFrom(0, count)} strokeWidth="7.2" className={stroke} />
		<path d={dotsFrom(count, 100)} strokeWidth="3.6" className="stroke-ink-soft" />
	</svg>
);
