import type { ShareNetwork } from '@site/contract/settings';
import type { MouseEvent } from 'react';
import { openSharePopup, shareAddress } from '../../client/share.ts';
import { useShell } from '../../client/use-shell.ts';
import { articleAddress } from '../../destinations.ts';
import { addressIn } from '../../language-address.ts';
import { newsroomWords } from '../../messages/newsroom.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';

/** D16 */
const networks: Record<'desktop' | 'mobile', readonly ShareNetwork[]> = {
	desktop: ['social', 'microblog', 'professional'],
	mobile: ['microblog', 'professional'],
};
const icons = { social: 'social-network', microblog: 'microblog', professional: 'professional' } as const;

/** Links to the networks' own share pages; nothing of theirs is loaded before one is followed. */
export function ShareLinks({ article: { slug, title } }: { article: { slug: string; title: string } }) {
	const { language, layout, publicUrl, settings } = useShell();
	const words = useWords(newsroomWords);
	const { opensInNewTab } = useMessages();
	const offered = networks[layout].filter((network) => settings.share[network] !== '');
	if (offered.length === 0) return null;

	function share(event: MouseEvent, template: string) {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		openSharePopup(shareAddress(template, location.href, title));
	}

	return (
		<ul
			aria-label={words.share}
			className="no-print mb-8 flex gap-2 desktop:roomy:sticky desktop:roomy:top-32 desktop:roomy:mb-0 desktop:roomy:flex-col"
		>
			{offered.map((network) => (
				<li key={network}>
					<a
						href={shareAddress(settings.share[network], publicUrl + addressIn(language, articleAddress(slug)), title)}
						target="_blank"
						rel="noopener noreferrer"
						aria-label={words.shareOn[network] + opensInNewTab}
						onClick={(event) => share(event, settings.share[network])}
						className="grid size-11 place-items-center rounded-full border border-line text-ink transition-colors duration-200 hover:border-teal hover:bg-teal hover:text-white"
					>
						<Icon name={icons[network]} />
					</a>
				</li>
			))}
		</ul>
	);
}
