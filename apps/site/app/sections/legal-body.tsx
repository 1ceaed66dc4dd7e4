import { useMessages } from '../messages/use-messages.ts';
import { RichText } from '../ui/rich-text.tsx';
import type { LegalView } from '../visit.ts';

/** A legal text: when it changed, what it holds, and its sections to jump to. */
export function LegalBody({ legal }: { legal: LegalView }) {
	const messages = useMessages();
	return (
		<div className="mx-auto grid max-w-content gap-12 px-5 py-16 desktop:px-10 desktop:lg:grid-cols-[18rem_1fr]">
			<nav aria-label={messages.onThisPage} className="text-sm">
				<p className="font-bold">{messages.onThisPage}</p>
				<ol className="mt-3 border-l border-line">
					{legal.sections.map(({ title }, index) => (
						<li key={title}>
							<a
								href={`#section-${index + 1}`}
								className="-ml-px flex min-h-9 items-center border-l-2 border-transparent py-1 pl-4 text-ink-soft hover:border-coral hover:text-ink mobile:min-h-11"
							>
								{title}
							</a>
						</li>
					))}
				</ol>
			</nav>
			<div>
				<p className="text-sm text-ink-soft">{messages.updatedOn(legal.updatedText)}</p>
				<RichText html={legal.intro} className="mt-6" />
				{legal.sections.map(({ title, body }, index) => (
					<section key={title} id={`section-${index + 1}`} className="mt-12 scroll-mt-24">
						<h2 className="text-2xl">{title}</h2>
						<RichText html={body} className="mt-4" />
					</section>
				))}
			</div>
		</div>
	);
}
