import type { DocumentView } from '../../visit.ts';

/** The document in the browser's own viewer. */
export const PolicyFrame = ({ policy: { url, title } }: { policy: DocumentView }) => (
	<iframe src={url} title={title} className="h-[85vh] min-h-[32rem] w-full rounded-card border border-line bg-mist" />
);
