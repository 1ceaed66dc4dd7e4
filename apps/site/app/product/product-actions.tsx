import type { ReactNode } from 'react';
import { addressIn } from '../addresses/language-address.ts';
import { useShell } from '../client/use-shell.ts';
import { addAddress, guideAddress, productAddress } from '../destinations.ts';
import { productWords } from '../messages/product.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import type { LiveProduct } from './product-data.ts';
import { QuoteLink } from './quote-link.tsx';

/** One filled button: the successor of a discontinued product, Buy Now of a home test, else Get a Quote. */
export function ProductActions({ product }: { product: LiveProduct }) {
	const messages = useMessages();
	const words = useWords(productWords);
	const { language } = useShell();
	const { slug, isForHome, isDiscontinued, successorSlug } = product;
	const isSoldHere = product.buyUrl && !product.notSoldHere;
	const isBoughtFirst = isForHome && isSoldHere && !successorSlug;
	return (
		<div className="no-print mt-6">
			<div className="flex flex-wrap gap-3 max-sm:flex-col">
				{successorSlug && <ButtonLink to={productAddress(successorSlug)}>{words.seeSuccessor}</ButtonLink>}
				{isBoughtFirst && (
					<ButtonLink to={product.buyUrl} newWindow>
						{words.buyNow}
						<Icon name="external" className="size-4" />
					</ButtonLink>
				)}
				{isForHome ? (
					<ButtonLink to={guideAddress(slug)} style={successorSlug || isBoughtFirst ? 'secondary' : 'primary'}>
						{words.stepByStep}
					</ButtonLink>
				) : (
					<QuoteLink slug={slug} isFirst={!successorSlug} />
				)}
				{/* Not `AddLink`: its code is not part of this page. */}
				{!isForHome && !isDiscontinued && (
					<a
						href={addressIn(language, addAddress(product.reference))}
						data-name={product.title}
						rel="nofollow"
						className={buttonClass('secondary')}
					>
						{messages.addToList}
					</a>
				)}
			</div>
			<p className="mt-2 flex flex-wrap gap-x-6">
				<QuietLink to="/contact">{words.requestInformation}</QuietLink>
				{isSoldHere && !isBoughtFirst && (
					<QuietLink to={product.buyUrl} newWindow>
						{words.buyNow}
						<Icon name="external" className="size-4" />
					</QuietLink>
				)}
			</p>
		</div>
	);
}

export const QuietLink = ({
	to,
	newWindow = false,
	children,
}: {
	to: string;
	newWindow?: boolean;
	children: ReactNode;
}) => (
	<SiteLink
		to={to}
		newWindow={newWindow}
		className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-teal-dark underline underline-offset-4"
	>
		{children}
	</SiteLink>
);
