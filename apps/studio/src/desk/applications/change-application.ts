'use client';

import { isStage, type Stage, stageLabels } from './stages.ts';

export interface Change {
	stage?: Stage;
	rating?: number | null;
	/** The stage that is shown. */
	was?: Stage;
}

export interface Refused {
	message: string;
	/** Where a colleague has put it meanwhile. */
	stage?: Stage;
}

const failed = 'It could not be changed. Try again.';

/** Role, rules and the trail of changes are those of the form. Null once it is changed. */
export async function changeApplication(id: number, name: string, data: Change): Promise<Refused | null> {
	const answer = await fetch(`/api/application-changes/${id}`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(data),
	}).catch(() => null);
	if (answer?.ok) return null;
	const said = await answer?.json().catch(() => null);
	const stage = said?.meanwhile?.stage;
	if (!isStage(stage)) return { message: said?.errors?.[0]?.message ?? failed };
	return { message: `${said.meanwhile.by} has moved ${name} to ${stageLabels[stage]} meanwhile.`, stage };
}
