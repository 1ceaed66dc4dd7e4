import { type ReactNode, useRef } from 'react';
import { productAddress } from '../destinations.ts';
import { EmergencyUse } from '../ui/emergency-use.tsx';
import { Picture } from '../ui/picture.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ProductCard as Card } from '../visit.ts';
import { DiscontinuedMark } from './standing.tsx';

export type CardProduct = Card & {
	/** Key facts in one line. Only lists show them. */
	facts?: string | undefined;
};

/** The link covers the whole card; `children` stay clickable above it. */
export function ProductCard({
	product,
	facts,
	level: Title = 'h3',
	first = false,
	soon = false,
	children,
}: {
	product: CardProduct;
	facts?: CardProduct['facts'];
	level?: 'h2' | 'h3';
	/** Whether this picture is the largest on the first screen, and so loads first. */
	first?: boolean;
	/** Whether the card is in the first row: its picture is not lazy. */
	soon?: boolean;
	children?: ReactNode;
}) {
	const card = useRef<HTMLElement>(null);
	const { slug, title, description, picture } = product;
	return (
		<article ref={card} className="group relative flex h-full min-w-0 flex-col">
			<div className="aspect-4/3 overflow-hidden rounded-card bg-pale">
				<Picture
					picture={picture}
					decorative
					eager={first}
					soon={soon}
					sizes="(min-width: 1920px) 22vw, (min-width: 1280px) 300px, (min-width: 640px) 50vw, 100vw"
					className="size-full object-cover transition-transform duration-200 group-has-[a:hover]:scale-103"
				/>
			</div>
			<Title className="mt-4 text-lg leading-snug font-semibold">
				<SiteLink
					to={productAddress(slug)}
					detail
					onClick={() => choose(card.current)}
					className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-coral-text"
				>
					<Unbroken>{title}</Unbroken>
				</SiteLink>
			</Title>
			<Ordered product={product} />
			{facts && (
				<p className="mt-1.5 text-xs font-semibold text-teal-dark">
					<Unbroken>{facts}</Unbroken>
				</p>
			)}
			<p className="mt-2 line-clamp-5 text-sm text-ink-soft">
				<Unbroken>{description}</Unbroken>
			</p>
			<EmergencyUse statement={product.emergencyUse} />
			{children && <div className="relative mt-auto pt-3">{children}</div>}
		</article>
	);
}

/** The data that buyers quote on an order: REF, pack and use; and whether the product is discontinued. */
export const Ordered = ({ product: { reference, pack, use, isDiscontinued } }: { product: CardProduct }) =>
	reference ? (
		<p className="mt-1 text-xs text-ink-soft">
			{isDiscontinued && (
				<span className="block">
					<DiscontinuedMark />
				</span>
			)}
			<span className="font-mono">{reference}</span>
			{[pack, use].filter(Boolean).map((fact) => ` · ${fact}`)}
		</p>
	) : null;

/**
 * Marks the card whose picture moves to the product's page (motion.css). `:focus` would not do: Safari does not focus a
 * clicked link.
 */
function choose(card: HTMLElement | null) {
	document.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
	card?.setAttribute('data-chosen', '');
}
