import { Band } from '../../ui/band.tsx';
import { Heading } from '../../ui/heading.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { Actions } from '../actions.tsx';

/** Text only. In wide windows, the left column has the title or, without one, the titles of the chapters. */
export function TextSection({ section: { tone, title, body, actions } }: { section: SectionViewOf<'text'> }) {
	return (
		<Band tone={tone} className={title && 'grid items-baseline gap-6 wide:grid-cols-[5fr_7fr] desktop:gap-16'}>
			{title && <Heading title={title} />}
			<div>
				<RichText html={body} className={title ? 'text-lg' : 'chapters text-lg'} />
				<Actions actions={actions} />
			</div>
		</Band>
	);
}
