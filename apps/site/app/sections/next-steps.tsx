import { boxWords } from '../messages/box.ts';
import { useWords } from '../messages/use-messages.ts';
import { CallUs } from './call-us.tsx';

/** Advice for a number that leads to no box. */
export function NextSteps() {
	const words = useWords(boxWords);
	return (
		<section aria-labelledby="next-steps" className="max-w-prose">
			<h2 id="next-steps" className="text-2xl">
				{words.nextSteps}
			</h2>
			<ul className="mt-4 grid list-disc gap-2 pl-5">
				{words.next.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ul>
			<CallUs reason={words.call} className="mt-4" />
		</section>
	);
}
