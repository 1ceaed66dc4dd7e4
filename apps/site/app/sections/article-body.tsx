import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { ArticleView } from '../visit.ts';

export function ArticleBody({ article }: { article: ArticleView }) {
	return (
		<article className="mx-auto max-w-content px-5 py-[clamp(2.5rem,2rem+3vw,5rem)] desktop:px-10">
			<header className="mx-auto max-w-prose">
				<p className="text-sm font-semibold text-ink-soft">
					<time dateTime={article.publishedOn}>{article.publishedText}</time>
				</p>
				<h1 className="mt-4 text-3xl">{article.title}</h1>
			</header>
			<Picture
				picture={article.picture}
				sizes="(min-width: 1000px) 64rem, 100vw"
				eager
				className="mx-auto my-10 aspect-[2/1] w-full max-w-[64rem] rounded-card object-cover"
			/>
			<RichText html={article.content} className="mx-auto" />
		</article>
	);
}
