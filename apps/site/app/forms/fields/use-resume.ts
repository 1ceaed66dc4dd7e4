import { type WireAnswer, type WireCalls, wireBase, wirePaths } from '@site/contract/wire';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { answerIn, newKey, WireFailure } from '../../client/wire/wire.ts';
import { largestResume } from '../../constants.ts';
import { type ApplicationWords, applicationWords } from '../../messages/application.ts';
import { useWords } from '../../messages/use-messages.ts';

/** A slow upload may continue, but one without any progress for this long is aborted. */
const longestStandstill = 60_000;

type Uploaded = WireAnswer<WireCalls['upload']['data']>;

/**
 * Uploads the file of a form. The response's `thumb` is the address that the application refers to. `onProgress` gets
 * percent.
 */
function upload(
	file: File,
	{
		signal,
		idempotencyKey,
		onProgress,
	}: { signal: AbortSignal; idempotencyKey: string; onProgress: (percent: number) => void },
): Promise<Uploaded> {
	const form = new FormData();
	form.append('files', file);
	return new Promise((resolve, reject) => {
		// `fetch` does not report upload progress.
		const request = new XMLHttpRequest();
		const giveUp = () => request.abort();
		let standstill = setTimeout(giveUp, longestStandstill);
		signal.addEventListener('abort', giveUp, { once: true });
		request.upload.addEventListener('progress', ({ loaded, total }) => {
			clearTimeout(standstill);
			standstill = setTimeout(giveUp, longestStandstill);
			if (total > 0) onProgress(Math.floor((100 * loaded) / total));
		});
		request.addEventListener('loadend', () => {
			clearTimeout(standstill);
			signal.removeEventListener('abort', giveUp);
			const answer = answerIn<Uploaded['data']>(request.responseText);
			if (request.status === 200 && answer) resolve(answer);
			else reject(new WireFailure(request.status, answer?.msg ?? ''));
		});
		request.open('POST', wireBase + wirePaths.upload);
		request.setRequestHeader('Idempotency-Key', idempotencyKey);
		request.send(form);
	});
}

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
