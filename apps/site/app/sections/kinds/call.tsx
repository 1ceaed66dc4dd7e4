import { Band } from '../../ui/band.tsx';
import { HalfPicture } from '../../ui/half-picture.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { Actions } from '../actions.tsx';

/** A call to action, with a picture up to the edge of the window, or as one line of text with a button. */
export function CallSection({ section }: { section: SectionViewOf<'call'> }) {
	const { tone, title, text, picture, actions } = section;
	if (picture) {
		return (
			<HalfPicture tone={tone} picture={picture} side="right">
				<Heading title={title} intro={text} />
				<Actions actions={actions} about={title} />
			</HalfPicture>
		);
	}
	return (
		<Band tone={tone} className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
			<Heading title={title} intro={text} />
			<Actions actions={actions} about={title} className="wide:shrink-0" />
		</Band>
	);
}
