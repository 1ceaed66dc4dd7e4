import { Band, useTone } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { SectionViewOf } from '../../visit.ts';

/** Questions that open their answers. */
export function QuestionsSection({ section: { tone, title, items } }: { section: SectionViewOf<'questions'> }) {
	return (
		<Band tone={tone} className="grid gap-10 wide:grid-cols-[5fr_7fr] desktop:gap-16">
			<Heading title={title} />
			<div>
				{items.map((item) => (
					<Question key={item.question} {...item} />
				))}
			</div>
		</Band>
	);
}

function Question({ question, answer }: { question: string; answer: string }) {
	const line = useTone() === 'deep' ? 'border-white/30' : 'border-ink/15';
	return (
		<details className={classes('group border-t last:border-b', line)}>
			<summary className="flex min-h-14 items-center justify-between gap-6 py-4">
				<h3 className="text-lg">{question}</h3>
				<Icon name="chevron" className="size-6 shrink-0 transition-transform duration-200 group-open:rotate-180" />
			</summary>
			<RichText html={answer} className="pb-6" />
		</details>
	);
}
