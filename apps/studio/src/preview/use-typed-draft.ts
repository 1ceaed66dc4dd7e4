'use client';

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { newKey } from '@site/contract/new-key';
import { reduceFieldsToValues } from 'payload/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Said, Say } from '../words/said.ts';
import { useSay } from '../words/use-say.ts';

interface Answer {
	url: string;
	pictures: { path: string; stem: string }[];
}

/** Milliseconds after a keystroke; further keystrokes within it are sent together. */
const pause = 120;
/** Milliseconds after a request without an answer. */
const longerPause = 3000;

const unreachable: Said = {
	en: 'The studio does not answer; the preview follows once it does.',
	zh: '工作室没有响应；恢复后会显示预览。',
};

/** `again` means that the request failed without a verdict and has to be repeated. */
async function ask(body: string, say: Say): Promise<Answer | { problems: string[]; again: boolean }> {
	const response = await fetch('/api/draft-preview', {
		method: 'POST',
		credentials: 'same-origin',
		headers: { 'Content-Type': 'application/json' },
		body,
	}).catch(() => null);
	const said = await response?.json().catch(() => null);
	if (typeof said?.url === 'string') return said;
	if (!Array.isArray(said?.problems)) return { problems: [say(unreachable)], again: true };
	return { problems: said.problems, again: response?.status === 503 };
}

/** Sends the form's values whenever they change: one request at a time, the latest state last. */
export function useTypedDraft(isWanted: boolean | undefined) {
	const say = useSay();
	const { id, collectionSlug, globalSlug } = useDocumentInfo();
	const [fields] = useAllFormFields();
	const [answer, setAnswer] = useState<Answer | null>(null);
	const [problems, setProblems] = useState<string[]>([]);
	const now = { fields, id, slug: collectionSlug ?? globalSlug, isWanted };
	const latest = useRef(now);
	latest.current = now;
	/** Two tabs with the same form have two previews. */
	const [form] = useState(newKey);
	const sent = useRef('');
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	const isBusy = useRef(false);

	const send = useCallback(async () => {
		timer.current = null;
		const { fields, id, slug, isWanted } = latest.current;
		if (!isWanted) return;
		const body = JSON.stringify({
			form,
			slug,
			...(id && { id: Number(id) }),
			data: reduceFieldsToValues(fields, true),
		});
		if (body === sent.current || isBusy.current) return;
		sent.current = body;
		isBusy.current = true;
		const said = await ask(body, say);
		isBusy.current = false;
		if ('problems' in said) {
			setProblems(said.problems);
			if (said.again) sent.current = '';
		} else {
			setProblems([]);
			setAnswer(said);
		}
		timer.current ??= setTimeout(() => void send(), sent.current ? pause : longerPause);
	}, [say, form]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: sent again whenever the form changes
	useEffect(() => {
		if (isWanted) timer.current ??= setTimeout(() => void send(), pause);
	}, [isWanted, fields, send]);
	useEffect(
		() => () => {
			if (timer.current) clearTimeout(timer.current);
			latest.current = { ...latest.current, isWanted: false };
		},
		[],
	);
	return { answer, problems };
}
