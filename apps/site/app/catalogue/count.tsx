import { classes } from '../ui/classes.ts';

/** The number of products for a choice. Shown beside the name of the choice, but not part of its accessible name. */
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
