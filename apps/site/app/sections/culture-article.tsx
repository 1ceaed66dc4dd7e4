import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { framed } from '../ui/crop.ts';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { CultureView } from '../visit.ts';

/** One part of the company's culture: title, summary and text. */
export function CultureArticle({
	culture,
	as: Title,
	children,
}: {
	culture: CultureView;
	as: 'h1' | 'h2';
	/** Shown after the text. */
	children?: ReactNode;
}) {
	return (
		<article>
			<div className="bg-pale">
				<div className="head mx-auto grid max-w-content items-center gap-10 px-5 py-10 wide:grid-cols-2 wide:gap-16 desktop:py-14 desktop:px-10">
					<div>
						<Title className="voice text-4xl">{culture.title}</Title>
						<p className="lead mt-5 text-ink-soft">{culture.summary}</p>
					</div>
					<Picture
						picture={culture.picture}
						sizes="(min-width: 1920px) 34vw, (min-width: 1280px) 38rem, (min-width: 640px) 46vw, 70vw"
						shape={3 / 2}
						eager={Title === 'h1'}
						className={classes('aspect-[3/2] w-full rounded-card object-cover', framed(culture.picture))}
					/>
				</div>
			</div>
			<div className="mx-auto max-w-content px-5 py-16 desktop:px-10">
				<RichText html={culture.content} className="chapters" />
				{children}
			</div>
		</article>
	);
}
