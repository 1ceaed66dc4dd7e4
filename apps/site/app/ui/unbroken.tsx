import { Fragment } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Words } from './words.tsx';

/** Longer ones may break. The text to keep on one line (D32) depends on the language (`lineBreaks` in the messages). */
const isShort = (name: string) => name.length <= 19;
/**
 * An inline block if no punctuation touches it: browsers balance lines better around boxes than around text with
 * nowrap.
 */
const formOf = (text: string, from: number, to: number) => {
	// A list of free offers is longer than a name, so it may break in a narrow window.
	if (text.slice(from, to).includes('、')) return 'inline-block';
	return /\S/.test(`${text[from - 1] ?? ''}${text[to] ?? ''}`)
		? 'whitespace-nowrap'
		: 'inline-block whitespace-nowrap [text-decoration:inherit]';
};

/** A text in which short names do not break. */
export function Unbroken({ children }: { children: string }) {
	const { lineBreaks } = useMessages();
	const found = [...children.matchAll(lineBreaks.kept)].filter(([name]) => isShort(name));
	const afters = found.map(({ index, 0: name }) => index + name.length);
	const ends = [...children.matchAll(lineBreaks.ends)].flatMap(({ index }) => index || []);
	return (
		<Words of={children}>
			{found.map(({ index, 0: name }, at) => (
				<Fragment key={index}>
					<Breaks text={children} from={afters[at - 1] ?? 0} to={index} ends={ends} />
					<span className={formOf(children, index, index + name.length)}>{name}</span>
				</Fragment>
			))}
			<Breaks text={children} from={afters.at(-1) ?? 0} to={children.length} ends={ends} />
		</Words>
	);
}

type BreaksProps = { text: string; from: number; to: number; ends: readonly number[] };

/** A part of a text, with the line break opportunities inside it and at both ends. */
function Breaks({ text, from, to, ends }: BreaksProps) {
	const inside = ends.filter((end) => end >= from && end <= to);
	return (
		<>
			{text.slice(from, inside[0] ?? to)}
			{inside.map((end, at) => (
				<Fragment key={end}>
					<wbr />
					{text.slice(end, inside[at + 1] ?? to)}
				</Fragment>
			))}
		</>
	);
}

/** The same for HTML; its tags are not changed. */
export const unbrokenHtml = (html: string, kept: RegExp): string =>
	html.replace(new RegExp(`<[^>]*>|${kept.source}`, 'gu'), (found) =>
		found.startsWith('<') || !isShort(found) ? found : `<span class="whitespace-nowrap">${found}</span>`,
	);
