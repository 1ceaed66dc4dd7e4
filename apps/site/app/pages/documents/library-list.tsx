import { fileSize } from '@site/contract/file-size';
import { productAddress } from '../../destinations.ts';
import { documentWords } from '../../messages/documents.ts';
import { useWords } from '../../messages/use-messages.ts';
import { EmergencyUse } from '../../ui/emergency-use.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { LibraryEntry } from '../../visit.ts';

const link = 'underline-offset-4 hover:underline';
/** An inline block keeps the spaces between words. */
const titleLink = `inline-block mobile:py-2 ${link}`;

/** The file is at the right, however long the title is, and below it on a phone. */
const line = 'wide:grid wide:grid-cols-[minmax(0,1fr)_auto] wide:items-center wide:gap-x-6';

/** Groups the documents by product. */
export function LibraryList({ items }: { items: readonly LibraryEntry[] }) {
	const words = useWords(documentWords);
	return (
		<ul className="mt-6 mb-10 border-b border-line">
			{items.map(({ id, slug, title, reference, emergencyUse, rows, films }) => (
				<li key={id} className="grid gap-x-10 gap-y-3 border-t border-line py-6 wide:grid-cols-[5fr_7fr]">
					<div className="min-w-0">
						<h3 className="text-lg">
							<SiteLink to={productAddress(slug)} className={titleLink}>
								<Unbroken>{title}</Unbroken>
							</SiteLink>
						</h3>
						<p className="text-sm text-ink-soft">
							{words.reference} {reference}
						</p>
						<EmergencyUse statement={emergencyUse} />
					</div>
					<ul className="grid min-w-0 content-start gap-3">
						{rows.map((row) => (
							<LibraryRow key={row.id} row={row} product={title} />
						))}
						{films.map((film) => (
							<FilmRow key={film.id} film={film} product={title} />
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}

function LibraryRow({ row, product }: { row: LibraryEntry['rows'][number]; product: string }) {
	const words = useWords(documentWords);
	const { bytes } = row;
	const facts = [row.language, words.revision(row.revision), words.effective(row.effective)];
	return (
		<li className={line}>
			<span className="min-w-0">
				<SiteLink to={row.address} className={`${titleLink} font-semibold`}>
					<UnderHeading title={row.title} product={product} />
				</SiteLink>
				<span className="block text-sm text-ink-soft">
					{facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join(' · ')}
					{row.state === 'superseded' && ` · ${words.stateNames.superseded}`}
				</span>
			</span>
			<a
				href={row.file}
				className={`inline-flex min-h-11 items-center ${link} gap-2 text-sm font-semibold text-teal-dark`}
			>
				<Icon name="download" className="size-5" />
				{`PDF${words.comma}${fileSize(bytes)}`}
				<span className="sr-only"> {row.title}</span>
			</a>
		</li>
	);
}

/** A video can be watched with captions on the page of its product, or downloaded. */
function FilmRow({
	film: { title, kind, captions, address, file },
	product,
}: {
	film: LibraryEntry['films'][number];
	product: string;
}) {
	const words = useWords(documentWords);
	const { bytes = 0 } = file ?? {};
	return (
		<li className={line}>
			<span className="min-w-0">
				<SiteLink to={address} className={`${titleLink} font-semibold`}>
					<UnderHeading title={title} product={product} />
				</SiteLink>
				<span className="block text-sm text-ink-soft">
					{kind}
					{captions.length > 0 && ` · ${words.captions(captions.join(words.and))}`}
				</span>
			</span>
			{file && (
				<a
					href={file.url}
					type={file.type}
					className={`inline-flex min-h-11 items-center ${link} gap-2 text-sm font-semibold text-teal-dark`}
				>
					<Icon name="download" className="size-5" />
					{file.format}
					{bytes > 0 && words.comma + fileSize(bytes)}
					<span className="sr-only"> {title}</span>
				</a>
			)}
		</li>
	);
}

/** If a title begins with the product's name, the name is only for screen readers: the heading above shows it. */
function UnderHeading({ title, product }: { title: string; product: string }) {
	const rest = title.startsWith(product) ? /^\s*[:：]\s*(.+)$/.exec(title.slice(product.length))?.[1] : undefined;
	if (!rest) return <Unbroken>{title}</Unbroken>;
	return (
		<>
			<span className="sr-only">{title.slice(0, -rest.length)}</span>
			<Unbroken>{rest}</Unbroken>
		</>
	);
}
