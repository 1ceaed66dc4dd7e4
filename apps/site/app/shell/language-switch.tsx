import { switchLanguage } from '../client/language.ts';
import { useShell } from '../client/use-shell.ts';
import { useMessages } from '../messages/use-messages.ts';

export function LanguageSwitch({ className }: { className?: string }) {
	const messages = useMessages();
	const { language } = useShell();
	const other = language === 'en' ? 'cn' : 'en';
	return (
		<button
			type="button"
			lang={other === 'cn' ? 'zh-CN' : 'en'}
			title={messages.switchLanguage}
			onClick={() => switchLanguage(other)}
			className={className}
		>
			{messages.otherLanguage}
		</button>
	);
}
