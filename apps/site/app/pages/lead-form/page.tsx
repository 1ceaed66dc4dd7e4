import { brand } from '@site/contract/brand';
import { leadFormOf } from '@site/contract/lead-forms';
import { writtenList, wrongIn } from '@site/contract/list';
import { EmergencyUse } from '../../catalogue/standing.tsx';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { leadFormWords } from '../../messages/lead-form.ts';
import { useWords } from '../../messages/use-messages.ts';
import { PageTitle } from '../../sections/page-title.tsx';
import { Band } from '../../ui/band.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { type LineView, visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { DistributorForm } from './distributor-form.tsx';
import { KeptLines } from './kept-lines.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { QuoteForm } from './quote-form.tsx';
import { QuotedLines } from './quoted-lines.tsx';
import { SampleKitForm } from './sample-kit-form.tsx';
import { WrongQuantities } from './wrong-quantities.tsx';

/** The most that a comparison holds, and then some. */
const mostProducts = 10;

const quoted = ({ reference, title, pack, quantity, isDiscontinued, emergencyUse }: LineView) => ({
	reference,
	name: title,
	pack,
	quantity,
	isDiscontinued,
	emergencyUse,
});

/** Where the lead links lead until there is a CRM (D46), with the products that the link names. */
export function loader({ context, params, url }: Route.LoaderArgs) {
	const { ask, language } = visitOf(context);
	const form = leadFormOf(params.form, url.searchParams.get('for'));
	if (!form) throw missingItem();
	const words = leadFormWords[language][form];
	const product = ask.product(url.searchParams.get('product') ?? '');
	const usual = product?.packs[0];
	const takesLines = form === 'quote' || form === 'sampleKit';
	const items = url.searchParams.get('items') ?? (takesLines && usual ? writtenList([{ ...usual, quantity: 1 }]) : '');
	const lines = takesLines ? ask.list({ items, add: '', left: '' }).lines.map(quoted) : [];
	const references = url.searchParams.get('products')?.split(',').slice(0, mostProducts) ?? [];
	return {
		form,
		/** Quantities that are none have to be put right first. */
		wrong:
			form === 'quote'
				? wrongIn(items)
						.map((typed) => `quantity:${typed}`)
						.join('\n')
				: '',
		title: words.title,
		description: words.lead,
		product: product && { id: product.id, title: product.title, emergencyUse: product.emergencyUse },
		compared: ask.productsByReference(references),
		// One kit of each.
		lines: form === 'sampleKit' ? lines.map((line) => ({ ...line, quantity: 1 })) : lines,
		countries: form === 'sampleKit' || form === 'distributor' ? ask.countries() : [],
		areas: form === 'newsletter' ? ask.areas().map(({ slug, name }) => ({ value: slug, label: name })) : [],
	};
}

/** A way to us, and nothing that search engines should show. */
export function meta({ loaderData, location, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const title = `${loaderData.title} - ${brand.name}`;
	const { description } = loaderData;
	return pageMeta(siteOf(matches), {
		title,
		description,
		keywords: loaderData.title,
		path: location.pathname,
		hidden: true,
	});
}

export default function LeadForm({ loaderData }: Route.ComponentProps) {
	const { form, product, lines, wrong } = loaderData;
	const words = useWords(leadFormWords);
	const { title, lead } = words[form];
	return (
		<>
			<PageTitle title={title} lead={lead} />
			<Band tone="white">
				<div className="max-w-3xl">
					{lines.length > 0 && (
						<QuotedLines title={product ? words.about : words.lines} lines={lines} hasQuantities={form === 'quote'} />
					)}
					{product && lines.length === 0 && (
						<div className="mb-8 border-l-2 border-coral pl-4">
							<p className="text-lg">
								<span className="block text-sm text-ink-soft">{words.about}</span>
								<strong>
									<Unbroken>{product.title}</Unbroken>
								</strong>
							</p>
							<EmergencyUse statement={product.emergencyUse} />
						</div>
					)}
					{(form === 'quote' || form === 'sampleKit') && lines.length === 0 && <KeptLines form={form} />}
					{wrong ? <WrongQuantities lines={lines} wrong={wrong} /> : <FormOf key={form} {...loaderData} />}
				</div>
			</Band>
		</>
	);
}

type Loaded = Route.ComponentProps['loaderData'];

/** Each asks what its reader needs. */
function FormOf({ form, product, compared, lines, countries, areas }: Loaded) {
	const words = useWords(leadFormWords);
	const about = product ? { title: product.title, item: { kind: 'product', id: product.id } as const } : undefined;
	const names = compared.map(({ title, reference }) => `${title} (${reference})`);
	const options = countries.map(({ code, name }) => ({ value: code, label: name }));
	if (form === 'distributor') return <DistributorForm countries={options} />;
	if (form === 'newsletter') return <NewsletterForm areas={areas} />;
	if (form === 'sampleKit')
		return <SampleKitForm lines={lines} product={about} countries={options} products={names.join('\n')} />;
	return <QuoteForm lines={lines} product={about} message={names.length > 0 ? words.products(names) : ''} />;
}
