import { classes } from '../ui/classes.ts';

/** How many products a choice has: seen beside its name, and no part of it. */
export const Count = ({ of, className }: { of: number; className?: string }) => (
	<span
		aria-hidden="true"
		data-count={of}
		className={classes(
			'text-xs font-normal text-ink-soft tabular-nums before:content-[attr(data-count)] in-aria-[current=true]:text-inherit',
			className,
		)}
	/>
);
