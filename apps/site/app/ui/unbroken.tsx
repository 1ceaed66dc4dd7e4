import { Fragment } from 'react';
import { Words } from './words.tsx';

/**
 * Text that must not break across lines (D32), if it is short: names with hyphens, flu A, times of day, and in Chinese
 * durations and names of two Latin words: `COVID-19`, `point-of-care`, `5:00 p.m.`.
 */
const names =
	/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+|\b[Ff]lu [AB](?:\/B)?\b|\d+:\d\d [ap]\.m\.|\d+ (?:分钟|个月|年)|[A-Z]\w+ [A-Z]\w+(?= \p{Script=Han})/gu;
const tagsAndNames = new RegExp(`<[^>]*>|${names.source}`, 'gu');
const isShort = (name: string) => name.length <= 18;
/**
 * An inline block where no punctuation touches it: browsers balance lines better around boxes than around text with
 * nowrap.
 */
const formOf = (text: string, from: number, to: number) =>
	/\S/.test(`${text[from - 1] ?? ''}${text[to] ?? ''}`)
		? 'whitespace-nowrap'
		: 'inline-block whitespace-nowrap [text-decoration:inherit]';

/** A text in which such names do not break. */
export function Unbroken({ children }: { children: string }) {
	const found = [...children.matchAll(names)].filter(([name]) => isShort(name));
	const ends = found.map(({ index, 0: name }) => index + name.length);
	return (
		<Words of={children}>
			{found.map(({ index, 0: name }, at) => (
				<Fragment key={index}>
					<Breaks>{children.slice(at === 0 ? 0 : ends[at - 1], index)}</Breaks>
					<span className={formOf(children, index, index + name.length)}>{name}</span>
				</Fragment>
			))}
			<Breaks>{children.slice(ends.at(-1))}</Breaks>
		</Words>
	);
}

/**
 * Where a title may break: after a slash between two long words, and in Chinese, which has no spaces, before common
 * terms.
 */
const lineEnds =
	/(?<=\p{L}{5}\/)(?=\p{L}{5})|(?=[与及暨]|国际|流感|新冠|居家|多联|联合|快速|抗原|提供|一体化|全程|现已|正式|获得|支持|开放|新增|加入)/u;

function Breaks({ children }: { children: string }) {
	const [first, ...rest] = children.split(lineEnds);
	return (
		<>
			{first}
			{rest.map((part, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
				<Fragment key={at}>
					<wbr />
					{part}
				</Fragment>
			))}
		</>
	);
}

/** The same for HTML; what stands in its tags is left alone. */
export const unbrokenHtml = (html: string): string =>
	html.replace(tagsAndNames, (found) =>
		found.startsWith('<') || !isShort(found) ? found : `<span class="whitespace-nowrap">${found}</span>`,
	);
