import { brand } from '@site/contract/brand';
import { codeNotices } from '@site/contract/code-notices';
import { addressOf, dataFolder } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { productDataWords } from '../../messages/product-data.ts';
import { useWords } from '../../messages/use-messages.ts';
import { PageTitle } from '../../sections/page-title.tsx';
import { Band } from '../../ui/band.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { type DataOverview, visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

export function loader({ context }: Route.LoaderArgs) {
	return visitOf(context).dataFiles();
}

export function meta({ matches }: Route.MetaArgs) {
	const site = siteOf(matches);
	const { title, lead, keywords } = productDataWords[site.language];
	const path = addressOf({ name: 'ProductData' });
	return pageMeta(site, { title: `${title} - ${brand.name}`, description: lead, keywords, path });
}

const link = 'inline-flex min-h-11 items-center font-semibold text-teal-dark underline underline-offset-4';

const changesAddress = `${dataFolder}changes`;

/** Words beside what they are about. */
const half = 'grid gap-x-16 gap-y-5 desktop:lg:grid-cols-[5fr_7fr]';

const sets = ['catalog', 'livd', 'registries'] as const;

/** The files, each with its content, format and size, and the version that all of them share. */
export default function ProductData({ loaderData }: Route.ComponentProps) {
	const words = useWords(productDataWords);
	const { version, publishedOn, files, tables } = loaderData;
	return (
		<>
			<PageTitle title={words.title} lead={words.lead} note={words.version(version, publishedOn)} />
			<Band tone="white" label={words.title} className="grid gap-16">
				{sets.map((set) => (
					<FileSet key={set} set={set} files={files.filter((file) => file.set === set)} />
				))}
				<Columns title={words.columns} tables={tables} />
			</Band>
			<Band tone="pale" label={words.fresh} className="grid items-start gap-x-16 gap-y-12 desktop:lg:grid-cols-2">
				<section>
					<h2 className="text-2xl">{words.fresh}</h2>
					<p className="mt-3 max-w-prose text-ink-soft">{words.freshText}</p>
					<p className="mt-3 flex flex-wrap gap-x-8">
						<SiteLink to={`${changesAddress}?since=${encodeURIComponent(version)}`} className={link}>
							{words.changed}
						</SiteLink>
						<SiteLink to={changesAddress} className={link}>
							{words.versions}
						</SiteLink>
					</p>
				</section>
				<section>
					<h2 className="text-2xl">{words.notices}</h2>
					{Object.values(codeNotices).map((notice) => (
						<p key={notice} lang="en" className="mt-3 max-w-prose text-sm text-ink-soft">
							{notice}
						</p>
					))}
				</section>
				<p>
					{words.missing}{' '}
					<SiteLink to="/contact" className={link}>
						{words.contact}
					</SiteLink>
				</p>
			</Band>
		</>
	);
}

/** The files of one purpose; none if the content is not enough for them. */
function FileSet({ set, files }: { set: (typeof sets)[number]; files: DataOverview['files'] }) {
	const words = useWords(productDataWords);
	const { title: heading, text } = words.sets[set];
	if (files.length === 0) return null;
	return (
		<section className={half}>
			<div>
				<h2 className="text-2xl">{heading}</h2>
				<p className="mt-3 max-w-prose text-ink-soft">{text}</p>
				{set === 'catalog' && <p className="mt-3 max-w-prose text-ink-soft">{words.zeros}</p>}
			</div>
			<div className="desktop:[&_td]:w-40 desktop:[&_td:last-child]:w-24">
				<DataTable
					caption={heading}
					head={[words.file, words.format, words.size]}
					rows={files.map(({ name, title: table, address, size }) => {
						const [title = table, format = words.csv] = words.files[name] ?? [];
						return {
							key: name,
							cells: [
								<SiteLink key="file" to={address} className="underline underline-offset-4">
									{title}
								</SiteLink>,
								format,
								<span key="size" className="whitespace-nowrap">
									{size}
								</span>,
							],
						};
					})}
				/>
			</div>
		</section>
	);
}

/** The columns of each table by the names that they have in the files. */
function Columns({ title, tables }: { title: string; tables: DataOverview['tables'] }) {
	return (
		<section className={half}>
			<h2 className="text-2xl">{title}</h2>
			<div>
				{tables.map((table) => (
					<details key={table.name} className="group/table border-t border-ink/15 last:border-b">
						<summary className="flex min-h-14 items-center justify-between gap-6">
							<h3 className="text-lg">{table.title}</h3>
							<Icon
								name="chevron"
								className="size-6 shrink-0 transition-transform duration-200 group-open/table:rotate-180"
							/>
						</summary>
						<DataTable
							caption={table.title}
							rows={table.columns.map(({ name, title: means }) => ({
								key: name,
								cells: [
									<span key="name" lang="en">
										{name}
									</span>,
									means,
								],
							}))}
						/>
					</details>
				))}
			</div>
		</section>
	);
}
