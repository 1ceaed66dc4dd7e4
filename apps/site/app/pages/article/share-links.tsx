import { type MouseEvent, useSyncExternalStore } from 'react';
import { addressIn } from '../../addresses/language-address.ts';
import { showToast } from '../../client/toasts.ts';
import { useShell } from '../../client/use-shell.ts';
import { sharePopup } from '../../constants.ts';
import { articleAddress } from '../../destinations.ts';
import { newsroomWords } from '../../messages/newsroom.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { CopyLink } from '../../ui/copy-link.tsx';
import { Icon, type InterfaceIcon } from '../../ui/icon.tsx';
import type { ShareView } from '../../visit.ts';
import { shareButton } from './share-button.ts';
import { ShareCode } from './share-code.tsx';

/** Fills `{url}` and `{title}` into the template of a network's share page. */
const shareAddress = (template: string, url: string, title: string): string =>
	template.replaceAll('{url}', () => encodeURIComponent(url)).replaceAll('{title}', () => encodeURIComponent(title));

/** Opens a popup, centered if the screen position is known. */
function openSharePopup(address: string) {
	const { width, height } = sharePopup;
	const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
	const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
	open(address, '_blank', `popup,noopener,width=${width},height=${height},left=${left},top=${top}`);
}

/** The device's share dialog; closing it is not an error. */
const openShareSheet = (what: { url: string; title: string }) => void navigator.share?.(what).catch(() => undefined);

const icons: Record<ShareView[number]['network'], InterfaceIcon> = {
	facebook: 'social-network',
	x: 'microblog',
	linkedin: 'professional',
	weibo: 'weibo',
	wechat: 'wechat',
};

const column =
	'no-print mb-8 flex flex-wrap gap-2 desktop:roomy:sticky desktop:roomy:top-32 desktop:roomy:mb-0 desktop:roomy:flex-col';

const never = () => () => {};
/** Only the browser knows whether it has a share sheet. */
const useShareSheet = () =>
	useSyncExternalStore(
		never,
		() => 'share' in navigator,
		() => false,
	);

type ShareLinksProps = {
	article: { slug: string; title: string };
	sharing: ShareView;
	/** Shown instead of sharing, on a preview (D52). */
	notShared?: string;
};

/**
 * Links to the networks' own share pages. Nothing is loaded from a network before the visitor follows its link (PAGE-25,
 * D48).
 */
export function ShareLinks({ article, sharing, notShared }: ShareLinksProps) {
	const { slug, title } = article;
	const { language, layout, publicUrl } = useShell();
	const words = useWords(newsroomWords);
	const { opensInNewTab } = useMessages();
	const hasSheet = useShareSheet() && layout === 'mobile';
	const address = addressIn(language, articleAddress(slug));
	const url = publicUrl + address;
	const offered = sharing.filter(({ network }) => network !== 'facebook' || layout === 'desktop');

	function share(event: MouseEvent, template: string) {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		openSharePopup(shareAddress(template, location.href, title));
	}

	if (notShared) return <NotShared networks={offered.map(({ network }) => network)} text={notShared} />;
	return (
		<ul aria-label={words.share} className={column}>
			{offered.map(({ network, address: template }) => (
				<li key={network}>
					{network === 'wechat' ? (
						<ShareCode slug={slug} />
					) : (
						<a
							href={shareAddress(template, url, title)}
							target="_blank"
							rel="noopener noreferrer"
							title={words.shareOn[network]}
							aria-label={words.shareOn[network] + opensInNewTab}
							onClick={(event) => share(event, template)}
							className={shareButton}
						>
							<Icon name={icons[network]} />
						</a>
					)}
				</li>
			))}
			<li>
				<CopyLink
					address={address}
					copied={words.linkCopied}
					title={words.copyLink}
					aria-label={words.copyLink}
					className={shareButton}
				>
					<Icon name="link" />
				</CopyLink>
			</li>
			{hasSheet && (
				<li>
					<button
						type="button"
						title={words.shareSheet}
						aria-label={words.shareSheet}
						onClick={() => openShareSheet({ url, title })}
						className={shareButton}
					>
						<Icon name="share" />
					</button>
				</li>
			)}
		</ul>
	);
}

function NotShared({ networks, text }: { networks: readonly ShareView[number]['network'][]; text: string }) {
	const words = useWords(newsroomWords);
	return (
		<ul aria-label={words.share} className={column}>
			{networks.map((network) => (
				<li key={network}>
					<button
						type="button"
						title={text}
						aria-label={`${words.shareOn[network]}: ${text}`}
						onClick={() => showToast('info', text)}
						className={shareButton}
					>
						<Icon name={icons[network]} />
					</button>
				</li>
			))}
		</ul>
	);
}
