import { type WireAnswer, type WireCalls, wireBase, wirePaths } from '@site/contract/wire';
import { answerIn, WireFailure } from './wire.ts';

/** A slow upload may continue, but one without any progress for this long is aborted. */
const longestStandstill = 60_000;

type Uploaded = WireAnswer<WireCalls['upload']['data']>;

/**
 * Uploads the file of a form. The response's `thumb` is the address that the application refers to. `onProgress` gets
 * percent.
 */
export function upload(
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
