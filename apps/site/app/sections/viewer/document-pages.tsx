import { policyWords } from '../../messages/policy.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { TestStrip } from '../../ui/test-strip.tsx';
import { DocumentFrame, type ShownDocument } from './document-frame.tsx';
import { PageStack } from './page-stack.tsx';
import { useDocument } from './use-document.ts';

/**
 * Draws the document page by page: phones and some desktop browsers cannot show one inside a page. Without scripting
 * there is only the frame.
 */
export function DocumentPages({ document }: { document: ShownDocument }) {
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
