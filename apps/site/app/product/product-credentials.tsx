import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { bandWidth } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { Picture } from '../ui/picture.tsx';
import type { LiveProduct } from './product-data.ts';
import { Reference } from './reference.tsx';

/** Below the head of the page: the REF, and the certification marks. */
export function ProductCredentials({ product: { reference, certificationMarks } }: { product: LiveProduct }) {
	const messages = useWords(productWords);
	return (
		<div
			className={classes(bandWidth, 'flex flex-wrap items-center justify-between gap-x-12 gap-y-4 py-4 print:px-0!')}
		>
			<Reference reference={reference} />
			{certificationMarks.length > 0 && (
				<ul aria-label={messages.certifications} className="flex flex-wrap items-center gap-6">
					{certificationMarks.map(({ id, number, picture }) => (
						<li key={id} className="text-center">
							<Picture picture={picture} sizes="8rem" className="mx-auto h-12 w-auto" />
							{number && <p className="mt-1 text-xs text-ink-soft">{number}</p>}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
