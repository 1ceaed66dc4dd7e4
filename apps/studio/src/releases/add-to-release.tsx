'use client';

import { toast, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { useState } from 'react';

type Props = {
	kind: string;
	hasDrafts: boolean;
	open: { id: number; name: string }[];
	holding: { id: number; name: string; standing: string }[];
};

type Told = { release: number; name: string };

const reasonIn = (answer: unknown): string =>
	(answer as { errors?: { message?: string }[] } | null)?.errors?.[0]?.message ?? 'It did not work. Try again.';

/** Instead of publishing it now: a release takes the saved draft, or of what has no drafts what stands in the form. */
export function AddToRelease({ kind, hasDrafts, open, holding }: Props) {
	const { id } = useDocumentInfo();
	const { getData, setModified } = useForm();
	const isModified = useFormModified();
	const [release, setRelease] = useState(open[0] ? String(open[0].id) : '');
	const [name, setName] = useState('');
	const [isBusy, setIsBusy] = useState(false);
	const [added, setAdded] = useState<Told | null>(null);
	const isUnsaved = hasDrafts && (isModified || !id);

	async function add() {
		setIsBusy(true);
		try {
			const body = { release: release || null, name, kind, item: id ?? null, data: hasDrafts ? null : getData() };
			const answer = await fetch('/api/release/items', {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify(body),
			});
			const told = await answer.json().catch(() => null);
			if (!answer.ok) return void toast.error(reasonIn(told));
			setAdded(told);
			// What stands in the form is kept in the release: leaving it loses nothing.
			if (!hasDrafts) setModified(false);
			toast.success(`It is in “${told.name}” now, and not on the site before that goes live.`);
		} catch {
			toast.error('The studio did not answer. Try again.');
		} finally {
			setIsBusy(false);
		}
	}

	const shown = added && !holding.some((one) => one.id === added.release);
	return (
		<section className="studio-release-choice" aria-labelledby="studio-release-choice">
			<h2 id="studio-release-choice">Release</h2>
			{holding.map((one) => (
				<p key={one.id}>
					In <a href={`/admin/releases/${one.id}`}>{one.name}</a>: {one.standing}
				</p>
			))}
			{shown && (
				<p role="status">
					In <a href={`/admin/releases/${added.release}`}>{added.name}</a>
				</p>
			)}
			<label htmlFor="studio-release">Go live with</label>
			<select id="studio-release" value={release} onChange={({ target }) => setRelease(target.value)}>
				{open.map((one) => (
					<option key={one.id} value={one.id}>
						{one.name}
					</option>
				))}
				<option value="">A new release</option>
			</select>
			{release === '' && (
				<>
					<label htmlFor="studio-release-name">Its name</label>
					<input
						id="studio-release-name"
						type="text"
						maxLength={200}
						value={name}
						onChange={({ target }) => setName(target.value)}
					/>
				</>
			)}
			<button type="button" disabled={isBusy || isUnsaved} onClick={add}>
				Add to release
			</button>
			{isUnsaved && <p>Save the draft first: the release takes what was saved.</p>}
		</section>
	);
}
