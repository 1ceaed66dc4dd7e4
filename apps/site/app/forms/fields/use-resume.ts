import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { upload } from '../../client/wire/upload.ts';
import { newKey, WireFailure } from '../../client/wire/wire.ts';
import { largestResume } from '../../constants.ts';
import { type ApplicationWords, applicationWords } from '../../messages/application.ts';
import { useWords } from '../../messages/use-messages.ts';

/** The file of an application: none, uploading, or stored under an address. */
export type Resume = { name: string; url: string; problem?: string | undefined };

const none: Resume = { name: '', url: '' };

/** Uploads a file as soon as it is chosen. Only the newest choice counts; `onChange` follows every change that is shown. */
export function useResume(onChange: () => void, initial: Resume = none) {
	const words = useWords(applicationWords);
	const [resume, setResume] = useState(initial);
	const [percent, setPercent] = useState(0);
	const running = useRef<AbortController>(null);
	useEffect(() => () => running.current?.abort(), []);

	function show(next: Resume) {
		flushSync(() => setResume(next));
		onChange();
	}

	async function choose(file: File) {
		running.current?.abort();
		if (file.size > largestResume) return show({ ...none, problem: words.fileTooLarge });
		const controller = new AbortController();
		running.current = controller;
		setPercent(0);
		show({ ...none, name: file.name });
		const stored = await store(file, { signal: controller.signal, onProgress: setPercent }, words);
		if (!controller.signal.aborted) show(stored);
	}

	function stop() {
		running.current?.abort();
		return none;
	}

	return {
		...resume,
		/** Upload progress. */
		percent,
		choose,
		/** Sets a file that is already stored. */
		bring: show,
		remove: () => show(stop()),
		/** Clears it after the application was sent, without an `onChange`. */
		forget: () => setResume(stop()),
	};
}

type Under = { signal: AbortSignal; onProgress: (percent: number) => void };

async function store(file: File, under: Under, words: ApplicationWords): Promise<Resume> {
	try {
		// Errors are shown at the field, not in a toast that disappears.
		const { status, msg, data } = await upload(file, { ...under, idempotencyKey: newKey() });
		if (status === 200 && data) return { name: file.name, url: data.thumb };
		return { ...none, problem: msg || words.uploadFailed };
	} catch (error) {
		return { ...none, problem: (error instanceof WireFailure && error.message) || words.uploadFailed };
	}
}
