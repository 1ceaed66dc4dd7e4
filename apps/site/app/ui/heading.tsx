import { classes } from './classes.ts';

/** The title of a band, under the two lines of a result. */
export function Heading({
	title,
	intro,
	className,
}: {
	title: string;
	intro?: string | undefined;
	className?: string;
}) {
	return (
		<div className={classes('max-w-prose', className)}>
			<span className="result-lines" aria-hidden="true" />
			<h2 className="mt-4 text-3xl">{title}</h2>
			{intro && <p className="mt-5 text-lg opacity-85">{intro}</p>}
		</div>
	);
}
