import type { Tint } from '@site/contract/catalogue';
import type { Tone } from '@site/contract/sections';
import { createContext, type ReactNode, useContext } from 'react';
import { classes } from './classes.ts';

const ToneContext = createContext<Tone>('white');

/** The background of this part of the page. */
export const useTone = () => useContext(ToneContext);

const grounds: Record<Tone, string> = {
	white: 'bg-white',
	pale: 'on-pale bg-pale',
	deep: 'on-deep bg-deep text-white',
};

/** A page with many bands sets a smaller `--band`. */
const bandSpace = 'py-[var(--band,clamp(3.5rem,2.5rem+4vw,7rem))]';
const lowSpace = 'py-[clamp(1.5rem,1.25rem+1vw,2.5rem)]';
export const bandWidth = 'mx-auto max-w-content px-5 desktop:px-10';

/** A band across the whole window, with its content limited to the width of the grid. */
export function Band({
	tone,
	children,
	className,
	label,
	bleed = false,
	tint,
	low = false,
}: {
	tone: Tone;
	children: ReactNode;
	className?: string;
	label?: string;
	/** Content without margins, up to the edges of the window. */
	bleed?: boolean;
	/** The color of an area of the catalogue, in place of pale. */
	tint?: Tint | undefined;
	/** A single line between two other bands. */
	low?: boolean;
}) {
	return (
		<ToneContext value={tone}>
			<section
				className={classes(!bleed && (low ? lowSpace : bandSpace), grounds[tone])}
				aria-label={label}
				data-tint={tint}
			>
				{bleed ? children : <div className={classes(bandWidth, className)}>{children}</div>}
			</section>
		</ToneContext>
	);
}
