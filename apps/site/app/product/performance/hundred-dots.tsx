import { dotDashes, dotsFrom } from './dots.ts';

/**
 * A number out of 100 people as large dots, and the others as small dots. Decorative: the sentence below says the same.
 */
export const HundredDots = ({ count, stroke }: { count: number; stroke: string }) => (
	<svg
		viewBox="0 0 100 100"
		aria-hidden="true"
		strokeLinecap="round"
		strokeDasharray={dotDashes}
		className="w-24 shrink-0"
	>
		<path d={dotsFrom(0, count)} strokeWidth="7.2" className={stroke} />
		<path d={dotsFrom(count, 100)} strokeWidth="3.6" className="stroke-ink-soft" />
	</svg>
);
