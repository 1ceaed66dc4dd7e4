import { Fragment } from 'react';
import { Words } from './words.tsx';

/** Names with hyphens, flu A and times of day: `COVID-19`, `point-of-care`, `5:00 p.m.`. A line never ends inside a short one (D32). */
const names = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+|\b[Ff]lu [AB](?:\/B)?\b|\d+:\d\d [ap]\.m\./u;
/** In Chinese, where a line may end at any sign: a name of two Latin words, and the words of the trade. */
const chineseNames =
	/[A-Z]\w+ [A-Z]\w+(?= \p{Script=Han})|[甲乙]型|流感|新冠|病毒|抗[原体]|快速|检测|居家|多联|联合|合胞|毒品|诊断|供应链|生产|样品|研究|证书/u;
const inTitles = new RegExp(`${names.source}|${chineseNames.source}`, 'gu');
const tagsAndNames = new RegExp(`<[^>]*>|${names.source}`, 'gu');
const isShort = (name: string) => name.length <= 18;
/** A box of its own where no sign touches it: lines are balanced around boxes, and badly around words that may not wrap. */
const formOf = (text: string, from: number, to: number) =>
	/\S/.test(`${text[from - 1] ?? ''}${text[to] ?? ''}`)
		? 'whitespace-nowrap'
		: 'inline-block whitespace-nowrap [text-decoration:inherit]';

/** A text whose names stay whole. */
export function Unbroken({ children }: { children: string }) {
	const found = [...children.matchAll(inTitles)].filter(([name]) => isShort(name));
	const ends = found.map(({ index, 0: name }) => index + name.length);
	return (
		<Words of={children}>
			{found.map(({ index, 0: name }, at) => (
				<Fragment key={index}>
					<Strokes>{children.slice(at === 0 ? 0 : ends[at - 1], index)}</Strokes>
					<span className={formOf(children, index, index + name.length)}>{name}</span>
				</Fragment>
			))}
			<Strokes>{children.slice(ends.at(-1))}</Strokes>
		</Words>
	);
}

/** Two long words with a stroke between them (`Legionella/Pneumococcus`) break behind it, before they break inside a word. */
function Strokes({ children }: { children: string }) {
	const parts = children.split(/(\p{L}{5,}\/)(?=\p{L}{5})/u);
	if (parts.length === 1) return children;
	return parts.map((part, at) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
		<Fragment key={at}>
			{part}
			{at % 2 === 1 && <wbr />}
		</Fragment>
	));
}

/** The same for HTML; what stands in its tags is left alone. */
export const unbrokenHtml = (html: string): string =>
	html.replace(tagsAndNames, (found) =>
		found.startsWith('<') || !isShort(found) ? found : `<span class="whitespace-nowrap">${found}</span>`,
	);
