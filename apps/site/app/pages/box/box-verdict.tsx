import { useShell } from '../../client/use-shell.ts';
import { noticeAddress } from '../../destinations.ts';
import { boxHeadline, boxWords } from '../../messages/box.ts';
import { noticeWords } from '../../messages/notices.ts';
import { useWords } from '../../messages/use-messages.ts';
import { AskExchange } from '../../sections/ask-exchange.tsx';
import { CallUs } from '../../sections/call-us.tsx';
import { LotForm } from '../../sections/lot-form.tsx';
import { LotsAlike } from '../../sections/lots-alike.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { BoxView } from '../../visit.ts';

const tones = {
	stop: { border: 'border-danger', text: 'text-danger' },
	unsure: { border: 'border-caution', text: 'text-caution' },
	fine: { border: 'border-teal', text: '' },
};

/** Whether and until when this box may be used: the main reason for a visit to this page. */
export function BoxVerdict({ box }: { box: BoxView }) {
	const words = useWords(boxWords);
	const { language } = useShell();
	const { verdict, tone, lot, isKnown, printed, hasPrintedPassed, product, pack, alike } = box;
	const { border, text } = tones[tone];
	const asksForLot = !isKnown && verdict !== 'recalled';
	return (
		<section
			aria-labelledby="box-verdict"
			className={classes(
				'mt-6 flex max-w-prose gap-4 rounded-card border-2 bg-white p-5 max-sm:flex-col mobile:flex-col desktop:gap-5 desktop:p-6',
				border,
			)}
		>
			<Icon
				name={tone === 'fine' ? (verdict === 'undated' ? 'calendar' : 'check') : 'alert'}
				className={classes('mt-0.5 size-8 shrink-0', text || 'text-teal-dark')}
			/>
			<div className="grid min-w-0 gap-4">
				<div>
					<h2 id="box-verdict" className={classes('text-2xl text-balance', text)}>
						<Unbroken>{boxHeadline(language, box)}</Unbroken>
					</h2>
					<Reasons box={box} />
					{tone === 'unsure' && hasPrintedPassed && <p className="mt-2 font-semibold">{words.passedToo(printed)}</p>}
				</div>
				{asksForLot && <LotForm products={[{ reference: pack.reference, title: product.title }]} lot={lot} />}
				<LotsAlike alike={alike} title={product.title} />
				{tone === 'unsure' && lot !== '' && <CallUs reason={verdict === 'unlisted' ? words.callToCheck : words.call} />}
			</div>
		</section>
	);
}

function Reasons({ box }: { box: BoxView }) {
	const words = useWords(boxWords);
	const { verdict, isKnown, printed, recorded, extended, recalls, elsewhere } = box;
	if (verdict === 'recalled') {
		return (
			<>
				{recalls.map((recall) => (
					<Recall key={recall.id} recall={recall} isFirst={recall === recalls[0]} box={box} />
				))}
				{elsewhere.length > 0 && <p className="mt-4">{words.reasons.misread()}</p>}
			</>
		);
	}
	if (verdict === 'past' && extended !== '') return <p className="mt-2">{words.pastExtended(extended)}</p>;
	return (
		<>
			<p className="mt-2">{words.reasons[verdict](printed, recorded)}</p>
			{verdict === 'past' && <p>{isKnown ? words.notExtended : words.withoutLot}</p>}
		</>
	);
}

/** The steps of a notice. The first step of the first notice is already the headline. */
function Recall({ recall, isFirst, box }: { recall: BoxView['recalls'][number]; isFirst: boolean; box: BoxView }) {
	const words = useWords(boxWords);
	const { kinds } = useWords(noticeWords);
	const { slug, kind, number, action } = recall;
	const { pack, lot, printed } = box;
	const steps = isFirst ? action.slice(1) : action;
	return (
		<div className="mt-2 not-first:mt-5">
			<p>{words.concerned(`${kinds[kind]} ${number}`, recall.lots.length > 0 ? lot : '')}</p>
			{steps.length > 0 && (
				<ul className="mt-3 grid list-disc gap-1.5 pl-5">
					{steps.map((step) => (
						<li key={step}>
							<Unbroken>{step}</Unbroken>
						</li>
					))}
				</ul>
			)}
			<AskExchange known={{ gtin: pack.gtin, lot, expires: printed, notice: slug }}>
				<ButtonLink to={noticeAddress(slug)} style="secondary">
					{words.readNotice(number)}
				</ButtonLink>
			</AskExchange>
		</div>
	);
}
