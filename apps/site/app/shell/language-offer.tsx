import { useLocation } from 'react-router';
import { addressOfSwitch } from '../addresses/language-address.ts';
import { useShell } from '../client/use-shell.ts';
import { Icon } from '../ui/icon.tsx';

/**
 * Offers Chinese, in Chinese, if the page's first script finds that the browser prefers it (D45). Pages are cached for
 * all visitors, so every English page contains the line, hidden from everyone else.
 */
export function LanguageOffer() {
	const { language } = useShell();
	const location = useLocation();
	if (language !== 'en') return null;
	return (
		<aside
			lang="zh-CN"
			aria-label="语言"
			className="no-print hidden items-center justify-center gap-x-3 bg-pale px-5 text-sm in-data-[offer=cn]:flex"
		>
			<p>本站提供中文版。</p>
			<a
				href={addressOfSwitch('cn', location)}
				hrefLang="zh-CN"
				className="inline-flex min-h-11 items-center font-bold text-teal-dark underline underline-offset-4"
			>
				查看中文版
			</a>
			<button
				type="button"
				aria-label="关闭"
				onClick={() => delete document.documentElement.dataset.offer}
				className="grid size-11 place-items-center"
			>
				<Icon name="close" className="size-5" />
			</button>
		</aside>
	);
}
