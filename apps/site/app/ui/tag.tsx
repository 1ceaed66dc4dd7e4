import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { stayInPlace } from '../client/navigation/scroll.ts';
import { classes } from './classes.ts';

/** One of several choices. The chosen one shows the two lines of a test result. */
export function Tag({
	to,
	chosen,
	description,
	children,
}: {
	to: To;
	chosen: boolean;
	/** Screen readers read it after the name. */
	description?: string;
	children: ReactNode;
}) {
	return (
		<Link
			to={to}
			state={stayInPlace}
			aria-current={chosen ? 'true' : undefined}
			aria-description={description}
			className={classes(
				'inline-flex min-h-11 items-center gap-2.5 rounded-full border px-5 text-sm font-semibold whitespace-nowrap transition-colors duration-200',
				chosen ? 'border-ink bg-ink text-white' : 'border-line bg-white text-ink hover:border-teal hover:text-teal',
			)}
		>
			{chosen && <span className="result-lines on-dark h-3.5 gap-1" aria-hidden="true" />}
			{children}
		</Link>
	);
}
