import { useSyncExternalStore } from 'react';
import { useLayout } from '../../client/use-shell.ts';
import { DocumentFrame, type ShownDocument } from './document-frame.tsx';
import { DocumentPages } from './document-pages.tsx';

/** In an embedded frame on desktop; page by page on mobile, and in browsers that would leave the frame empty. */
export function DocumentViewer({ document }: { document: ShownDocument }) {
	const layout = useLayout();
	const isFramed = useFrames();
	if (layout === 'mobile') return <DocumentPages document={document} />;
	if (isFramed) return <DocumentFrame document={document} />;
	return (
		<div className="mx-auto max-w-3xl">
			<DocumentPages document={document} />
		</div>
	);
}

const neverChanges = () => () => {};

/** Whether the browser shows PDF files itself; assumed until the scripts run. */
const useFrames = (): boolean =>
	useSyncExternalStore(
		neverChanges,
		() => navigator.pdfViewerEnabled !== false,
		() => true,
	);
