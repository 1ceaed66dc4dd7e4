'use client';

/** Role, rules and the trail of changes are those of the form. */
export async function changeApplication(
	id: number,
	data: { stage?: string; rating?: number | null },
): Promise<string | null> {
	const answer = await fetch(`/api/application-changes/${id}`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(data),
	}).catch(() => null);
	if (answer?.ok) return null;
	const said = await answer?.json().catch(() => null);
	return said?.errors?.[0]?.message ?? 'It could not be changed. Try again.';
}
