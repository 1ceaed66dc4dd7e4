import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLayout } from '../../client/use-shell.ts';
import { policyWords } from '../../messages/policy.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { TestStrip } from '../../ui/test-strip.tsx';
import type { OpenDocument } from './open-document.ts';
import { PageStack } from './page-stack.tsx';

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

type Reading = { phase: 'loading' | 'failed'; document: null } | { phase: 'ready'; document: OpenDocument };

/** Opens a document in the browser. The PDF library is large, so only this loads it. */
function useDocument(url: string): Reading & { retry: () => void } {
	const [attempt, setAttempt] = useState(0);
	const [reading, setReading] = useState<Reading>({ phase: 'loading', document: null });

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same address anew
	useEffect(() => {
		let left = false;
		let close = () => {};
		setReading({ phase: 'loading', document: null });
		import('./open-document.ts')
			.then(({ openDocument }) => openDocument(url))
			.then(
				(document) => {
					close = document.close;
					if (left) close();
					else setReading({ phase: 'ready', document });
				},
				() => {
					if (!left) setReading({ phase: 'failed', document: null });
				},
			);
		return () => {
			left = true;
			close();
		};
	}, [url, attempt]);

	return { ...reading, retry: () => setAttempt((count) => count + 1) };
}

/**
 * Draws the document page by page: phones and some desktop browsers cannot show one inside a page. Without scripting
 * there is only the frame.
 */
function DocumentPages({ document }: { document: ShownDocument }) {
	const messages = useMessages();
	const words = useWords(policyWords);
	const { phase, document: opened, retry } = useDocument(document.url);
	return (
		<>
			<noscript>
				<DocumentFrame document={document} />
			</noscript>
			{/* As high as a sheet of paper, so that the content below does not move when the first page appears. */}
			{phase === 'loading' && (
				<div role="status" className="grid aspect-[210/297] w-full place-items-center noscript:hidden">
					<TestStrip label={messages.loading} />
				</div>
			)}
			{phase === 'failed' && (
				<div role="alert" className="grid justify-items-start gap-5 rounded-card bg-danger-pale p-6">
					<p>{words.failed}</p>
					<Button onClick={retry}>{messages.tryAgain}</Button>
				</div>
			)}
			{phase === 'ready' && <PageStack pages={opened.pages} />}
		</>
	);
}

type ShownDocument = { url: string; title: string };

/** The document in the browser's own viewer. */
const DocumentFrame = ({ document: { url, title } }: { document: ShownDocument }) => (
	<iframe src={url} title={title} className="h-[85vh] min-h-[32rem] w-full rounded-card border border-line bg-mist" />
);
