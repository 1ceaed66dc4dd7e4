import type { ResultGuide } from '@site/contract/result-guide';
import { pair } from '../mapping/pairs.ts';
import { optionalText, text } from '../mapping/words.ts';
import type { Product } from '../payload-types.ts';

type Part = NonNullable<Product['resultGuide']>;

export function resultGuide(part: Part | undefined): ResultGuide | null {
	if (!part?.reading) return null;
	return {
		reading: part.reading,
		device: part.device ?? 'cassette',
		forHome: part.forHome ?? false,
		times: (part.times ?? []).map((time) => {
			const of = optionalText(time.for, time.forCn);
			return { at: time.at, ...(of && { for: of }) };
		}),
		...(typeof part.readUntil === 'number' && { readUntil: part.readUntil }),
		lines: (part.lines ?? []).map(({ mark, name, nameCn, strip }) => ({
			mark,
			name: text(name, nameCn),
			...(strip && { strip }),
		})),
		panel: (part.panel ?? []).map(({ code }) => ({ code })),
		comparedWith: part.comparedWith || 'C',
		outcomes: (part.outcomes ?? []).map(({ look, shows, title, titleCn, next, nextCn }) => {
			const said = { title: optionalText(title, titleCn), next: optionalText(next, nextCn) };
			return {
				look,
				...(shows && { shows }),
				...(said.title && { title: said.title }),
				...(said.next && { next: said.next }),
			};
		}),
		pads: (part.pads ?? []).map(({ name, nameCn, fields }) => ({
			name: text(name, nameCn),
			fields: (fields ?? []).map(({ color, means, meansCn }) => ({ color, means: text(means, meansCn) })),
		})),
	};
}

export const fromResultGuide = (guide: ResultGuide | null): Part => ({
	reading: guide?.reading,
	device: guide?.device,
	forHome: guide?.forHome ?? false,
	times: guide?.times.map((time) => ({ at: time.at, ...pair('for', time.for) })) ?? [],
	readUntil: guide?.readUntil,
	lines: guide?.lines.map(({ mark, name, strip }) => ({ mark, ...pair('name', name), strip })) ?? [],
	panel: guide?.panel ?? [],
	comparedWith: guide?.comparedWith,
	outcomes:
		guide?.outcomes.map(({ look, shows, title, next }) => ({
			look,
			shows,
			...pair('title', title),
			...pair('next', next),
		})) ?? [],
	pads:
		guide?.pads.map(({ name, fields }) => ({
			...pair('name', name),
			fields: fields.map(({ color, means }) => ({ color, ...pair('means', means) })),
		})) ?? [],
});
