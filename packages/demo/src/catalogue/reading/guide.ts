import type { Text } from '@site/contract/language';
import { type OutcomeLook, ResultGuide } from '@site/contract/result-guide';
import type { z } from 'zod';

type Draft = z.input<typeof ResultGuide>;
export type GuideLine = [mark: string, en: string, cn: string, strip?: 2];
/** By the id of the product. */
export type Guides = [id: number, guide: ResultGuide][];

export const said = (en: string, cn: string): Text => ({ en, cn });

/** The meaning of a look and the next step. */
export const outcome = (look: OutcomeLook, title: Text | undefined, next?: Text) => ({
	look,
	...(title && { title }),
	...(next && { next }),
});

const linesOf = (lines: readonly GuideLine[]) =>
	lines.map(([mark, en, cn, strip]) => ({ mark, name: said(en, cn), ...(strip && { strip }) }));

export const minute = 60;

/** Parts that this file writes in a shorter form. */
type Short = { lines?: GuideLine[]; panel?: string[] };

/** The minutes at which a test is read and after which it must not be read; a single number gives only the first. */
type Read = readonly [at: number, until: number] | number | null;

/** The guide to a test that is read at one time; null if there are several times or none. */
export const guide = (
	reading: Draft['reading'],
	read: Read,
	{ lines = [], panel = [], ...rest }: Omit<Draft, 'reading' | 'lines' | 'panel'> & Short = {},
): ResultGuide => {
	const [at, until] = typeof read === 'number' ? [read] : (read ?? []);
	return ResultGuide.parse({
		reading,
		lines: linesOf(lines),
		panel: panel.map((code) => ({ code })),
		times: at === undefined ? [] : [{ at: at * minute }],
		...(until !== undefined && { readUntil: until * minute }),
		...rest,
	});
};
