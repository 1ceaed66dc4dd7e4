import { factsIn } from '@site/contract/facts';
import { reportAddress } from '../addresses/report-address.ts';
import { factWords } from '../messages/facts.ts';
import { productPartWords } from '../messages/product-parts.ts';
import { reportLinkWords } from '../messages/report-link.ts';
import { useWords } from '../messages/use-messages.ts';
import { routePaths } from '../route-paths.ts';
import { Band } from '../ui/band.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ProductParts, ProductView } from '../visit.ts';
import { TitledFold } from './fold.tsx';
import { WorksWith } from './works-with.tsx';

const link = 'inline-flex min-h-11 items-center font-semibold text-teal-dark underline underline-offset-4';

type Theme = NonNullable<ProductView['theme']>;

/** The text that staff wrote with the intended use, the technical facts for buyers, and what a theme adds. */
export function ProductDetails({ product }: ProductParts) {
	const messages = useWords(productPartWords);
	const { ofProduct } = useWords(reportLinkWords);
	const { theme, content, slug } = product;
	const scene = theme?.scene && <Scene scene={theme.scene} />;
	return (
		<Band tone="white" label={messages.aboutProduct}>
			{theme && theme.benefits.length > 0 && <Benefits benefits={theme.benefits} />}
			<div className="mt-6 grid items-start gap-x-16 gap-y-6 desktop:lg:grid-cols-[minmax(0,1fr)_28rem] print:grid-cols-[3fr_2fr]!">
				<div className="min-w-0">
					<RichText html={content} className="dense-text" />
					{theme?.trust && <Trust trust={theme.trust} />}
					{theme?.panel && scene}
					<p className="no-print mt-4 flex flex-wrap gap-x-8">
						<SiteLink to={reportAddress({ product: slug })} className={link}>
							{ofProduct}
						</SiteLink>
						<SiteLink to={routePaths.ProductData} className={link}>
							{messages.asData}
						</SiteLink>
					</p>
				</div>
				<aside className="grid gap-4">
					<Specifications product={product} />
					{product.isForHome && <WorksWith others={product.worksWith.filter(({ use }) => !use)} />}
					{theme?.panel && <DrugPanel panel={theme.panel} />}
					{!theme?.panel && scene}
				</aside>
			</div>
		</Band>
	);
}

function Benefits({ benefits }: Pick<Theme, 'benefits'>) {
	const messages = useWords(productPartWords);
	return (
		<TitledFold title={messages.benefits}>
			<ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 wide:grid-cols-3">
				{benefits.map(({ title, text }) => (
					<li key={title} className="border-t-2 border-teal pt-2">
						<h3 className="text-base">
							<Unbroken>{title}</Unbroken>
						</h3>
						<p className="text-sm text-ink-soft">
							<Unbroken>{text}</Unbroken>
						</p>
					</li>
				))}
			</ul>
		</TitledFold>
	);
}

/** If there are packs, their table shows the pack sizes with the REF. */
function Specifications({ product: { facts, packs } }: { product: ProductView }) {
	const messages = useWords(productPartWords);
	const names = useWords(factWords);
	const rows = factsIn(facts, 'specification')
		.filter(({ key }) => key !== 'packSize' || packs.length === 0)
		.map(({ key, value }) => ({ key, cells: [names[key], value] }));
	if (rows.length === 0) return null;
	return (
		<TitledFold title={messages.specifications}>
			<DataTable caption={messages.specifications} rows={rows} />
		</TitledFold>
	);
}

/** A soft hyphen, because the longest name is wider than its column on a phone. */
const breakable = (name: string) => name.replace('oxymeth', 'oxy\u00admeth');

/** The substances that the panel detects, with their cut-off concentrations. */
function DrugPanel({ panel: { title, rows } }: { panel: NonNullable<Theme['panel']> }) {
	const messages = useWords(productPartWords);
	return (
		<TitledFold title={title}>
			<DataTable
				caption={title}
				head={[messages.drug, messages.code, messages.cutoff]}
				rows={rows.map(({ name, code, cutoff }) => ({
					key: code,
					cells: [breakable(name), code, cutoff.replace(' ', '\u00a0')],
				}))}
			/>
		</TitledFold>
	);
}

const Scene = ({ scene: { picture, caption } }: { scene: NonNullable<Theme['scene']> }) => (
	<figure className="thumbed with-picture no-print mt-4 max-w-md">
		<Picture
			picture={picture}
			sizes="(min-width: 1024px) 448px, 112px"
			shape={3 / 2}
			className="aspect-3/2 w-full rounded-card object-cover"
		/>
		<figcaption className="mt-2 text-sm text-ink-soft">{caption}</figcaption>
	</figure>
);

/** The authorization of the test, in full. */
const Trust = ({ trust: { title, text } }: { trust: NonNullable<Theme['trust']> }) => (
	<div className="mt-6 flex max-w-prose gap-4 rounded-card bg-pale p-5">
		<Icon name="shield" className="size-7 shrink-0 text-teal-dark" />
		<div>
			<h2 className="text-lg">{title}</h2>
			<p className="mt-1 text-sm">{text}</p>
		</div>
	</div>
);
