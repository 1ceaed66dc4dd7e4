'use client';

import { toast } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import type { Say } from '../words/said.ts';
import { useSay } from '../words/use-say.ts';
import { fitPasted } from './pasted.ts';

/** Content copied within the editor needs no change. */
const ownType = 'application/x-lexical-editor';

function paste(event: ClipboardEvent, say: Say): void {
	const { target, clipboardData } = event;
	const html = clipboardData?.getData('text/html');
	if (!html || clipboardData?.types.includes(ownType) || !event.isTrusted) return;
	if (!(target instanceof Element) || !target.closest('[data-lexical-editor="true"]')) return;
	const { html: fit, leftOut } = fitPasted(html);
	if (fit === html) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	const data = new DataTransfer();
	data.setData('text/html', fit);
	data.setData('text/plain', clipboardData?.getData('text/plain') ?? '');
	target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
	if (leftOut.length > 0)
		toast.error(
			say(
				`Left out ${leftOut.length === 1 ? 'a picture' : `${leftOut.length} pictures`} of another site (${leftOut.slice(0, 3).join('; ')}). Save it as a file and upload it here.`,
				`已略去其他网站的 ${leftOut.length} 张图片（${leftOut.slice(0, 3).join('；')}）。请保存为文件后在此上传。`,
			),
			{ duration: 15_000 },
		);
}

/** Checks pasted content before the editor handles it. */
export function PasteRules({ children }: { children: ReactNode }) {
	const say = useSay();
	useEffect(() => {
		const look = (event: ClipboardEvent) => paste(event, say);
		document.addEventListener('paste', look, true);
		return () => document.removeEventListener('paste', look, true);
	}, [say]);
	return children;
}
