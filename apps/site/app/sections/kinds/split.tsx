import { classes } from '../../ui/classes.ts';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import { HalfPicture } from '../../ui/half-picture.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { Actions } from '../actions.tsx';

/** A picture beside text. */
export function SplitSection({ section }: { section: SectionViewOf<'split'> }) {
	const { tone, eyebrow, title, body, picture, side, actions } = section;
	return (
		<HalfPicture tone={tone} picture={picture} side={side}>
			<Reveal>
				<Eyebrow>{eyebrow}</Eyebrow>
				<h2 className={classes('text-3xl', eyebrow && 'mt-4')}>
					<Unbroken>{title}</Unbroken>
				</h2>
				<RichText html={body} className="mt-6" />
				<Actions actions={actions} about={title} />
			</Reveal>
		</HalfPicture>
	);
}
