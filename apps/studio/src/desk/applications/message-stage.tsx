'use client';

import { useState } from 'react';
import { messageAddress } from '../../inbox/message-address.ts';
import { useListens } from '../../views/use-listens.ts';
import { useSay } from '../../words/use-say.ts';
import { type Change, changeApplication } from './change-application.ts';
import { isStage, ratings, type Stage, stageLabels, stages, stars } from './stages.ts';

interface Shown {
	reference: string;
	name: string;
	stage: Stage;
	rating: number | null;
	/** The deletion date, in words. */
	deletedFrom: string;
}

/** Beside an applicant's message: stage, rating and deletion date. */
export function MessageStage({ reference, name, stage, rating, deletedFrom }: Shown) {
	const say = useSay();
	const listens = useListens();
	const [problem, setProblem] = useState('');
	const [isBusy, setBusy] = useState(false);

	async function change(data: Change) {
		setBusy(true);
		const refused = await changeApplication(reference, name, data, say);
		if (!refused) return window.location.reload();
		setBusy(false);
		setProblem(refused.message);
	}

	return (
		<section className="desk-work" aria-label={say('Application', '求职申请')} aria-busy={isBusy}>
			<label>
				{say('Stage', '阶段')}
				<select
					value={stage}
					disabled={!listens || isBusy}
					onChange={({ target }) => isStage(target.value) && void change({ stage: target.value, was: stage })}
				>
					{stages.map((one) => (
						<option key={one} value={one}>
							{say(stageLabels[one])}
						</option>
					))}
				</select>
			</label>
			<label>
				{say('Rating', '评分')}
				<select
					value={rating ?? ''}
					disabled={!listens || isBusy}
					onChange={({ target }) => void change({ rating: target.value ? Number(target.value) : null })}
				>
					<option value="">{say('Not rated', '未评分')}</option>
					{ratings.map((one) => (
						<option key={one} value={one} aria-label={say(`${one} of 5`, `${one} / 5`)}>
							{stars(one)}
						</option>
					))}
				</select>
			</label>
			{problem && (
				<p role="alert" className="desk-late">
					{problem} <a href={messageAddress(reference)}>{say('Show it as it is now', '显示现状')}</a>
				</p>
			)}
			<p className="desk-small">
				{say(`Deleted for good from ${deletedFrom} on. `, `自 ${deletedFrom} 起永久删除。`)}
				<a href="/admin/desk/applications">{say('All by stage', '按阶段查看全部')}</a>
			</p>
		</section>
	);
}
