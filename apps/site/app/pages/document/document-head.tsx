import { fileSize } from '@site/contract/file-size';
import { addressOf, productAddress } from '../../destinations.ts';
import { documentWords, lotsText } from '../../messages/documents.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { DocumentPage } from '../../visit.ts';

/** Title, revision and validity of the document. */
export function DocumentHead({ document }: { document: DocumentPage }) {
	const words = useWords(documentWords);
	const messages = useMessages();
	const { title, shown, products, reference, languageName } = document;
	const { bytes } = shown;
	const [product] = products;
	const facts = [
		languageName,
		words.revision(shown.name),
		words.effective(shown.effective),
		lotsText(words, shown.lots),
	];
	const isGone = shown.state === 'withdrawn';
	return (
		<div className="bg-pale">
			<div className="mx-auto max-w-content px-5 pt-2 pb-[clamp(2rem,1.5rem+2vw,3.5rem)] desktop:px-10">
				<Breadcrumb
					items={[
						{ label: messages.home, to: '/' },
						{ label: words.title, to: addressOf({ name: 'Documents' }) },
						...(product ? [{ label: product.title, to: productAddress(product.slug) }] : []),
						{ label: document.kind },
					]}
				/>
				<h1 className="mt-4 max-w-[32ch] text-3xl">
					<Unbroken>{title}</Unbroken>
				</h1>
				<p className="mt-4 text-lg text-ink-soft">
					<Unbroken>{`${words.reference} ${reference} · ${facts.join(' · ')}`}</Unbroken>
				</p>
				{products.map(
					({ slug, emergencyUse }) =>
						emergencyUse && (
							<p key={slug} className="mt-4 max-w-prose text-sm text-ink-soft">
								{emergencyUse}
							</p>
						),
				)}
				<Standing document={document} />
				{!isGone && (
					<div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
						<ButtonLink to={shown.file} newWindow>
							{words.open}
						</ButtonLink>
						<a href={shown.file} download className={buttonClass('secondary')}>
							<Icon name="download" />
							{words.download}
							{messages.fileNote(['PDF', fileSize(bytes)])}
						</a>
					</div>
				)}
			</div>
		</div>
	);
}

/** Whether the revision is superseded or withdrawn, with a link to the current one. */
function Standing({ document: { shown, current, heldName } }: { document: DocumentPage }) {
	const words = useWords(documentWords);
	if (shown.state === 'released') return null;
	const isGone = shown.state === 'withdrawn';
	return (
		<div
			role="note"
			className={classes(
				'mt-6 grid max-w-prose justify-items-start gap-4 rounded-card p-5',
				isGone ? 'bg-danger-pale' : 'bg-white',
			)}
		>
			<p className="font-semibold">{isGone ? words.withdrawn(shown.ended) : words.superseded(shown.ended)}</p>
			{isGone && <p>{shown.reason}</p>}
			{heldName === null ? (
				<p>{words.noCurrent}</p>
			) : (
				<ButtonLink to={current} style="primary">
					{words.toCurrent(heldName)}
				</ButtonLink>
			)}
		</div>
	);
}
