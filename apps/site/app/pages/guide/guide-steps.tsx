import { guideWords } from '../../messages/guide.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { HomeGuide } from '../../visit.ts';
import drawings from './steps.svg?url';

/** Large enough to be read from the table while both hands are busy. */
export function GuideSteps({ steps }: Pick<HomeGuide, 'steps'>) {
	const words = useWords(guideWords);
	return (
		<section aria-labelledby="guide-steps" className="mt-10">
			<h2 id="guide-steps" className="text-3xl">
				{words.steps}
			</h2>
			<ol className="mt-6 grid gap-4">
				{steps.map(({ text, drawing }, at) => (
					<li key={text} className="flex flex-wrap items-center gap-5 rounded-card bg-pale p-5 sm:flex-nowrap">
						<span
							aria-hidden="true"
							className="grid size-12 shrink-0 place-items-center rounded-full bg-teal text-xl font-semibold text-white"
						>
							{at + 1}
						</span>
						{drawing && (
							<svg viewBox="0 0 160 160" aria-hidden="true" className="size-28 shrink-0">
								<use href={`${drawings}#${drawing}`} />
							</svg>
						)}
						<p className="text-2xl">
							<Unbroken>{text}</Unbroken>
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}
