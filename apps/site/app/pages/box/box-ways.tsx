import { reportAddress } from '../../addresses/report-address.ts';
import { guideAddress, productAddress } from '../../destinations.ts';
import { boxWords } from '../../messages/box.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { BoxView } from '../../visit.ts';
import { BoxNotices } from './box-notices.tsx';
import { BoxSteps } from './box-steps.tsx';

/**
 * Notices, instructions and next steps for the owner of the box. The link to the result is first only if the box may be
 * used, and absent if it must not be.
 */
export function BoxWays({ box }: { box: BoxView }) {
	const words = useWords(boxWords);
	const { product, pack, lot, verdict, tone, isKnown, notices, elsewhere, instructions, ofOtherLots } = box;
	const isByLot = instructions.some((edition) => edition.isByLot);
	return (
		<div className="grid content-start gap-10">
			<BoxNotices title={isKnown ? words.openForLot : words.open} notices={notices} />
			<BoxNotices title={words.elsewhere} notices={elsewhere} />
			{(verdict === 'unknown' || verdict === 'misread') && <Meanings />}
			<BoxSteps steps={box.steps} letter={box.letter} />
			{tone === 'fine' && <ToResult box={box} />}
			<section aria-labelledby="box-instructions">
				<h2 id="box-instructions" className="text-2xl">
					{words.instructions}
				</h2>
				{instructions.length === 0 && <p className="mt-4">{words.noInstructions}</p>}
				{lot !== '' && instructions.length > 0 && (
					<p className="mt-2 max-w-prose text-ink-soft">
						{isKnown ? words.forLot : isByLot ? words.byRange : words.forUnknownLot}
					</p>
				)}
				<ul className="mt-4 grid gap-2">
					{instructions.map(({ spoken, isOwn, languageName, revision, address }) => {
						const isFirst = isOwn && tone !== 'stop';
						return (
							<li key={address}>
								<SiteLink
									to={address}
									className={classes(
										'flex min-h-14 items-center gap-3 rounded-card border px-4 py-2',
										isFirst ? 'border-teal bg-teal text-white hover:bg-teal-dark' : 'border-line hover:border-teal',
									)}
								>
									<Icon name="download" className={classes('size-5 shrink-0', !isFirst && 'text-teal-dark')} />
									<span lang={spoken === 'zh' ? 'zh-CN' : undefined} className="font-semibold">
										{languageName}
									</span>
									<span className={classes('ml-auto text-sm', !isFirst && 'text-ink-soft')}>
										{words.revision(revision)}
									</span>
								</SiteLink>
							</li>
						);
					})}
				</ul>
				{ofOtherLots.length > 0 && (
					<p className="mt-3 text-sm text-ink-soft">{words.otherLots(ofOtherLots.join(words.comma))}</p>
				)}
			</section>
			<div className="flex flex-wrap gap-3 max-sm:flex-col">
				{tone === 'unsure' && <ToResult box={box} />}
				<ButtonLink to={productAddress(product.slug)} style="secondary">
					{words.product}
				</ButtonLink>
				<ButtonLink to={reportAddress({ gtin: pack.gtin, lot, expires: box.printed })} style="secondary">
					{words.wrong}
				</ButtonLink>
			</div>
		</div>
	);
}

/**
 * If it is unknown whether the box may be used, there is no link to begin the test, but one to read the result of a test
 * already done.
 */
function ToResult({ box: { product, tone, hasGuide, isForHome } }: { box: BoxView }) {
	const words = useWords(boxWords);
	if (!hasGuide) return null;
	const guide = guideAddress(product.slug);
	const result = (
		<ButtonLink
			to={`${isForHome ? guide : productAddress(product.slug)}#results`}
			style={tone === 'fine' ? 'primary' : 'secondary'}
		>
			{words.guide}
		</ButtonLink>
	);
	if (tone !== 'fine') return result;
	return (
		<p className="flex flex-wrap gap-3 max-sm:flex-col">
			{result}
			{isForHome && (
				<ButtonLink to={guide} style="secondary">
					{words.stepByStep}
				</ButtonLink>
			)}
		</p>
	);
}

/** Possible reasons why a lot is unknown. */
function Meanings() {
	const words = useWords(boxWords);
	return (
		<section aria-labelledby="box-means">
			<h2 id="box-means" className="text-2xl">
				{words.means}
			</h2>
			<ul className="mt-4 grid max-w-prose list-disc gap-2 pl-5">
				{words.meanings.map(([cause, then]) => (
					<li key={cause}>
						<strong>{cause}</strong> {then}
					</li>
				))}
			</ul>
		</section>
	);
}
