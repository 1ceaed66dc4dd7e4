import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { cropOf, framed } from '../../ui/crop.ts';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { LocalPicture, SectionViewOf } from '../../visit.ts';
import { Actions } from '../actions.tsx';
import { cardSizes } from '../card-sizes.ts';
import { columnsFor } from '../columns.ts';

type Item = SectionViewOf<'cards'>['items'][number];

/** Cards with a large picture each, or, without pictures, short texts under a line. */
export function CardsSection({ section: { tone, title, intro, items } }: { section: SectionViewOf<'cards'> }) {
	const illustrated = items.some(({ picture }) => picture);
	const columns = items.some(({ picture }) => picture && isUpright(picture))
		? 'grid-cols-2 desktop:lg:grid-cols-4 print:grid-cols-4'
		: columnsFor(items.length, illustrated ? 3 : 4);
	return (
		<Band tone={tone}>
			{title && <Heading title={title} intro={intro} className="mb-10 desktop:mb-14" />}
			<Reveal>
				<ul className={classes('grid gap-x-8 gap-y-12', columns)}>
					{items.map((item) => (
						<Card
							key={item.title}
							item={item}
							level={title ? 'h3' : 'h2'}
							sizes={columns.includes('cols-3') ? cardSizes.third : cardSizes.half}
						/>
					))}
				</ul>
			</Reveal>
		</Band>
	);
}

/** A portrait: four are in a row, on phones two. */
const isUpright = ({ width, height }: LocalPicture) => height > width;

/** If there is a link, it covers the whole card. */
function Card({
	item: { title, text, picture, action },
	level: Title,
	sizes,
}: {
	item: Item;
	level: 'h2' | 'h3';
	sizes: string;
}) {
	return (
		<li
			className={classes(
				'group relative flex min-w-0 flex-col [&_a]:after:absolute [&_a]:after:inset-0',
				!picture && 'border-t-2 border-teal pt-6',
			)}
		>
			{picture && (
				<div
					className={classes(
						'mb-6 overflow-hidden rounded-card',
						isUpright(picture) ? 'aspect-4/5' : 'aspect-3/2',
						framed(picture),
					)}
				>
					<Picture
						picture={picture}
						sizes={sizes}
						shape={3 / 2}
						className={classes(
							'size-full object-cover transition-transform duration-200 group-has-[a:hover]:scale-103',
							cropOf(picture),
						)}
					/>
				</div>
			)}
			<Title className="text-xl">
				<Unbroken>{title}</Unbroken>
			</Title>
			<p className="mt-3 max-w-prose opacity-85">
				<Unbroken>{text}</Unbroken>
			</p>
			{action && <Actions actions={[action]} about={title} className="mt-auto pt-4" />}
		</li>
	);
}
