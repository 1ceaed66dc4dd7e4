import { day, idOf } from '../mapping/words.ts';
import type { Revision } from '../payload-types.ts';
import type { Said } from '../words/said.ts';

export const frozenWords: Said = {
	en: 'This revision is released: its file and what is said of it stay as they are. Make a new revision, or withdraw this one.',
	zh: '此修订版已发布：其文件和说明保持不变。请新建修订版，或撤回此版。',
};
export const keptWords: Said = {
	en: 'This revision is released and is kept for ever. It can be withdrawn, with a reason.',
	zh: '此修订版已发布，将永久保存。可以说明原因后撤回。',
};

type Facts = Partial<Revision>;

/** Values that are fixed from the release on, in comparable form. */
const fixed: Record<string, (revision: Facts) => unknown> = {
	title: ({ title }) => title ?? '',
	document: ({ document }) => idOf(document),
	language: ({ language }) => language,
	number: ({ number }) => number,
	label: ({ label }) => label ?? '',
	effectiveOn: ({ effectiveOn }) => day(effectiveOn),
	changes: ({ changes }) => changes ?? '',
	changesCn: ({ changesCn }) => changesCn ?? '',
	lotsFrom: ({ lotsFrom }) => lotsFrom ?? '',
	lotsTo: ({ lotsTo }) => lotsTo ?? '',
	references: ({ references }) => references ?? '',
	sha256: ({ sha256 }) => sha256,
	filename: ({ filename }) => filename,
	filesize: ({ filesize }) => filesize,
	mimeType: ({ mimeType }) => mimeType,
};

/** Values that are fixed while the state stays the same. */
const ended: typeof fixed = {
	endedOn: ({ endedOn }) => day(endedOn),
	reason: ({ reason }) => reason ?? '',
	reasonCn: ({ reasonCn }) => reasonCn ?? '',
};

/** The fixed fields that a change would alter. */
export const changedFacts = (before: Facts, after: Facts): string[] =>
	Object.entries(before.state === after.state ? { ...fixed, ...ended } : fixed).flatMap(([name, read]) =>
		name in after && read(after) !== read(before) ? [name] : [],
	);

const steps: Record<Revision['state'], readonly Revision['state'][]> = {
	draft: ['draft', 'released'],
	released: ['released', 'superseded', 'withdrawn'],
	superseded: ['superseded', 'withdrawn'],
	withdrawn: ['withdrawn'],
};

/** Why one state cannot follow another; null if it can. */
export function whyNotNext(before: Revision['state'], after: Revision['state']): Said | null {
	if (steps[before].includes(after)) return null;
	return before === 'withdrawn'
		? {
				en: 'This revision is withdrawn, and stays so. Make a new revision.',
				zh: '此修订版已撤回，状态不再改变。请新建修订版。',
			}
		: {
				en: 'A revision goes from draft to released, and from there to superseded or withdrawn; never back.',
				zh: '修订版从草稿到已发布，再到已被取代或已撤回；不能倒退。',
			};
}
