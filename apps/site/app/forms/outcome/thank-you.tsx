import { useEffect, useRef } from 'react';
import { applicationWords } from '../../messages/application.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';

type ThankYouProps = { shown: boolean; reference: string | undefined; onClose: () => void };

/** Confirms that an application was sent. A click outside does not close it. */
export function ThankYou({ shown, reference, onClose }: ThankYouProps) {
	const words = useWords(applicationWords);
	const messages = useMessages();
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		if (shown) dialog.current?.showModal();
	}, [shown]);
	return (
		<dialog
			ref={dialog}
			onClose={onClose}
			aria-labelledby="thank-you"
			aria-describedby="thank-you-text"
			className="max-w-[min(30rem,calc(100vw-2rem))] rounded-card bg-white p-8 text-center text-ink raised backdrop:bg-ink/60 desktop:p-12"
		>
			<span className="drawn-lines" aria-hidden="true" />
			<h2 id="thank-you" className="mt-4 text-2xl">
				{words.thankYou}
			</h2>
			<p id="thank-you-text" className="mt-3 mb-8">
				{words.sent}
				{reference && <span className="mt-2 block font-semibold">{messages.reference(reference)}</span>}
			</p>
			<Button onClick={() => dialog.current?.close()}>{messages.close}</Button>
		</dialog>
	);
}
