import type { Product } from '@site/contract/catalogue';

/** How a result is read: it decides what the result guide draws and says. */
export type Reading = 'lines' | 'competitive' | 'compare' | 'value' | 'color' | 'control';

const byGuide = {
	appears: 'lines',
	disappears: 'competitive',
	compared: 'compare',
	graded: 'compare',
	chart: 'color',
	value: 'value',
} as const;

/** As its result guide says; what has none is a control material. */
export const readingOf = ({ resultGuide }: Product): Reading =>
	resultGuide ? byGuide[resultGuide.reading] : 'control';
