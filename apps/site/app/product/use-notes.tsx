import { standingWords } from '../messages/standing.ts';
import { useWords } from '../messages/use-messages.ts';
import { bandWidth } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ProductView } from '../visit.ts';

/** The intended users and the authorization of the test, in full, directly below its name. */
export const UseNotes = ({ product: { use, emergencyUse } }: { product: ProductView }) => (
	<>
		{use && <p className={classes(bandWidth, 'pb-6 font-semibold print:px-0!')}>{use}</p>}
		<EmergencyUseNote emergencyUse={emergencyUse} />
	</>
);

function EmergencyUseNote({ emergencyUse }: Pick<ProductView, 'emergencyUse'>) {
	const words = useWords(standingWords);
	if (!emergencyUse) return null;
	return (
		<section aria-label={words.emergencyUseTitle} className={classes(bandWidth, 'pb-8 print:px-0!')}>
			<div className="flex w-fit gap-4 rounded-card border-2 border-coral-text p-5">
				<Icon name="shield" className="size-7 shrink-0 text-coral-text" />
				<div className="max-w-prose">
					<p className="font-semibold">{words.emergencyUse}</p>
					<p className="mt-1 text-sm">
						<Unbroken>{emergencyUse}</Unbroken>
					</p>
				</div>
			</div>
		</section>
	);
}
