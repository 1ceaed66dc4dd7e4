import { brand } from '@site/contract/brand';
import { useRef } from 'react';
import { copyText } from '../client/copy-text.ts';
import { showToast } from '../client/toasts.ts';
import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { bandWidth } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { Picture } from '../ui/picture.tsx';
import type { LiveProduct } from './product-data.ts';

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

const quiet =
	'no-print inline-flex min-h-11 items-center font-semibold text-teal-dark underline-offset-4 hover:underline noscript:hidden';

/** The REF that buyers quote, with ways to copy it or to print the product sheet. */
function Reference({ reference }: { reference: string }) {
	const messages = useWords(productWords);
	const text = useRef<HTMLElement>(null);

	async function copy() {
		if (await copyText(reference, messages.copied(reference))) return;
		if (text.current) getSelection()?.selectAllChildren(text.current);
		showToast('info', messages.copyFailed);
	}

	return (
		<div className="flex flex-wrap items-center gap-x-6 text-sm">
			<p>
				<span className="hidden print:inline">{brand.company} · </span>
				{messages.reference}{' '}
				<strong ref={text} className="font-semibold tabular-nums select-all">
					{reference}
				</strong>
			</p>
			<button type="button" className={quiet} onClick={copy}>
				{messages.copyReference}
			</button>
			<button type="button" className={quiet} onClick={() => print()}>
				{messages.print}
			</button>
		</div>
	);
}
