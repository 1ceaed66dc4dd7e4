import { brand } from '@site/contract/brand';
import { useRef } from 'react';
import { copyText } from '../client/copy-text.ts';
import { showToast } from '../client/toasts.ts';
import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';

const quiet =
	'no-print inline-flex min-h-11 items-center font-semibold text-teal-dark underline-offset-4 hover:underline noscript:hidden';

/** The REF that buyers quote, with ways to copy it or to print the product sheet. */
export function Reference({ reference }: { reference: string }) {
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
