import { Band, bandWidth } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import { HeadPicture } from '../../ui/head-picture.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { Actions } from '../actions.tsx';

/** The head of a page: the text beside the picture, or below it in a narrow window. */
export function BannerSection({ section }: { section: SectionViewOf<'banner'> }) {
	const { eyebrow, title, text, picture, actions } = section;
	return (
		<Band tone="deep" bleed>
			<div className="head page-head">
				<HeadPicture picture={picture} eager />
				<div className={classes('head-words relative w-full pt-8 pb-12 desktop:py-14', bandWidth)}>
					<Eyebrow>{eyebrow}</Eyebrow>
					<h1 className="mt-4 text-4xl">
						<Unbroken>{title}</Unbroken>
					</h1>
					{text && (
						<p className="lead mt-5 max-w-[34rem] text-white/90">
							<Unbroken>{text}</Unbroken>
						</p>
					)}
					<Actions actions={actions} />
				</div>
			</div>
		</Band>
	);
}
