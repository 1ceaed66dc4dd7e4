import { boxWords } from '../../messages/box.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { BoxView } from '../../visit.ts';

/** Advice about this lot since it was printed, and the letter to customers. */
export function BoxSteps({ steps, letter }: Pick<BoxView, 'steps' | 'letter'>) {
	const words = useWords(boxWords);
	if (steps.length === 0 && !letter) return null;
	return (
		<section aria-labelledby="box-steps">
			<h2 id="box-steps" className="text-2xl">
				{words.toDo}
			</h2>
			<ul className="mt-4 grid max-w-prose list-disc gap-2 pl-5 text-lg">
				{steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ul>
			{letter && (
				<p className="mt-3">
					<SiteLink
						to={letter.url}
						className="inline-flex min-h-11 items-center gap-3 font-semibold text-teal-dark underline"
					>
						<Icon name="download" className="size-5 shrink-0" />
						{letter.title}
					</SiteLink>
				</p>
			)}
		</section>
	);
}
