import { classes } from './classes.ts';

/** HTML that staff wrote; the server has sanitised it. */
export function RichText({ html, className }: { html: string; className?: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before it leaves the server
	return <div className={classes('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
