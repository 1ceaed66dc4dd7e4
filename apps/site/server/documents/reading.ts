import type { Product } from '@site/contract/catalogue';

/** How a result is read: it decides what the result guide draws and says. */
export type Reading = 'lines' | 'competitive' | 'compare' | 'value' | 'color' | 'control';

const comparing = /reference line|missing test line|color card|darker|compare the (test )?line|semi-quantitative/i;

const byGuide = { appears: 'lines', disappears: 'competitive', compared: 'compare' } as const;

/** As its result guide says; else from the English of its data, which is always there. */
export function readingOf(product: Product): Reading {
	if (product.resultGuide) return byGuide[product.resultGuide.reading];
	const method = product.specifications.find(({ key }) => key === 'method')?.value.en ?? '';
	if (/quality control/i.test(method)) return 'control';
	if (/dry|pad|chemistry/i.test(method)) return 'color';
	if (!/lateral flow/i.test(method) || /fluorescence|optical/i.test(method)) return 'value';
	if (comparing.test(`${product.title.en} ${product.content.en}`)) return 'compare';
	return /competitive/i.test(method) ? 'competitive' : 'lines';
}
