import { DiscontinuedMark } from '../../catalogue/standing.tsx';
import { resultAddress } from '../../destinations.ts';
import { searchWords } from '../../messages/search.ts';
import { useWords } from '../../messages/use-messages.ts';
import { AddLink } from '../../ui/add-link.tsx';
import { EmergencyUse } from '../../ui/emergency-use.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { Words } from '../../ui/words.tsx';
import type { Result, SearchData } from './loader.ts';

type Opening = { onOpen: () => void };

export const ResultList = ({ items, words, onOpen }: Pick<SearchData, 'items' | 'words'> & Opening) => (
	<ul className="divide-y divide-line border-y border-line">
		{items.map((result) => (
			<FoundItem key={`${result.type} ${result.slug}`} result={result} words={words} onOpen={onOpen} />
		))}
	</ul>
);

function FoundItem({ result, words, onOpen }: { result: Result; words: readonly string[] } & Opening) {
	const { kinds } = useWords(searchWords);
	const { type, title, passage, thumbnail, reference, isDiscontinued, emergencyUse, use, product } = result;
	return (
		<li className="group relative flex items-start gap-4 py-5 desktop:gap-7 desktop:py-6">
			<Thumbnail address={thumbnail} />
			<div className="min-w-0 flex-1">
				<p className="text-xs font-bold text-teal-dark uppercase">
					{kinds[type]} {isDiscontinued && <DiscontinuedMark />}
				</p>
				{product && (
					<p className="text-sm font-semibold">
						<Unbroken>{product}</Unbroken>
					</p>
				)}
				<h3 className="mt-1 text-lg leading-snug desktop:text-xl">
					<SiteLink
						to={resultAddress(result)}
						detail
						onClick={onOpen}
						onAuxClick={({ button }) => button === middleButton && onOpen()}
						className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
					>
						<Words of={title}>
							<Marked text={title} words={words} />
						</Words>
					</SiteLink>
				</h3>
				<p className="mt-1.5 line-clamp-3 max-w-prose text-sm text-ink-soft desktop:text-base">
					<Words of={passage}>
						<Marked text={passage} words={words} />
					</Words>
				</p>
				{use && <p className="mt-1.5 text-sm font-semibold">{use}</p>}
				<EmergencyUse statement={emergencyUse} />
				{reference && (
					<div className="relative w-fit">
						<AddLink {...{ reference, isDiscontinued }} name={title} />
					</div>
				)}
			</div>
		</li>
	);
}

const middleButton = 1;

const Thumbnail = ({ address }: { address: string }) =>
	address && (
		<img
			src={address}
			alt=""
			width={480}
			height={360}
			loading="lazy"
			decoding="async"
			className="aspect-4/3 w-24 shrink-0 rounded-lg bg-pale object-cover desktop:sm:w-44"
		/>
	);

/** A name with hyphens counts as one word. */
const pieces = /\p{Script=Han}+|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*|[^\p{L}\p{N}]+/gu;
const han = /\p{Script=Han}/u;
/** Words of up to this length must match a whole word. */
const short = 3;

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const matches = (piece: string, words: readonly string[]) =>
	piece.split('-').some((part) => words.some((word) => (word.length > short ? part.startsWith(word) : part === word)));

/** Chinese has no spaces between words, so each character is checked separately. */
function chinesePieces(run: string, words: readonly string[]): { text: string; hit: boolean }[] {
	const covered = Array.from(run, () => false);
	for (const word of words) {
		for (let at = run.indexOf(word); at >= 0; at = run.indexOf(word, at + 1)) covered.fill(true, at, at + word.length);
	}
	return Array.from(run, (text, at) => ({ text, hit: covered[at] ?? false }));
}

/** Splits a text into parts; parts that match the search are hits. */
function partsOf(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
	const chinese = words.filter((word) => han.test(word));
	const parts = [...text.matchAll(pieces)].flatMap(([piece]) =>
		han.test(piece) ? chinesePieces(piece, chinese) : [{ text: piece, hit: matches(fold(piece), words) }],
	);
	const joined: { text: string; hit: boolean }[] = [];
	for (const part of parts) {
		const last = joined.at(-1);
		if (last?.hit === part.hit) last.text += part.text;
		else joined.push({ ...part });
	}
	return joined;
}

/** A text with the words of the search marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
	return partsOf(text, words).map((part, at) => {
		const key = `${at} ${part.text}`;
		return part.hit ? (
			<mark key={key} className="rounded-sm bg-coral/20 text-inherit">
				<Unbroken>{part.text}</Unbroken>
			</mark>
		) : (
			<Unbroken key={key}>{part.text}</Unbroken>
		);
	});
}
