import { boxWords } from '../../messages/box.ts';
import { noticeWords } from '../../messages/notices.ts';
import { useWords } from '../../messages/use-messages.ts';
import { LotForm } from '../../sections/lot-form.tsx';
import { classes } from '../../ui/classes.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { NoticeView } from '../../visit.ts';
import { NoticePart } from './notice-part.tsx';

/** The steps for users, the affected lots, and a form to check a lot. */
export function NoticeAction({ notice }: { notice: NoticeView }) {
	const words = useWords(noticeWords);
	const { checkLotLead } = useWords(boxWords);
	const { kind, action, lots, products, closedText } = notice;
	const isOpen = closedText === null;
	return (
		<div
			className={classes(
				'grid max-w-prose gap-6 rounded-card border-2 p-5 desktop:p-6',
				!isOpen ? 'border-line' : kind === 'field-safety' ? 'border-danger' : 'border-teal',
			)}
		>
			<NoticePart
				title={words.action}
				lead={
					<p className="mt-1 text-ink-soft">
						<Unbroken>{lots.length > 0 ? words.lotsOf(lots.join(words.between)) : words.allLots}</Unbroken>
					</p>
				}
				lines={action}
				asSteps
			/>
			{isOpen && products.length > 0 && (
				<div className="grid gap-3 border-t border-line pt-5 print:hidden">
					<p>{checkLotLead}</p>
					<LotForm products={products} />
				</div>
			)}
		</div>
	);
}
