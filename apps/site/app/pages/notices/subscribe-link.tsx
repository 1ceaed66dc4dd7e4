import { useShell } from '../../client/use-shell.ts';
import { noticesFeed } from '../../document/notices-feed.ts';
import { noticeWords } from '../../messages/notices.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';

/** The feed is a file from the server, not a page of the app, so this is a plain link. */
export function SubscribeLink() {
	const words = useWords(noticeWords);
	const { language } = useShell();
	return (
		<a
			href={noticesFeed(language)}
			className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-teal-dark underline-offset-4 hover:underline"
		>
			<Icon name="feed" className="size-5" />
			{words.subscribe}
		</a>
	);
}
