import { reportAddress } from '../../addresses/report-address.ts';
import { guideAddress, productAddress } from '../../destinations.ts';
import { boxWords } from '../../messages/box.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { BoxView } from '../../visit.ts';
import { BoxSteps } from './box-steps.tsx';
import { isWarning } from './box-verdict.tsx';

/** What somebody with the box in hand came for: what to do, how to read the result, the instructions, then a way to us. */
export function BoxWays({ box }: { box: BoxView }) {
	const words = useWords(boxWords);
	const { product, pack, lot, expiry, instructions, isOfLot, ofOtherLots, hasGuide, isForHome } = box;
	// Who has to stop is not invited to begin; somebody may have done the test already.
	const warns = isWarning[expiry.verdict];
	return (
		<div className="grid content-start gap-10">
			{/* What was said of the lot's date does not hold while a notice or another date is in question. */}
			{expiry.verdict !== 'notice' && expiry.verdict !== 'differs' && (
				<BoxSteps steps={expiry.steps} letter={expiry.letter} />
			)}
			{hasGuide && (
				<p className="flex flex-wrap gap-3 max-sm:flex-col">
					<ButtonLink
						to={`${isForHome ? guideAddress(product.slug) : productAddress(product.slug)}#results`}
						style={warns ? 'secondary' : 'primary'}
					>
						{words.guide}
					</ButtonLink>
					{isForHome && !warns && (
						<ButtonLink to={guideAddress(product.slug)} style="secondary">
							{words.stepByStep}
						</ButtonLink>
					)}
				</p>
			)}
			<section aria-labelledby="box-instructions">
				<h2 id="box-instructions" className="text-2xl">
					{words.instructions}
				</h2>
				{instructions.length === 0 && <p className="mt-4">{words.noInstructions}</p>}
				{lot !== '' && instructions.length > 0 && (
					<p className="mt-2 max-w-prose text-ink-soft">{isOfLot ? words.forLot : words.forUnknownLot}</p>
				)}
				<ul className="mt-4 grid gap-2">
					{instructions.map(({ spoken, isOwn, languageName, revision, address }) => (
						<li key={address}>
							<SiteLink
								to={address}
								className={classes(
									'flex min-h-14 items-center gap-3 rounded-card border px-4 py-2',
									isOwn ? 'border-teal bg-teal text-white hover:bg-teal-dark' : 'border-line hover:border-teal',
								)}
							>
								<Icon name="download" className={classes('size-5 shrink-0', !isOwn && 'text-teal-dark')} />
								<span lang={spoken === 'zh' ? 'zh-CN' : undefined} className="font-semibold">
									{languageName}
								</span>
								<span className={classes('ml-auto text-sm', !isOwn && 'text-ink-soft')}>
									{words.revision(revision)}
								</span>
							</SiteLink>
						</li>
					))}
				</ul>
				{ofOtherLots.length > 0 && (
					<p className="mt-3 text-sm text-ink-soft">{words.otherLots(ofOtherLots.join(words.comma))}</p>
				)}
			</section>
			<div className="flex flex-wrap gap-3 max-sm:flex-col">
				<ButtonLink to={productAddress(product.slug)} style="secondary">
					{words.product}
				</ButtonLink>
				<ButtonLink to={reportAddress({ gtin: pack.gtin, lot, expires: expiry.printed })} style="secondary">
					{words.wrong}
				</ButtonLink>
			</div>
		</div>
	);
}
