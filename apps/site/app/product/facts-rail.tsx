import { factIn } from '@site/contract/facts';
import { availabilityWords } from '../messages/availability.ts';
import { factWords } from '../messages/facts.ts';
import { orderingWords } from '../messages/ordering.ts';
import { productPartWords } from '../messages/product-parts.ts';
import { standingWords } from '../messages/standing.ts';
import { useWords } from '../messages/use-messages.ts';
import { bandWidth } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ProductParts, ProductView } from '../visit.ts';

/** Below the head: what a buyer asks first, who may use the test, and its authorization. */
export function FactsRail({ product }: ProductParts) {
	const facts = useRail(product);
	return (
		<div className={classes(bandWidth, 'grid gap-4 pt-5 print:px-0!')}>
			{facts.length > 0 && (
				<dl className="flex flex-wrap gap-x-6 gap-y-4">
					{facts.map(([name, value]) => (
						<div key={name} className="min-w-40 flex-1 border-t-2 border-teal pt-2">
							<dt className="text-xs text-ink-soft">{name}</dt>
							<dd className="font-semibold text-balance">
								<Unbroken>{value}</Unbroken>
							</dd>
						</div>
					))}
				</dl>
			)}
			<EmergencyUseNote statement={product.emergencyUse} />
		</div>
	);
}

function useRail({ facts, theme, packs, registrations, isForHome, use }: ProductView) {
	const names = useWords(factWords);
	const words = useWords(productPartWords);
	const { packs: packsTitle } = useWords(orderingWords);
	const { separator, title: available } = useWords(availabilityWords);
	const countries = new Set(registrations.map(({ countryName }) => countryName));
	const rail: [string, string][] = [
		[names.timeToResult, factIn(facts, 'timeToResult')],
		[words.inOnePanel, theme?.panel ? words.substances(theme.panel.rows.length) : ''],
		[names.specimen, factIn(facts, 'specimen')],
		[packsTitle, isForHome ? '' : packs.map(({ quantity }) => quantity).join(separator)],
		[available, [...countries].join(separator)],
		[names.shelfLife, factIn(facts, 'shelfLife')],
		[names.setting, use],
	];
	return rail.filter(([, value]) => value !== '');
}

/** One line that says the essential and opens the full statement; on paper in full (INFO-14). */
function EmergencyUseNote({ statement }: { statement: string }) {
	const words = useWords(standingWords);
	const { emergencyUseLine } = useWords(productPartWords);
	if (!statement) return null;
	return (
		<section aria-label={words.emergencyUseTitle} className="rounded-card border border-coral-text text-sm">
			<details className="fold print:hidden">
				<summary className="flex min-h-11 items-center gap-3 px-4 py-2">
					<Icon name="shield" className="size-5 shrink-0 text-coral-text" />
					<span className="grow font-semibold">{emergencyUseLine}</span>
					<Icon name="chevron" className="size-5 shrink-0" />
				</summary>
				<p className="max-w-prose px-4 pb-6">
					<Unbroken>{statement}</Unbroken>
				</p>
			</details>
			<p className="hidden p-2 print:block">{statement}</p>
		</section>
	);
}
