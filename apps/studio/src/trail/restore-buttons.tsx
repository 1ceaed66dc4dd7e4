'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { isObject } from '../server/is-object.ts';
import { useSay } from '../words/use-say.ts';

interface Props {
	/** Of the version, at the API. */
	address: string;
	/** The item's form. */
	form: string;
	hasDrafts: boolean;
	wasPublished: boolean;
}

function reasonIn(said: unknown): string {
	const [first]: unknown[] = isObject(said) && Array.isArray(said.errors) ? said.errors : [];
	return isObject(first) && typeof first.message === 'string' ? first.message : '';
}

/** What has no drafts is on the site as soon as it is restored, and the button says so. */
export function RestoreButtons({ address, form, hasDrafts, wasPublished }: Props) {
	const say = useSay();
	const [isBusy, setBusy] = useState(false);
	async function restore(draft: boolean) {
		const question = say(
			'Restore this version and publish it? Visitors see it at once.',
			'恢复此版本并发布？访客会立即看到。',
		);
		if (!draft && !window.confirm(question)) return;
		setBusy(true);
		const answer = await fetch(`${address}?draft=${draft}`, { method: 'POST' }).catch(() => null);
		if (answer?.ok) return location.assign(form);
		setBusy(false);
		const reason = reasonIn(await answer?.json().catch(() => null));
		toast.error(reason || say('This version could not be restored.', '无法恢复此版本。'));
	}
	return (
		<span className="studio-restore">
			{hasDrafts && (
				<Button size="small" margin={false} disabled={isBusy} onClick={() => void restore(true)}>
					{say('Restore as a draft', '恢复为草稿')}
				</Button>
			)}
			{(wasPublished || !hasDrafts) && (
				<Button
					size="small"
					margin={false}
					buttonStyle="secondary"
					disabled={isBusy}
					onClick={() => void restore(false)}
				>
					{say('Restore and publish', '恢复并发布')}
				</Button>
			)}
		</span>
	);
}
