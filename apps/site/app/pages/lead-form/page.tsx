import { brand } from '@site/contract/brand';
import { leadFormOf, leadForms } from '@site/contract/lead-forms';
import { writtenLines, writtenList } from '@site/contract/list';
import { EmergencyUse } from '../../catalogue/standing.tsx';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { ContactForm } from '../../forms/contact-form.tsx';
import { leadFormWords } from '../../messages/lead-form.ts';
import { useWords } from '../../messages/use-messages.ts';
import { PageTitle } from '../../sections/page-title.tsx';
import { Band } from '../../ui/band.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { type LineView, visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { QuotedLines } from './quoted-lines.tsx';

/** The most that a comparison holds, and then some. */
const mostProducts = 10;

const quoted = ({ reference, title, pack, quantity, emergencyUse }: LineView) => ({
	reference,
	name: title,
	pack,
	quantity,
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
	const items =
		url.searchParams.get('items') ?? (form === 'quote' && usual ? writtenList([{ ...usual, quantity: 1 }]) : '');
	const references = url.searchParams.get('products')?.split(',').slice(0, mostProducts) ?? [];
	return {
		form,
		title: words.title,
		description: words.lead,
		product: product && { id: product.id, title: product.title, emergencyUse: product.emergencyUse },
		compared: ask.productsByReference(references),
		lines: form === 'quote' ? ask.list({ items, add: '', left: '' }).lines.map(quoted) : [],
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

export default function LeadForm({ loaderData: { form, product, compared, lines } }: Route.ComponentProps) {
	const words = useWords(leadFormWords);
	const { title, lead } = words[form];
	const names = compared.map(({ title: name, reference }) => `${name} (${reference})`);
	return (
		<>
			<PageTitle title={title} lead={lead} />
			<Band tone="white" className="max-w-3xl">
				{lines.length > 0 && <QuotedLines title={product ? words.about : words.lines} lines={lines} />}
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
				<ContactForm
					key={form}
					button={{ desktop: 'Submit', mobile: 'Submit' }}
					lead={{
						label: title,
						type: leadForms[form].type,
						item: product ? { kind: 'product', id: product.id } : undefined,
						message: names.length > 0 ? words.products(names) : '',
						lines: writtenLines(lines),
					}}
				/>
			</Band>
		</>
	);
}
