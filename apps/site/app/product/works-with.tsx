import { productAddress } from '../destinations.ts';
import { orderingWords } from '../messages/ordering.ts';
import { useWords } from '../messages/use-messages.ts';
import { EmergencyUse } from '../ui/emergency-use.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import type { ProductView } from '../visit.ts';

/** The meters, strips, controls and accessories that a product is used with (INFO-4). */
export function WorksWith({ others }: { others: ProductView['worksWith'] }) {
	const words = useWords(orderingWords);
	if (others.length === 0) return null;
	return (
		<div>
			<h2 className="mb-2 text-xl">{words.worksWith}</h2>
			<ul className="border-t border-ink">
				{others.map(({ kind, slug, title, reference, emergencyUse, use }) => (
					<li key={slug} className="border-b border-ink/15 py-2 print:py-1">
						<SiteLink
							to={productAddress(slug)}
							className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline desktop:min-h-0 print:hidden"
						>
							{title}
						</SiteLink>
						<p className="hidden font-semibold print:block">{title}</p>
						<p className="text-sm text-ink-soft">
							{words.companions[kind]} · <span className="tabular-nums">{reference}</span>
							{use && ` · ${use}`}
						</p>
						<EmergencyUse statement={emergencyUse} />
					</li>
				))}
			</ul>
		</div>
	);
}
