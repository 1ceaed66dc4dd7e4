import { performanceWords } from '../../messages/performance.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { AgreementScale } from './agreement-scale.ts';
import { HundredDots } from './hundred-dots.tsx';
import type { Figure, Target } from './target.ts';
import { Whisker } from './whisker.tsx';

/**
 * The results of a study for one target: the number out of 100 people, the confidence interval, and the sample size.
 */
export function Evidence({ target, scale }: { target: Target; scale: AgreementScale }) {
	const words = useWords(performanceWords);
	const { name, positive, negative, comparator = '' } = target;
	const people = ({ ofHundred: { count, how } }: Figure) => words.people[how](count);
	return (
		<div className="border-t border-ink pt-6 print:pt-3">
			<h3 className="text-xl">{name}</h3>
			<div className="mt-5 grid gap-x-16 gap-y-10 wide:grid-cols-2 print:grid-cols-2! print:gap-8!">
				<Side title={words.positive} figure={positive} scale={scale} stroke="stroke-teal">
					{words.found(people(positive), comparator)}
				</Side>
				<Side title={words.negative} figure={negative} scale={scale} stroke="stroke-deep">
					{words.cleared(people(negative), comparator)}
				</Side>
			</div>
		</div>
	);
}

type SideProps = { title: string; figure: Figure; scale: AgreementScale; stroke: string; children: string };

function Side({ title, figure, scale, stroke, children }: SideProps) {
	const words = useWords(performanceWords);
	const { text, ofHundred, counted } = figure;
	return (
		<div className="break-inside-avoid">
			<div className="flex items-center gap-5 wide:gap-7">
				<HundredDots count={ofHundred.count} stroke={stroke} />
				<div className="min-w-0 grow">
					<h4 className="text-sm font-semibold hyphens-auto">{title}</h4>
					<p className="mb-2 text-2xl font-semibold tabular-nums">{`${text}%`}</p>
					<Whisker {...{ figure, scale, stroke }} />
				</div>
			</div>
			<p className="mt-4">
				<Unbroken>{children}</Unbroken>
			</p>
			<p className="mt-1 text-sm text-ink-soft tabular-nums">
				{counted ? words.counted(counted.of, counted.low, counted.high) : words.notPublished}
				{counted?.isFew && <span className="block">{words.few}</span>}
			</p>
		</div>
	);
}
