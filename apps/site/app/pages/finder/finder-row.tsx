import { Link } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { Count } from '../../catalogue/count.tsx';
import { finderAddress } from '../../catalogue/finder-address.ts';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { useShell } from '../../client/use-shell.ts';
import { finderWords } from '../../messages/finder.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { classes } from '../../ui/classes.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { AreaView, FinderChoice, FinderOption, FinderRow as Row } from '../../visit.ts';

type RowProps = { row: Row; options: readonly FinderOption[]; chosen: FinderChoice };
type Areas = readonly Pick<AreaView, 'slug' | 'tint'>[];

/** A question and its answers. The chosen answer can always be undone. */
export function FinderRow({ row, options, chosen, areas }: RowProps & { areas: Areas }) {
	const words = useWords(finderWords);
	if (options.length === 0) return null;
	const id = `question-${row}`;
	return (
		<section
			aria-labelledby={id}
			className="no-print grid gap-x-8 border-t border-line py-2 desktop:md:grid-cols-[15rem_minmax(0,1fr)]"
		>
			<h2 id={id} className="flex min-h-11 items-center self-start text-base font-semibold">
				{words.questions[row]}
			</h2>
			<ul className="flex flex-wrap gap-x-6">
				{options.map((option) => (
					<li
						key={option.value}
						className={classes('max-w-full', row === 'category' && 'tint-mark')}
						data-tint={row === 'category' ? areas.find(({ slug }) => slug === option.value)?.tint : undefined}
					>
						<Answer row={row} option={option} chosen={chosen} />
					</li>
				))}
			</ul>
		</section>
	);
}

const shape = 'inline-flex min-h-11 max-w-full items-center gap-2 text-sm';

function Answer({ row, option: { value, name, count }, chosen }: Omit<RowProps, 'options'> & { option: FinderOption }) {
	const words = useWords(finderWords);
	const { catalogue } = useMessages();
	const { language } = useShell();
	const isChosen = chosen[row] === value;
	const said = (
		<span className="min-w-0 wrap-break-word">
			<Unbroken>{row === 'within' ? words.within(name) : name}</Unbroken>
		</span>
	);
	if (count === 0 && !isChosen) {
		return (
			// biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere now is still said to be one
			<a role="link" aria-disabled="true" aria-description={words.none} className={classes(shape, 'text-ink-soft')}>
				{said}
				<Count of={count} />
			</a>
		);
	}
	return (
		<Link
			to={addressIn(language, finderAddress({ ...chosen, [row]: isChosen ? '' : value }))}
			state={stayInPlace}
			prefetch="intent"
			aria-current={isChosen ? 'true' : undefined}
			aria-description={isChosen ? words.takeBack : catalogue.productCount(count)}
			className={classes(
				shape,
				'underline-offset-4 hover:text-teal hover:underline',
				isChosen ? 'font-bold' : 'font-medium',
			)}
		>
			{isChosen && <span className="result-lines shrink-0 gap-1" aria-hidden="true" />}
			{said}
			<Count of={count} />
		</Link>
	);
}
