import { policyWords } from '../../messages/policy.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { TestStrip } from '../../ui/test-strip.tsx';
import type { DocumentView } from '../../visit.ts';
import { PageStack } from './page-stack.tsx';
import { PolicyFrame } from './policy-frame.tsx';
import { useDocument } from './use-document.ts';

/** Page by page, drawn here: phones show no document inside a page. Without scripting the frame is all there is. */
export function PolicyPages({ policy }: { policy: DocumentView }) {
	const messages = useMessages();
	const words = useWords(policyWords);
	const { phase, document, retry } = useDocument(policy.url);
	return (
		<>
			<noscript>
				<PolicyFrame policy={policy} />
			</noscript>
			{phase === 'loading' && (
				<div role="status" className="grid min-h-96 place-items-center noscript:hidden">
					<TestStrip label={messages.loading} />
				</div>
			)}
			{phase === 'failed' && (
				<div role="alert" className="grid justify-items-start gap-5 rounded-card bg-danger-pale p-6">
					<p>{words.failed}</p>
					<Button onClick={retry}>{messages.tryAgain}</Button>
				</div>
			)}
			{phase === 'ready' && <PageStack pages={document.pages} />}
		</>
	);
}
