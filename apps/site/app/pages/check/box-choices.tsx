import { boxWords } from '../../messages/box.ts';
import { useWords } from '../../messages/use-messages.ts';
import { EmergencyUse } from '../../ui/emergency-use.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { BoxChoice } from '../../visit.ts';

/** Links to the boxes that contain a lot, if it is in several. */
export function BoxChoices({ choices }: { choices: readonly BoxChoice[] }) {
	const words = useWords(boxWords);
	return (
		<section aria-labelledby="box-choices">
			<h2 id="box-choices" className="text-2xl">
				{words.choices}
			</h2>
			<ul className="mt-4 grid max-w-prose gap-2">
				{choices.map(({ path, title, reference, quantity, emergencyUse }) => (
					<li key={path}>
						<SiteLink
							to={path}
							className="flex min-h-14 flex-wrap items-center gap-x-4 rounded-card border border-line px-4 py-2 hover:border-teal"
						>
							<span className="font-semibold text-teal-dark underline">{title}</span>
							<span className="text-ink-soft">{words.facts(reference, quantity)}</span>
						</SiteLink>
						<EmergencyUse statement={emergencyUse} />
					</li>
				))}
			</ul>
		</section>
	);
}
