'use client';

import type { Said, Say } from '../../words/said.ts';
import { isStage, type Stage, stageLabels } from './stages.ts';

export interface Change {
	stage?: Stage;
	rating?: number | null;
	/** The stage that is shown. */
	was?: Stage;
}

export interface Refused {
	message: string;
	/** The stage that a colleague has set in the meantime. */
	stage?: Stage;
}

const failed: Said = { en: 'It could not be changed. Try again.', zh: '无法更改。请重试。' };

/** Same access, validation and audit log as in the form. Null on success. */
export async function changeApplication(
	reference: string,
	name: string,
	data: Change,
	say: Say,
): Promise<Refused | null> {
	const answer = await fetch(`/api/application-changes/${encodeURIComponent(reference)}`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(data),
	}).catch(() => null);
	if (answer?.ok) return null;
	const said = await answer?.json().catch(() => null);
	const stage = said?.meanwhile?.stage;
	if (!isStage(stage)) return { message: said?.errors?.[0]?.message ?? say(failed) };
	const [by, to] = [said.meanwhile.by, say(stageLabels[stage])];
	return { message: say(`${by} has moved ${name} to ${to} meanwhile.`, `${by} 已同时将 ${name} 移至“${to}”。`), stage };
}
