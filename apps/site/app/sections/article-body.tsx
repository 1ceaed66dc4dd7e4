import { stemOf } from '@site/contract/picture-sizes';
import type { ReactNode } from 'react';
import { addressOf } from '../destinations.ts';
import { newsroomWords } from '../messages/newsroom.ts';
import { useWords } from '../messages/use-messages.ts';
import { bandWidth } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { framed } from '../ui/crop.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ArticleView } from '../visit.ts';

/** The same width as the text. */
const column = 'mx-auto w-full max-w-(--container-prose)';

/** The article. `children` are beside the text if there is room. */
export function ArticleBody({ article, children }: { article: ArticleView; children?: ReactNode }) {
	const words = useWords(newsroomWords);
	const beside = 'desktop:roomy:mx-0 desktop:roomy:w-auto desktop:roomy:justify-self-end desktop:roomy:pr-10';
	return (
		<article className={classes('reading-line pt-3 pb-[clamp(2rem,1.5rem+2vw,3.5rem)] desktop:pt-6', bandWidth)}>
			<SiteLink
				to={addressOf({ name: 'Resources' })}
				className="no-print inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-teal-dark underline-offset-4 hover:underline"
			>
				<Icon name="arrow-left" />
				{words.allNews}
			</SiteLink>
			<ArticleHead article={article} />
			<div className="mt-8 desktop:mt-14 desktop:roomy:grid desktop:roomy:grid-cols-[1fr_minmax(0,44rem)_1fr]">
				<div className={classes(column, beside)}>{children}</div>
				<RichText html={article.content} className="mx-auto w-full print:text-xl" />
			</div>
		</article>
	);
}

/** The picture is beside or above the text, so that it does not move when the font arrives. */
function ArticleHead({ article }: { article: ArticleView }) {
	const words = useWords(newsroomWords);
	const { kind, title, description, publishedOn, publishedText, readingMinutes, picture } = article;
	const pictured = !showsPicture(article);
	return (
		<header
			className={classes(
				'head mt-3 grid gap-6 print:grid-cols-[3fr_2fr]!',
				pictured ? 'desktop:lg:grid-cols-[5fr_6fr] desktop:lg:items-center desktop:lg:gap-16' : column,
			)}
		>
			<div className={classes(column, pictured && 'desktop:lg:mx-0')}>
				<h1 className="text-3xl">
					<Unbroken>{title}</Unbroken>
				</h1>
				<p className="lead mt-4 text-ink-soft">
					<Unbroken>{description}</Unbroken>
				</p>
				<p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
					<span className="rounded-full bg-pale px-3 py-0.5 font-semibold text-teal-dark">{words.kinds[kind]}</span>
					<time dateTime={publishedOn}>{publishedText}</time>
					<span>{words.minutes(readingMinutes)}</span>
				</p>
			</div>
			{pictured && (
				<div
					className={classes(
						'aspect-3/2 overflow-hidden rounded-card max-lg:order-first max-lg:sm:aspect-2/1 mobile:order-first mobile:sm:aspect-2/1 print:order-last',
						framed(picture),
					)}
				>
					<Picture
						picture={picture}
						sizes="(min-width: 1920px) 34vw, (min-width: 1280px) 600px, (min-width: 1024px) 50vw, (min-width: 640px) 85vw, 70vw"
						shape={3 / 2}
						eager
						className="size-full object-cover"
					/>
				</div>
			)}
		</header>
	);
}

/** Staff may have put the article's picture into its text as well; then it is shown only there. */
const showsPicture = ({ content, picture: { url } }: ArticleView) => content.includes(`"${stemOf(url)}`);
