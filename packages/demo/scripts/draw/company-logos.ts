import { ink, teal } from '@site/paper/colours';
import { companySigns } from './company-signs.ts';
import { letters, widthOf } from './lettering.ts';
import { type Drawing, place } from './svg.ts';

const height = 120;
const textLeft = 124;

function logo(name: string, sign: string): Drawing {
	const [first = '', ...rest] = name.split(' ');
	const upper = { text: first, size: 46, weight: 800, tracking: -0.015 } as const;
	const lower = { text: rest.join(' '), size: 27, weight: 500, tracking: 0.01 } as const;
	return {
		width: Math.ceil(textLeft + 3 + Math.max(widthOf(upper), widthOf(lower))),
		height,
		body: place(sign, 'translate(0 12)') + letters(upper, textLeft, 60, ink) + letters(lower, textLeft + 1, 98, teal),
	};
}

export const companyLogos = (names: Record<string, string>): Record<string, Drawing> =>
	Object.fromEntries(Object.entries(companySigns).map(([key, sign]) => [key, logo(names[key] ?? key, sign)]));
