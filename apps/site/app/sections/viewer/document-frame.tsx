export type ShownDocument = { url: string; title: string };

/** The document in the browser's own viewer. */
export const DocumentFrame = ({ document: { url, title } }: { document: ShownDocument }) => (
	<iframe src={url} title={title} className="h-[85vh] min-h-[32rem] w-full rounded-card border border-line bg-mist" />
);
