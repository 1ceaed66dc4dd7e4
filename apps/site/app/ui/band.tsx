import type { Tone } from '@site/contract/sections';
import { createContext, type ReactNode, useContext } from 'react';
import { classes } from './classes.ts';

const ToneContext = createContext<Tone>('white');

/** The ground that this part of the page stands on. */
export const useTone = () => useContext(ToneContext);

const grounds: Record<Tone, string> = {
	white: 'bg-white',
	pale: 'bg-pale',
	deep: 'on-deep bg-deep text-white',
};

/** A full-bleed band of the page, with its content held to the width of the grid. */
export function Band({
	tone,
	children,
	className,
	label,
}: {
	tone: Tone;
	children: ReactNode;
	className?: string;
	label?: string;
}) {
	return (
		<ToneContext value={tone}>
			<section className={classes('py-[clamp(3.5rem,2.5rem+4vw,7rem)]', grounds[tone])} aria-label={label}>
				<div className={classes('mx-auto max-w-content px-5 desktop:px-10', className)}>{children}</div>
			</section>
		</ToneContext>
	);
}
