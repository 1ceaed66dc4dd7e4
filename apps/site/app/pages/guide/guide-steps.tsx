import { guideWords } from '../../messages/guide.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Unbroken } from '../../ui/unbroken.tsx';

/** Large enough to be read from the table while both hands are busy. */
export function GuideSteps({ steps }: { steps: readonly string[] }) {
	const words = useWords(guideWords);
	return (
		<section aria-labelledby="guide-steps" className="mt-10">
			<h2 id="guide-steps" className="text-3xl">
				{words.steps}
			</h2>
			<ol className="mt-6 grid gap-4">
				{steps.map((step, at) => (
					<li key={step} className="flex items-start gap-5 rounded-card bg-pale px-5 py-5">
						<span
							aria-hidden="true"
							className="grid size-12 shrink-0 place-items-center rounded-full bg-teal text-xl font-semibold text-white"
						>
							{at + 1}
						</span>
						<p className="self-center text-2xl">
							<Unbroken>{step}</Unbroken>
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}
