import { Band, useTone } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { framed } from '../../ui/crop.ts';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { columnsFor } from '../columns.ts';

/** Steps in their order, along a line. */
export function StepsSection({ section: { tone, form, title, intro, items } }: { section: SectionViewOf<'steps'> }) {
	return (
		<Band tone={tone}>
			<Heading title={title} intro={intro} className="mb-10 desktop:mb-14" />
			<Steps items={items} stacked={form === 'stack'} />
		</Band>
	);
}

/** Five items in two rows without a gap at the end. */
const threeAndTwo =
	'wide:grid-cols-6 wide:[&>li]:col-span-2 wide:[&>li:nth-last-child(-n+2)]:col-span-3 print:grid-cols-5 print:*:col-span-1!';

function Steps({ items, stacked }: { items: SectionViewOf<'steps'>['items']; stacked: boolean }) {
	const onDeep = useTone() === 'deep';
	return (
		<ol
			className={classes(
				'grid gap-x-8 gap-y-10',
				stacked && items.length === 5 ? threeAndTwo : columnsFor(items.length, stacked ? 3 : 4),
				stacked && 'step-stack',
			)}
		>
			{items.map(({ title, text, picture }, index) => (
				<li
					key={title}
					className={classes(
						'min-w-0 border-t-2 pt-5',
						onDeep ? 'border-white/30' : 'border-teal',
						picture && 'max-sm:grid max-sm:grid-cols-[8.5rem_1fr] max-sm:gap-x-4',
					)}
				>
					{picture && (
						<div
							className={classes(
								'step-picture mb-5 aspect-4/3 max-sm:mb-0 max-sm:aspect-square print:mb-2! print:aspect-5/2!',
								framed(picture),
							)}
						>
							<Picture
								picture={picture}
								// The frame is square on phones. Elsewhere it is 4:3, and these lengths are its heights.
								sizes={
									stacked
										? '(min-width: 60rem) 32rem, (min-width: 640px) 36vw, 136px'
										: '(min-width: 1920px) 17vw, (min-width: 1280px) 300px, (min-width: 640px) 36vw, 136px'
								}
								shape={1}
								className="size-full rounded-card object-cover"
							/>
						</div>
					)}
					<div className="step-words min-w-0">
						<span
							className={classes('voice text-4xl print:text-xl!', onDeep ? 'text-coral' : 'text-teal')}
							aria-hidden="true"
						>
							{index + 1}
						</span>
						<h3 className="mt-3 text-xl max-sm:mt-1">{title}</h3>
						<p className="mt-2 max-w-prose opacity-85">
							<Unbroken>{text}</Unbroken>
						</p>
					</div>
				</li>
			))}
		</ol>
	);
}
