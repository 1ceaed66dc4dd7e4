import { useShell } from '../../client/use-shell.ts';
import { shareCodeAddress } from '../../destinations.ts';
import { newsroomWords } from '../../messages/newsroom.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { shareButton } from './share-button.ts';

const side = 176;

/** WeChat has no share page: its app scans the article's address from a QR code. Fetched once it is opened. */
export function ShareCode({ slug }: { slug: string }) {
	const { language, layout } = useShell();
	const words = useWords(newsroomWords);
	return (
		<details
			className="relative"
			onKeyDown={({ key, currentTarget }) => {
				if (key === 'Escape') currentTarget.open = false;
			}}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
			}}
		>
			<summary title={words.shareOn.wechat} aria-label={words.shareOn.wechat} className={shareButton}>
				<Icon name="wechat" />
			</summary>
			<div className="absolute top-full left-0 z-10 mt-2 w-52 rounded-card border border-line bg-white p-4 text-center text-sm raised desktop:roomy:top-0 desktop:roomy:left-full desktop:roomy:mt-0 desktop:roomy:ml-3">
				<img
					src={shareCodeAddress(slug, language)}
					alt={words.code}
					width={side}
					height={side}
					loading="lazy"
					className="mx-auto"
				/>
				<p className="mt-2">{words.scan[layout]}</p>
			</div>
		</details>
	);
}
