'use client';

import { useState } from 'react';
import { type Change, changeApplication } from './change-application.ts';
import { isStage, ratings, type Stage, stageLabels, stages, stars } from './stages.ts';

interface Shown {
	id: number;
	name: string;
	stage: Stage;
	rating: number | null;
	/** From when on it is deleted, in words. */
	deletedFrom: string;
}

/** Beside the letter of an applicant: how far it has come. */
export function LetterStage({ id, name, stage, rating, deletedFrom }: Shown) {
	const [problem, setProblem] = useState('');
	const [isBusy, setBusy] = useState(false);

	async function change(data: Change) {
		setBusy(true);
		const refused = await changeApplication(id, name, data);
		if (!refused) return window.location.reload();
		setBusy(false);
		setProblem(refused.message);
	}

	return (
		<section className="desk-work" aria-label="Application" aria-busy={isBusy}>
			<label>
				Stage
				<select
					value={stage}
					disabled={isBusy}
					onChange={({ target }) => isStage(target.value) && void change({ stage: target.value, was: stage })}
				>
					{stages.map((one) => (
						<option key={one} value={one}>
							{stageLabels[one]}
						</option>
					))}
				</select>
			</label>
			<label>
				Rating
				<select
					value={rating ?? ''}
					disabled={isBusy}
					onChange={({ target }) => void change({ rating: target.value ? Number(target.value) : null })}
				>
					<option value="">Not rated</option>
					{ratings.map((one) => (
						<option key={one} value={one} aria-label={`${one} of 5`}>
							{stars(one)}
						</option>
					))}
				</select>
			</label>
			{problem && (
				<p role="alert" className="desk-late">
					{problem} <a href={`/admin/desk/applications/${id}`}>Show it as it is now</a>
				</p>
			)}
			<p className="desk-small">
				Deleted for good from {deletedFrom} on. <a href="/admin/desk/applications">All by stage</a>
			</p>
		</section>
	);
}
