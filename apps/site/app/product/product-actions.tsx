import { leadAddress } from '@site/contract/lead-forms';
import { addressIn } from '../addresses/language-address.ts';
import { useShell } from '../client/use-shell.ts';
import { addAddress, productAddress } from '../destinations.ts';
import { productWords } from '../messages/product.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { LiveProduct } from './product-data.ts';

/**
 * Get a Quote, Request Information and, if the product is sold online, Buy Now. Buy Now is first for home tests, and a
 * successor is first of all.
 */
export function ProductActions({ product }: { product: LiveProduct }) {
	const messages = useMessages();
	const words = useWords(productWords);
	const { language, settings } = useShell();
	const { links } = settings;
	const { isForHome, isDiscontinued, successorSlug } = product;
	const buy = product.buyUrl && !product.notSoldHere && (
		<ButtonLink to={product.buyUrl} newWindow style={isForHome ? 'primary' : 'secondary'}>
			{words.buyNow}
			<Icon name="external" className="size-4" />
		</ButtonLink>
	);
	return (
		<div className="no-print mt-8 flex flex-wrap gap-3 max-sm:flex-col">
			{successorSlug && <ButtonLink to={productAddress(successorSlug)}>{words.seeSuccessor}</ButtonLink>}
			{isForHome && buy}
			<ButtonLink
				to={leadAddress(links.quoteForm, 'product', encodeURIComponent(product.slug))}
				style={successorSlug || (isForHome && buy) ? 'secondary' : 'primary'}
			>
				{messages.getAQuote}
			</ButtonLink>
			{/* Not `AddLink`: its code is not part of this page. */}
			{!isDiscontinued && (
				<a
					href={addressIn(language, addAddress(product.reference))}
					data-name={product.title}
					rel="nofollow"
					className={buttonClass('secondary')}
				>
					{messages.addToList}
				</a>
			)}
			<ButtonLink to="/contact" style="secondary">
				{words.requestInformation}
			</ButtonLink>
			{!isForHome && buy}
		</div>
	);
}
