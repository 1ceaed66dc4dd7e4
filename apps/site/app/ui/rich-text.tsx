import { linksIn } from '../addresses/language-address.ts';
import { useShell } from '../client/use-shell.ts';
import { useMessages } from '../messages/use-messages.ts';
import { classes } from './classes.ts';
import { unbrokenHtml } from './unbroken.tsx';

/** A table that is wider than the page scrolls separately, also by keyboard. */
const withRoomForTables = (html: string) =>
	html.replaceAll('<table', '<div class="wide-table" tabindex="0"><table').replaceAll('</table>', '</table></div>');

/** The server's markup for an untranslated text on a Chinese page. */
const onlyEnglish = /^<div lang="en">([\s\S]*)<\/div>$/;

/** HTML that staff wrote; the server has sanitised it. */
export function RichText({ html, className }: { html: string; className?: string }) {
	const messages = useMessages();
	const english = onlyEnglish.exec(html)?.[1];
	const shown = linksIn(
		useShell().language,
		unbrokenHtml(withRoomForTables(english ?? html), messages.lineBreaks.kept),
	);
	return (
		<>
			{english !== undefined && <p className="mb-4 text-sm opacity-85">{messages.englishOnly}</p>}
			<div
				lang={english === undefined ? undefined : 'en'}
				className={classes('rich-text', className)}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before it leaves the server
				dangerouslySetInnerHTML={{ __html: shown }}
			/>
		</>
	);
}
