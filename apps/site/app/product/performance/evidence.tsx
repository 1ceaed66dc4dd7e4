import { performanceWords } from '../../messages/performance.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { HundredDots } from './hundred-dots.tsx';
import type { Figure, Target } from './target.ts';

/** The figures for one target as a number out of 100 people, in dots and in a sentence. */
export function Evidence({ target: { name, positive, negative, comparator = '' } }: { target: Target }) {
	const words = useWords(performanceWords);
	const people = ({ ofHundred: { count, how } }: Figure) => words.people[how](count);
	return (
		<div className="@container border-t border-ink pt-3">
			<h3 className="text-lg">{name}</h3>
			<div className="mt-3 grid gap-x-12 gap-y-4 @min-[26rem]:grid-cols-2">
				<Side figure={positive} stroke="stroke-teal" sentence={words.found(people(positive), comparator)} />
				<Side figure={negative} stroke="stroke-deep" sentence={words.cleared(people(negative), comparator)} />
			</div>
		</div>
	);
}

type SideProps = { figure: Figure; stroke: string; sentence: string };

function Side({ figure: { ofHundred, counted }, stroke, sentence }: SideProps) {
	const words = useWords(performanceWords);
	return (
		<div className="flex break-inside-avoid items-center gap-5">
			<HundredDots count={ofHundred.count} stroke={stroke} />
			<div className="min-w-0">
				<p>
					<Unbroken>{sentence}</Unbroken>
				</p>
				<p className="text-xs text-ink-soft tabular-nums">
					<Unbroken>
						{counted ? words.countedBriefly(counted.of, counted.low, counted.high) : words.notPublished}
					</Unbroken>
				</p>
			</div>
		</div>
	);
}
