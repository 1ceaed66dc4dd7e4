import { useEffect, useRef, useState } from 'react';
import { boxWords } from '../../messages/box.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { type Detector, detectorOf, watch } from './detector.ts';

/** A phone's camera reads the code, where the browser has a detector; elsewhere nothing is offered. */
export function Camera({ field }: { field: string }) {
	const words = useWords(boxWords);
	const { close } = useMessages();
	const [detector, setDetector] = useState<Detector | null>(null);
	const [isRefused, setIsRefused] = useState(false);
	const dialog = useRef<HTMLDialogElement>(null);
	const video = useRef<HTMLVideoElement>(null);
	const stop = useRef(() => {});

	useEffect(() => {
		void detectorOf(window).then(setDetector);
		return () => stop.current();
	}, []);
	if (!detector) return null;

	async function open(found: Detector) {
		try {
			const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
			dialog.current?.showModal();
			const view = video.current;
			if (!view) return;
			if ('srcObject' in view) view.srcObject = stream;
			stop.current = watch(found, view, stream, send);
			await view.play();
		} catch {
			setIsRefused(true);
		}
	}

	/** The same as typing the text of the code and sending the form. */
	function send(code: string) {
		dialog.current?.close();
		const input = document.getElementById(field);
		if (!(input instanceof HTMLInputElement)) return;
		input.value = code;
		input.form?.requestSubmit();
	}

	return (
		<div className="no-print">
			<Button style="secondary" onClick={() => void open(detector)}>
				{words.scan}
			</Button>
			<p role="status">{isRefused && words.noCamera}</p>
			<dialog
				ref={dialog}
				aria-label={words.scan}
				onClose={() => stop.current()}
				className="w-full max-w-xl rounded-card bg-ink p-5 text-white"
			>
				<p>{words.scanning}</p>
				<video ref={video} muted playsInline className="w-full py-5" />
				<Button onClick={() => dialog.current?.close()}>{close}</Button>
			</dialog>
		</div>
	);
}
