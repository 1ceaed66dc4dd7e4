import { Fragment, type ReactNode } from 'react';
import { DiscontinuedMark } from '../../catalogue/standing.tsx';
import { productAddress } from '../../destinations.ts';
import { availabilityWords } from '../../messages/availability.ts';
import { productTableWords } from '../../messages/product-table.ts';
import { useWords } from '../../messages/use-messages.ts';
import { AddLink } from '../../ui/add-link.tsx';
import { classes } from '../../ui/classes.ts';
import { EmergencyUse } from '../../ui/emergency-use.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { ListedProduct } from './loader.ts';

const cell = 'border-b border-line px-2 py-2 align-top wrap-break-word group-hover:bg-mist print:px-1 print:py-1';

const addLink = 'no-print block min-h-6 w-fit font-semibold text-teal-dark underline underline-offset-4';

type OtherPack = { reference: string; pack: string };

export type RowProps = {
	product: ListedProduct;
	/** The visitor's country; empty if none is chosen. */
	country: string;
	/** The checkbox that adds a product to the comparison. */
	compare: (product: ListedProduct) => ReactNode;
};

export function TableRow({ product, country, compare }: RowProps) {
	const words = useWords(productTableWords);
	const { slug, title, reference, pack, isDiscontinued, emergencyUse, row } = product;
	if (!row) return null;
	const { minutes } = row;
	return (
		<>
			<tr className="group break-inside-avoid">
				<td className={classes(cell, 'whitespace-nowrap')}>
					{reference}
					<AddLink reference={reference} name={title} isDiscontinued={isDiscontinued} className={addLink} />
				</td>
				<th
					scope="row"
					className={classes(
						cell,
						'sticky left-0 z-5 w-52 min-w-36 border-r text-balance bg-white font-semibold mobile:-left-5 mobile:max-w-40 mobile:max-[24rem]:min-w-28 mobile:max-[24rem]:max-w-28 print:static print:min-w-0 print:border-r-0',
					)}
				>
					<SiteLink
						to={productAddress(slug)}
						detail
						className="inline-block min-h-6 wrap-anywhere underline-offset-4 hover:text-teal hover:underline print:min-h-0"
					>
						<Unbroken>{title}</Unbroken>
					</SiteLink>{' '}
					{isDiscontinued && <DiscontinuedMark />}
					<div className="print:hidden">
						<EmergencyUse statement={emergencyUse} />
					</div>
				</th>
				<Said>{row.specimen}</Said>
				<Said>{minutes !== null && (minutes < 1 ? words.lessThanOne : Math.round(minutes))}</Said>
				<Said>{row.setting}</Said>
				<Said>{pack && <Packs usual={pack} more={row.packs ?? []} {...{ title, isDiscontinued }} />}</Said>
				<Said>{row.certificates.length > 0 && <Certificates names={row.certificates} />}</Said>
				<Status row={row} country={country} />
				<td className={classes(cell, 'no-print text-center')}>{compare(product)}</td>
			</tr>
			{emergencyUse && (
				<tr className="hidden print:table-row">
					<td colSpan={8} className={cell}>
						{emergencyUse}
					</td>
				</tr>
			)}
		</>
	);
}

type PacksProps = { usual: string; more: readonly OtherPack[]; title: string; isDiscontinued: boolean | undefined };

/** The usual pack; the others open below it, each with a link to add it to the list. */
function Packs({ usual, more, title, isDiscontinued }: PacksProps) {
	const words = useWords(productTableWords);
	return (
		<>
			{usual}
			{more.length > 0 && (
				<details className="mt-0.5">
					<summary className="no-print min-h-6 w-fit cursor-pointer font-semibold whitespace-nowrap text-teal-dark">
						{words.morePacks(more.length)}
						<span className="sr-only"> {title}</span>
					</summary>
					<ul className="grid gap-1.5 pt-1">
						{more.map(({ reference, pack }) => (
							<li key={reference}>
								<span className="whitespace-nowrap">{reference} ·</span> {pack}
								<AddLink
									reference={reference}
									name={`${title}, ${pack}`}
									isDiscontinued={isDiscontinued}
									className={addLink}
								/>
							</li>
						))}
					</ul>
				</details>
			)}
		</>
	);
}

/** Lines break after a dot, never within a name. */
const Certificates = ({ names }: { names: readonly string[] }) =>
	names.map((name, at) => (
		<Fragment key={name}>
			<span className="whitespace-nowrap">{at < names.length - 1 ? `${name} ·` : name}</span>{' '}
		</Fragment>
	));

/** A missing value is a dash, with a text for screen readers. */
function Said({ children }: { children: ReactNode }) {
	const { notStated } = useWords(productTableWords);
	const isSaid = children !== '' && children !== false && children !== undefined;
	return (
		<td className={cell}>
			{isSaid ? (
				children
			) : (
				<>
					<span aria-hidden="true">–</span>
					<span className="sr-only">{notStated}</span>
				</>
			)}
		</td>
	);
}

function Status({ row, country }: { row: NonNullable<ListedProduct['row']>; country: string }) {
	return <Said>{useStatus(row, country)}</Said>;
}

/** The legal route in the visitor's country; without a country, the number of countries. */
function useStatus({ registered }: NonNullable<ListedProduct['row']>, country: string): string {
	const words = useWords(productTableWords);
	const { routes } = useWords(availabilityWords);
	const count = Object.keys(registered).length;
	if (!country) return count > 0 ? words.countryCount(count) : '';
	const own = registered[country];
	return own ? own.map((route) => routes[route]).join(' · ') : words.notRegistered;
}
