import { classes } from './classes.ts';
import { Unbroken } from './unbroken.tsx';

/** The title of a band, with an introduction. */
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
			<h2 className="text-3xl">
				<Unbroken>{title}</Unbroken>
			</h2>
			{intro && (
				<p className="mt-5 text-lg opacity-85">
					<Unbroken>{intro}</Unbroken>
				</p>
			)}
		</div>
	);
}
