import { factIn, factsIn } from '@site/contract/facts';
import { leadAddress } from '@site/contract/lead-forms';
import { useShell } from '../client/use-shell.ts';
import { beforeOrderWords } from '../messages/before-order.ts';
import { factWords } from '../messages/facts.ts';
import { useWords } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { DataTable } from '../ui/data-table.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import type { ProductView } from '../visit.ts';
import { TitledFold } from './fold.tsx';

const link =
	'no-print flex min-h-11 w-fit items-center font-semibold text-teal-dark underline underline-offset-4 desktop:min-h-0';

export const saysOfOrders = ({ facts, sample }: ProductView) =>
	factsIn(facts, 'ordering').length > 0 || sample !== null;

/** The facts that buyers need before an order; unknown facts are left out. */
export function BeforeYouOrder({ product }: { product: ProductView }) {
	const words = useWords(beforeOrderWords);
	const names = useWords(factWords);
	const { sample, registrations } = product;
	const storage = factIn(product.facts, 'storage');
	const countries = new Set(registrations.map(({ country }) => country)).size;
	const facts = factsIn(product.facts, 'ordering').map(({ key, value }) =>
		key === 'transport' && storage
			? { key, cells: [words.storageAndTransport, <Lines key={key} of={[storage, value]} />] }
			: { key, cells: [names[key], value] },
	);
	const rows = [
		...facts,
		sample !== null && {
			key: 'sample',
			cells: [words.sample, <Sample key="sample" isThere={sample} slug={product.slug} />],
		},
		countries > 0 && {
			key: 'registrations',
			cells: [words.registrations, <Registered key="registrations" countries={countries} />],
		},
	].filter((row) => typeof row === 'object');
	return (
		<TitledFold title={words.title}>
			<DataTable caption={words.title} rows={rows} />
		</TitledFold>
	);
}

const Lines = ({ of }: { of: readonly string[] }) =>
	of.map((line) => (
		<span key={line} className="block">
			{line}
		</span>
	));

/** The address names the product for the form. */
function Sample({ isThere, slug }: { isThere: boolean; slug: string }) {
	const words = useWords(beforeOrderWords);
	const { sampleKitForm } = useShell().settings.links;
	return (
		<>
			{isThere ? words.samples.yes : words.samples.no}
			{isThere && (
				<SiteLink to={leadAddress(sampleKitForm, 'product', encodeURIComponent(slug))} className={link}>
					{words.askForSample}
				</SiteLink>
			)}
		</>
	);
}

function Registered({ countries }: { countries: number }) {
	const words = useWords(beforeOrderWords);
	return (
		<>
			<span className="hidden print:inline">{words.registeredIn(countries)}</span>
			<a href="#available" className={classes(link, 'mobile:-my-2.5')}>
				{words.registeredIn(countries)}
			</a>
		</>
	);
}
