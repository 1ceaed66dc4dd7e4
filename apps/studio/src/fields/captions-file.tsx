'use client';

import { toast, useField } from '@payloadcms/ui';
import type { ChangeEvent } from 'react';
import { useSay } from '../words/use-say.ts';

const mostBytes = 500_000;

/** Reads a file of captions into the field above. */
export function CaptionsFile({ path }: { path: string }) {
	const say = useSay();
	const { setValue } = useField<string>({ path });

	async function take({ target }: ChangeEvent<HTMLInputElement>) {
		const file = target.files?.[0];
		if (!file) return;
		if (file.size > mostBytes) toast.error(say('This file is too large for captions.', '此文件过大，不能用作字幕。'));
		else setValue((await file.text()).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
		// The same file can be chosen again once it was corrected.
		target.value = '';
	}

	return (
		<input
			type="file"
			accept=".vtt,text/vtt"
			aria-label={say('Captions file (.vtt)', '字幕文件（.vtt）')}
			onChange={take}
		/>
	);
}
