import { useTone } from './band.tsx';
import { classes } from './classes.ts';

/** A short text above a title, beside the two lines of a test result. */
export function Eyebrow({ children }: { children: string | undefined }) {
	const onDeep = useTone() === 'deep';
	if (!children) return null;
	return (
		<p className={classes('flex items-center gap-3 text-sm font-semibold', onDeep ? 'text-white' : 'text-teal-dark')}>
			<span className="result-lines" aria-hidden="true" />
			{children}
		</p>
	);
}
