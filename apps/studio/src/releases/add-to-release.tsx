'use client';

import { toast, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { useState } from 'react';
import { useListens } from '../views/use-listens.ts';
import type { Say } from '../words/said.ts';
import { useSay } from '../words/use-say.ts';

type Props = {
	kind: string;
	hasDrafts: boolean;
	open: { id: number; name: string }[];
	holding: { id: number; name: string; standing: string }[];
};

type Told = { release: number; name: string; key: string };

const reasonIn = (answer: unknown, say: Say): string =>
	(answer as { errors?: { message?: string }[] } | null)?.errors?.[0]?.message ??
	say('It did not work. Try again.', '操作未成功。请重试。');

/**
 * An alternative to publishing at once: adds the saved draft to a release, or the form's values if there are no drafts.
 */
export function AddToRelease({ kind, hasDrafts, open, holding }: Props) {
	const say = useSay();
	const listens = useListens();
	const { id, globalSlug } = useDocumentInfo();
	const { getData, setModified } = useForm();
	const isModified = useFormModified();
	const [release, setRelease] = useState(open[0] ? String(open[0].id) : '');
	const [name, setName] = useState('');
	const [isBusy, setIsBusy] = useState(false);
	/** Items that this form has added to releases, newest first. */
	const [added, setAdded] = useState<Told[]>([]);
	const isBegun = !id && !globalSlug;
	const isUnsaved = hasDrafts && (isModified || isBegun);

	async function add() {
		setIsBusy(true);
		try {
			const key = added.find((one) => String(one.release) === release)?.key;
			const body = { release: release || null, name, kind, item: id ?? null, data: hasDrafts ? null : getData(), key };
			const answer = await fetch('/api/release/items', {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify(body),
			});
			const told = await answer.json().catch(() => null);
			if (!answer.ok) return void toast.error(reasonIn(told, say));
			setAdded([told, ...added.filter((one) => one.release !== told.release)]);
			// The next addition belongs to the same release, not to another new one.
			setRelease(String(told.release));
			setName('');
			// The release keeps the form's values: leaving the form loses nothing.
			if (!hasDrafts) setModified(false);
			toast.success(
				say(
					`It is in “${told.name}” now, and not on the site before that goes live.`,
					`现已列入“${told.name}”，在其上线之前不会出现在网站上。`,
				),
			);
		} catch {
			toast.error(say('The studio did not answer. Try again.', '工作室没有响应。请重试。'));
		} finally {
			setIsBusy(false);
		}
	}

	const [last] = added;
	const shown = last && !holding.some((one) => one.id === last.release) ? last : null;
	const made = added.filter((one) => !open.some(({ id: known }) => known === one.release));
	const choices = [...open, ...made.map((one) => ({ id: one.release, name: one.name }))];
	return (
		<section className="studio-release-choice" aria-labelledby="studio-release-choice">
			<h2 id="studio-release-choice">{say('Release', '发布批次')}</h2>
			{holding.map((one) => (
				<p key={one.id}>
					{say('In ', '已列入')}
					<a href={`/admin/releases/${one.id}`}>{one.name}</a>: {one.standing}
				</p>
			))}
			{shown && (
				<p role="status">
					{say('In ', '已列入')}
					<a href={`/admin/releases/${shown.release}`}>{shown.name}</a>
				</p>
			)}
			<label htmlFor="studio-release">{say('Go live with', '一同上线')}</label>
			<select
				id="studio-release"
				value={release}
				disabled={!listens}
				onChange={({ target }) => setRelease(target.value)}
			>
				{choices.map((one) => (
					<option key={one.id} value={one.id}>
						{one.name}
					</option>
				))}
				<option value="">{say('A new release', '新的发布批次')}</option>
			</select>
			{release === '' && (
				<>
					<label htmlFor="studio-release-name">{say('Its name', '名称')}</label>
					<input
						id="studio-release-name"
						type="text"
						maxLength={200}
						value={name}
						onChange={({ target }) => setName(target.value)}
					/>
				</>
			)}
			<button type="button" disabled={!listens || isBusy || isUnsaved} onClick={add}>
				{say('Add to release', '加入发布批次')}
			</button>
			{isUnsaved && (
				<p>
					{say('Save the draft first: the release takes what was saved.', '请先保存草稿：发布批次采用已保存的内容。')}
				</p>
			)}
		</section>
	);
}
