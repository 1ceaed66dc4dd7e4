import { Band, useTone } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Heading } from '../../ui/heading.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { SectionViewOf } from '../../visit.ts';

type Item = SectionViewOf<'figures'>['items'][number];

/** Large figures about the company. */
export function FiguresSection({ section: { tone, title, items } }: { section: SectionViewOf<'figures'> }) {
	return (
		<Band tone={tone}>
			{title && <Heading title={title} className="mb-10 desktop:mb-16" />}
			<Reveal>
				<dl className="grid gap-x-10 gap-y-8 wide:auto-cols-fr wide:grid-flow-col print:auto-cols-fr print:grid-flow-col">
					{items.map((item) => (
						<Figure key={item.label} item={item} />
					))}
				</dl>
			</Reveal>
		</Band>
	);
}

function Figure({ item: { value, label } }: { item: Item }) {
	const onDeep = useTone() === 'deep';
	const accent = onDeep ? 'text-coral' : 'text-teal';
	const [, digits = value, rest = ''] = /^([≤≥]?[\d.,]+)(.*)$/.exec(value) ?? [];
	return (
		<div
			className={classes(
				'flex flex-col-reverse justify-end border-t pt-6',
				onDeep ? 'border-white/30' : 'border-ink/15',
			)}
		>
			<dt className="mt-3 text-lg opacity-85">
				<Unbroken>{label}</Unbroken>
			</dt>
			<dd className="text-[4rem] wide:text-[clamp(3rem,10vw-2rem,7rem)] leading-none voice wide:whitespace-nowrap">
				{digits}
				{/* A plus sign is as large as the digits; a word (million) is small beside them. */}
				<span className={classes(accent, rest !== '+' && 'text-[0.4em]')}>{rest}</span>
			</dd>
		</div>
	);
}
