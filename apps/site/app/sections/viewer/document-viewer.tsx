import { useLayout } from '../../client/use-shell.ts';
import { DocumentFrame, type ShownDocument } from './document-frame.tsx';
import { DocumentPages } from './document-pages.tsx';

/** Desktop in an embedded frame, mobile page by page. */
export const DocumentViewer = ({ document }: { document: ShownDocument }) =>
	useLayout() === 'desktop' ? <DocumentFrame document={document} /> : <DocumentPages document={document} />;
