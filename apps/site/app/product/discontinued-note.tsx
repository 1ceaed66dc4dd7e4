import { productAddress } from '../destinations.ts';
import { orderingWords } from '../messages/ordering.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { bandWidth } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { SiteLink } from '../ui/site-link.tsx';
import type { ProductView } from '../visit.ts';

/** At the top of the page of a discontinued product: the date, and the successor. */
export function DiscontinuedNote({ product: { discontinued, isDiscontinued } }: { product: ProductView }) {
	const words = useWords(orderingWords);
	const messages = useMessages();
	if (!discontinued) return null;
	const { on, lastOrderOn, successor } = discontinued;
	const named = successor && successor.title + messages.fileNote([successor.reference]);
	return (
		<div className="bg-ink text-white print:border print:bg-white print:text-ink">
			<div className={classes(bandWidth, 'flex flex-wrap items-baseline gap-x-6 gap-y-1 py-4')}>
				<p>
					<strong className="font-semibold">
						{isDiscontinued ? words.wasDiscontinued(on) : words.willBeDiscontinued(on)}
					</strong>{' '}
					{lastOrderOn && words.lastOrder(lastOrderOn)}
				</p>
				{successor && (
					<p>
						{words.successor}{' '}
						<SiteLink
							to={productAddress(successor.slug)}
							className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 print:hidden"
						>
							{named}
						</SiteLink>
						<span className="hidden print:inline">{named}</span>
						{successor.lacks.length > 0 && <strong className="font-semibold"> {words.lacks(successor.lacks)}</strong>}
					</p>
				)}
				{successor?.emergencyUse && <p className="text-xs">{successor.emergencyUse}</p>}
			</div>
		</div>
	);
}
