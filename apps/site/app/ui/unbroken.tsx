import { Fragment } from 'react';
import { Words } from './words.tsx';

/** Names with hyphens and times of day: `COVID-19`, `point-of-care`, `5:00 p.m.`. A line never ends inside a short one (D32). */
const names = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+|\d+:\d\d [ap]\.m\./gu;
const isShort = (name: string) => name.length <= 16;
const tagsAndNames = new RegExp(`<[^>]*>|${names.source}`, 'gu');

/** A text whose names stay whole. */
export function Unbroken({ children }: { children: string }) {
	const found = [...children.matchAll(names)].filter(([name]) => isShort(name));
	if (found.length === 0) return <Words of={children} />;
	const ends = found.map(({ index, 0: name }) => index + name.length);
	return (
		<Words of={children}>
			{found.map(({ index, 0: name }, at) => (
				<Fragment key={index}>
					{children.slice(at === 0 ? 0 : ends[at - 1], index)}
					<span className="whitespace-nowrap">{name}</span>
				</Fragment>
			))}
			{children.slice(ends.at(-1))}
		</Words>
	);
}

/** The same for HTML; what stands in its tags is left alone. */
export const unbrokenHtml = (html: string): string =>
	html.replace(tagsAndNames, (found) =>
		found.startsWith('<') || !isShort(found) ? found : `<span class="whitespace-nowrap">${found}</span>`,
	);
