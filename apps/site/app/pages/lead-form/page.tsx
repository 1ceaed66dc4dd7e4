import { brand } from '@site/contract/brand';
import { type LeadForm, leadFormOf } from '@site/contract/lead-forms';
import { writtenList, wrongIn } from '@site/contract/list';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { messagesIn } from '../../messages/dictionary.ts';
import { type LeadFormWords, leadFormWords } from '../../messages/lead-form.ts';
import { PageTitle } from '../../sections/page-title.tsx';
import { Band } from '../../ui/band.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { type LineView, type Visit, visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { DistributorForm } from './distributor-form.tsx';
import { KeptLines } from './kept-lines.tsx';
import { newsletterAsks } from './newsletter-asks.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { NextSteps } from './next-steps.tsx';
import { QuoteForm } from './quote-form.tsx';
import { QuotedLines } from './quoted-lines.tsx';
import { SampleKitForm } from './sample-kit-form.tsx';
import { WrongQuantities } from './wrong-quantities.tsx';

/** More than a comparison can contain. */
const mostProducts = 10;

const quoted = ({ reference, title, pack, quantity, isDiscontinued, emergencyUse }: LineView) => ({
	reference,
	name: title,
	pack,
	quantity,
	isDiscontinued,
	emergencyUse,
});

/** The texts and data of one form. Those of the others are not sent. */
function asksOf(form: LeadForm, words: LeadFormWords, ask: Visit['ask'], names: readonly string[]) {
	const countries = () => ask.countries().map(({ code, name }) => ({ value: code, label: name }));
	switch (form) {
		case 'quote':
			return { form, words: words.quote, message: names.length > 0 ? words.products(names) : '' };
		case 'sampleKit':
			return { form, words: words.sampleKit, countries: countries(), products: names.join('\n') };
		case 'distributor':
			return { form, words: words.distributor, countries: countries() };
		case 'newsletter':
			return newsletterAsks(words, ask);
	}
}

/** The lead forms, as long as there is no CRM (PAGE-16), with the products that the link names. */
export function loader({ context, params, url }: Route.LoaderArgs) {
	const { ask, language } = visitOf(context);
	const form = leadFormOf(params.form, url.searchParams.get('for'));
	if (!form) throw missingItem();
	const words = leadFormWords[language];
	const product = ask.product(url.searchParams.get('product') ?? '');
	const usual = product?.packs[0];
	const takesLines = form === 'quote' || form === 'sampleKit';
	const items = url.searchParams.get('items') ?? (takesLines && usual ? writtenList([{ ...usual, quantity: 1 }]) : '');
	const lines = takesLines ? ask.list({ items, add: '', left: '' }).lines.map(quoted) : [];
	const references = url.searchParams.get('products')?.split(',').slice(0, mostProducts) ?? [];
	const names = ask
		.productsByReference(references)
		.map(({ title, reference }) => title + messagesIn(language).fileNote([reference]));
	const wrong = form === 'quote' ? wrongIn(items).map((typed) => `quantity:${typed}`) : [];
	return {
		title: words[form].title,
		description: words[form].lead,
		asks: asksOf(form, words, ask, names),
		around: words.around,
		next: { title: words.next.title, steps: words.next.steps[form] },
		/** Invalid quantities, which must be corrected first. */
		wrong: wrong.join('\n'),
		product: product && { id: product.id, title: product.title, emergencyUse: product.emergencyUse },
		// One kit per product.
		lines: form === 'sampleKit' ? lines.map((line) => ({ ...line, quantity: 1 })) : lines,
	};
}

/** Hidden from search engines. */
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

export default function LeadFormPage({ loaderData }: Route.ComponentProps) {
	const { title, description, asks, around, next, product, lines, wrong } = loaderData;
	const hasLines = lines.length > 0;
	return (
		<>
			<PageTitle title={title} lead={description} />
			<Band tone="white" className="grid gap-x-16 gap-y-12 desktop:lg:grid-cols-[minmax(0,48rem)_minmax(18rem,1fr)]">
				<div>
					{hasLines && (
						<QuotedLines
							words={around}
							title={product ? around.about : around.lines}
							lines={lines}
							hasQuantities={asks.form === 'quote'}
						/>
					)}
					{product && !hasLines && (
						<div className="mb-8 border-l-2 border-coral pl-4">
							<p className="text-lg">
								<span className="block text-sm text-ink-soft">{around.about}</span>
								<strong>
									<Unbroken>{product.title}</Unbroken>
								</strong>
							</p>
							{product.emergencyUse && <p className="mt-2 text-xs">{product.emergencyUse}</p>}
						</div>
					)}
					{(asks.form === 'quote' || asks.form === 'sampleKit') && !hasLines && (
						<KeptLines form={asks.form} words={around} />
					)}
					{wrong ? (
						<WrongQuantities words={around} lines={lines} wrong={wrong} />
					) : (
						<FormOf key={asks.form} {...loaderData} />
					)}
				</div>
				<NextSteps {...next} />
			</Band>
		</>
	);
}

/** The form for each kind of request. */
function FormOf({ asks, product, lines }: Pick<Route.ComponentProps['loaderData'], 'asks' | 'product' | 'lines'>) {
	const about = product ? { title: product.title, item: { kind: 'product', id: product.id } as const } : undefined;
	switch (asks.form) {
		case 'distributor':
			return <DistributorForm {...asks} />;
		case 'newsletter':
			return <NewsletterForm {...asks} />;
		case 'sampleKit':
			return <SampleKitForm {...asks} lines={lines} product={about} />;
		case 'quote':
			return <QuoteForm {...asks} lines={lines} product={about} />;
	}
}
