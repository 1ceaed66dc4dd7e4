import { useLocation } from 'react-router';
import { addressOfSwitch } from '../addresses/language-address.ts';
import { useShell } from '../client/use-shell.ts';
import { useMessages } from '../messages/use-messages.ts';

/**
 * The same page in the other language. A link, so that it also works without scripting and for search engines (D26).
 */
export function LanguageSwitch({ className }: { className?: string }) {
	const messages = useMessages();
	const { language } = useShell();
	const other = language === 'en' ? 'cn' : 'en';
	const tag = other === 'cn' ? 'zh-CN' : 'en';
	return (
		<a
			href={addressOfSwitch(other, useLocation())}
			lang={tag}
			hrefLang={tag}
			title={messages.switchLanguage}
			className={className}
		>
			{messages.otherLanguage}
		</a>
	);
}
