import { bannerTarget } from '../../addresses/banner-address.ts';
import { useShell } from '../../client/use-shell.ts';
import { bannerWords } from '../../messages/banners.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { HeadPicture } from '../../ui/head-picture.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { HomeView } from '../../visit.ts';
import { LinePicture } from './line-picture.tsx';

type BannerSlideProps = {
	banner: HomeView['banners'][number];
	label: string;
	first: boolean;
	current: boolean;
	settled: boolean;
};

/** Products, articles and events open as they do from lists (PAGE-4). */
const isDetail = (to: string) => /^\/(?:products?|resources|events-info)\//.test(to);

/** A title of two sentences, each in its box: one ends at the control line, the other begins at the test line. */
const Sentences = ({ children }: { children: string }) =>
	children.split(/(?<=[.，。])(?=.)/).map((sentence) => <span key={sentence}>{sentence}</span>);

/** One banner: its text beside the picture, or below it in a narrow window. */
export function BannerSlide({ banner, label, first, current, settled }: BannerSlideProps) {
	const { links } = useShell().settings;
	const { slideRole } = useWords(bannerWords);
	const Title = first ? 'h1' : 'h2';
	return (
		// biome-ignore lint/a11y/useSemanticElements: a slide is a group, as the pattern for carousels names it, and no fieldset
		<div
			role="group"
			aria-roledescription={slideRole}
			aria-label={label}
			inert={!current}
			className={classes(
				'head page-head w-full flex-none snap-start snap-always mobile:flex mobile:flex-col noscript:opacity-100',
				banner.line && 'line-head',
			)}
		>
			{banner.line ? (
				<LinePicture />
			) : (
				<HeadPicture picture={banner.picture} eager={first} decorative className="mobile:grow" />
			)}
			<div
				className={classes(
					'banner-words head-words relative mx-auto w-full max-w-content px-5 pt-7 pb-14 transition-opacity desktop:px-10 desktop:pt-12 desktop:pb-20',
					settled || !current ? 'opacity-100 duration-400' : 'opacity-0 duration-100',
					banner.line && 'line-words',
				)}
			>
				{banner.eyebrow && (
					<p className="flex items-center gap-3 text-sm font-semibold">
						<span className="result-lines on-dark" aria-hidden="true" />
						{banner.eyebrow}
					</p>
				)}
				<Title className="voice mt-4 text-4xl">
					{banner.line ? <Sentences>{banner.title}</Sentences> : <Unbroken>{banner.title}</Unbroken>}
				</Title>
				<p className="lead mt-5">
					<Unbroken>{banner.text}</Unbroken>
				</p>
				<div className="mt-8 flex flex-wrap gap-3">
					{banner.buttons.map(({ label: words, code }, index) => {
						const to = bannerTarget(code, links);
						return to ? (
							<ButtonLink key={code} to={to} detail={isDetail(to)} style={index === 0 ? 'light' : 'outline-light'}>
								{words}
							</ButtonLink>
						) : null;
					})}
				</div>
			</div>
		</div>
	);
}
