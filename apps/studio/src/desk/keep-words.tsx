'use client';

import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { Said } from '../words/said.ts';
import { signedOut } from '../words/signed-out.ts';
import { useSay } from '../words/use-say.ts';

const silent: Said = {
	en: 'The studio does not answer. What you wrote stays here: try again.',
	zh: '工作室没有响应。您写的内容会保留在这里：请重试。',
};

/** Why a form could not be processed now. */
async function problemNow(): Promise<Said | undefined> {
	const answer = await fetch('/api/users/me').catch(() => null);
	const said = answer?.ok ? await answer.json().catch(() => null) : null;
	if (!said) return silent;
	return said.user ? undefined : signedOut;
}

/**
 * Submits forms of the inbox only if the server responds and the session is valid; otherwise the page keeps its text.
 */
export function KeepWords() {
	const say = useSay();
	useEffect(() => {
		let asking: HTMLFormElement | undefined;
		let heard: HTMLFormElement | undefined;
		async function ask(form: HTMLFormElement, submitter: HTMLElement | null) {
			asking = form;
			const problem = await problemNow();
			asking = undefined;
			if (problem) return void toast.error(say(problem), { duration: 20_000 });
			heard = form;
			form.requestSubmit(submitter);
			heard = undefined;
		}
		function listen(event: SubmitEvent) {
			const form = event.target;
			if (!(form instanceof HTMLFormElement) || !form.getAttribute('action')?.startsWith('/api/desk/')) return;
			if (form === heard) return;
			event.preventDefault();
			if (form !== asking) void ask(form, event.submitter);
		}
		document.addEventListener('submit', listen);
		return () => document.removeEventListener('submit', listen);
	}, [say]);
	return null;
}
