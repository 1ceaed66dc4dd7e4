import { useShell } from '../client/use-shell.ts';
import { linksIn } from '../language-address.ts';
import { classes } from './classes.ts';
import { unbrokenHtml } from './unbroken.tsx';

/** A table that is wider than the page scrolls by itself, also by keyboard. */
const withRoomForTables = (html: string) =>
	html.replaceAll('<table', '<div class="wide-table" tabindex="0"><table').replaceAll('</table>', '</table></div>');

/** HTML that staff wrote; the server has sanitised it. */
export function RichText({ html, className }: { html: string; className?: string }) {
	const shown = linksIn(useShell().language, unbrokenHtml(withRoomForTables(html)));
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before it leaves the server
	return <div className={classes('rich-text', className)} dangerouslySetInnerHTML={{ __html: shown }} />;
}
