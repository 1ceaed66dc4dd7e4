import { noticeAddress } from '../../destinations.ts';
import { boxWords } from '../../messages/box.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { BoxView } from '../../visit.ts';

export const isWarning = {
	notice: true,
	misread: true,
	differs: true,
	past: true,
	extended: false,
	good: false,
	undated: false,
};

type Shown = { box: Pick<BoxView, 'expiry' | 'notices' | 'elsewhere' | 'lot'> };

/** Whether and until when this box may be used: what most people came to see. */
export function BoxVerdict({ box: { expiry, notices, elsewhere, lot } }: Shown) {
	const words = useWords(boxWords);
	const { verdict, isKnown, printed, recorded, extended } = expiry;
	const isPastExtended = verdict === 'past' && extended !== '';
	const warns = isWarning[verdict];
	const toRead = verdict === 'notice' ? notices : verdict === 'misread' ? elsewhere : [];
	const warning = toRead.find(({ kind }) => kind === 'field-safety') ?? toRead[0];
	const isUnknown = lot !== '' && !isKnown && verdict !== 'misread';
	const reason = verdict === 'notice' && lot === '' ? 'someLots' : verdict;
	return (
		<section
			aria-labelledby="box-verdict"
			className={classes(
				'mt-6 flex max-w-prose gap-4 rounded-card border-2 bg-white p-5 desktop:gap-5 desktop:p-6',
				warns ? 'border-danger' : 'border-teal',
			)}
		>
			<Icon
				name={warns ? 'alert' : verdict === 'undated' ? 'calendar' : 'check'}
				className={classes('mt-0.5 size-8 shrink-0', warns ? 'text-danger' : 'text-teal-dark')}
			/>
			<div className="min-w-0">
				<h2 id="box-verdict" className={classes('text-2xl', warns && 'text-danger')}>
					<Unbroken>{words.verdicts[verdict](extended || printed)}</Unbroken>
				</h2>
				<p className="mt-2">
					{isPastExtended ? words.pastExtended(extended) : words.reasons[reason](printed, recorded)}
				</p>
				{verdict === 'past' && isKnown && !isPastExtended && <p>{words.notExtended}</p>}
				{isUnknown && (
					<p className="mt-2 text-ink-soft">{elsewhere.length > 0 ? words.reasons.misread() : words.unknownLot(lot)}</p>
				)}
				{warning && (
					<ButtonLink to={noticeAddress(warning.slug)} className="mt-4">
						{words.readNotice}
					</ButtonLink>
				)}
			</div>
		</section>
	);
}
