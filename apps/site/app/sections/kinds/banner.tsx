import { Band, bandWidth } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { cropOf } from '../../ui/crop.ts';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { Actions } from '../actions.tsx';

/** The head of a page: on desktop the words stand on the picture, on mobile below it. */
export function BannerSection({ section }: { section: SectionViewOf<'banner'> }) {
	const { eyebrow, title, text, picture, actions } = section;
	return (
		<Band tone="deep" bleed>
			<div className="head relative desktop:grid desktop:min-h-[clamp(26rem,36vw,40rem)] desktop:items-center">
				<div className="relative aspect-4/3 overflow-hidden desktop:absolute desktop:inset-y-0 desktop:right-0 desktop:aspect-auto desktop:w-3/4 sm:aspect-2/1">
					<Picture
						picture={picture}
						sizes="(min-width: 1000px) 75vw, 100vw"
						eager
						cutForPhones
						className={classes('absolute inset-0 size-full object-cover', cropOf(picture))}
					/>
				</div>
				<div className="absolute inset-0 banner-scrim mobile:hidden" />
				<div className={classes('relative w-full pt-8 pb-12 desktop:py-16', bandWidth)}>
					<div className="desktop:w-1/2 desktop:max-w-[38rem]">
						<Eyebrow>{eyebrow}</Eyebrow>
						<h1 className="mt-4 text-4xl">
							<Unbroken>{title}</Unbroken>
						</h1>
						{text && (
							<p className="mt-5 max-w-[34rem] text-lg text-white/90">
								<Unbroken>{text}</Unbroken>
							</p>
						)}
						<Actions actions={actions} />
					</div>
				</div>
			</div>
		</Band>
	);
}
