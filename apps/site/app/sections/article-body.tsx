import type { ReactNode } from 'react';
import { addressOf } from '../destinations.ts';
import { newsroomWords } from '../messages/newsroom.ts';
import { useWords } from '../messages/use-messages.ts';
import { bandWidth } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ArticleView } from '../visit.ts';

/** As wide as the text. */
const column = 'mx-auto w-full max-w-(--container-prose)';

/** An article as it is read. What goes with it (`children`) stands beside the text where there is room. */
export function ArticleBody({ article, children }: { article: ArticleView; children?: ReactNode }) {
	return (
		<article className={classes('py-[clamp(1.5rem,1rem+3vw,4rem)]', bandWidth)}>
			<ArticleHead article={article} />
			{!showsPicture(article) && (
				<Picture
					picture={article.picture}
					sizes="(min-width: 1280px) 1200px, 100vw"
					eager
					className="mt-8 aspect-3/2 w-full rounded-card object-cover sm:aspect-[21/9] desktop:mt-10"
				/>
			)}
			<div className="mt-8 desktop:mt-12 desktop:roomy:grid desktop:roomy:grid-cols-[1fr_minmax(0,44rem)_1fr]">
				<div
					className={classes(
						column,
						'desktop:roomy:mx-0 desktop:roomy:w-auto desktop:roomy:justify-self-end desktop:roomy:pr-10',
					)}
				>
					{children}
				</div>
				<RichText html={article.content} className="mx-auto" />
			</div>
		</article>
	);
}

function ArticleHead({ article }: { article: ArticleView }) {
	const words = useWords(newsroomWords);
	const { kind, title, description, publishedOn, publishedText, readingMinutes } = article;
	return (
		<header className={column}>
			<SiteLink
				to={addressOf({ name: 'Resources' })}
				className="no-print inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-teal-dark underline-offset-4 hover:underline"
			>
				<Icon name="arrow-left" />
				{words.allNews}
			</SiteLink>
			<h1 className="mt-3 text-3xl">
				<Unbroken>{title}</Unbroken>
			</h1>
			<p className="mt-4 text-lg text-ink-soft">
				<Unbroken>{description}</Unbroken>
			</p>
			<p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
				<span className="rounded-full bg-pale px-3 py-0.5 font-semibold text-teal-dark">{words.kinds[kind]}</span>
				<time dateTime={publishedOn}>{publishedText}</time>
				<span>{words.minutes(readingMinutes)}</span>
			</p>
		</header>
	);
}

/** Staff may have put the article's picture into its text as well; it is shown once. */
const showsPicture = ({ content, picture: { url, sources } }: ArticleView) =>
	[url, ...sources.map((source) => source.url)].some((address) => content.includes(`"${address}"`));
