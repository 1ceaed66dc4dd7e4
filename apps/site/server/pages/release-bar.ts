import { escapeHtml } from '@site/contract/escape-html';
import type { Language } from '@site/contract/language';
import { releasePreviewPath } from '@site/contract/release-preview';
import { releasePreviewWords } from './release-preview-words.ts';

/**
 * Adds a bar below the page that marks it as a preview. Not a component of the page, so that other visitors do not
 * load its code.
 */
export function withReleaseBar(html: string, release: string, language: Language): string {
	const end = html.lastIndexOf('</body>');
	if (end < 0) return html;
	const words = releasePreviewWords[language];
	const said = escapeHtml(words.bar(release));
	const bar = `<link rel="stylesheet" href="${releasePreviewPath}/bar.css"><aside class="release-preview" aria-label="${said}"><span>${said}</span><a href="${releasePreviewPath}/end">${words.end}</a></aside>`;
	return html.slice(0, end) + bar + html.slice(end);
}
