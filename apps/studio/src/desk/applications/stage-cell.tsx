'use client';

import { toast } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { useState } from 'react';
import { useListens } from '../../views/use-listens.ts';
import { useSay } from '../../words/use-say.ts';
import { type Change, changeApplication, type Refused } from './change-application.ts';
import { isStage, ratings, type Stage, stageLabels, stages, stars } from './stages.ts';

const nameIn = (row: Record<string, unknown>) => String(row.who || row.reference);

/** A value that is edited within the table. */
function useCell<T>(row: Record<string, unknown>, stored: T) {
	const say = useSay();
	const [value, setValue] = useState(stored);
	async function change(next: T, data: Change): Promise<Refused | null> {
		setValue(next);
		const refused = await changeApplication(String(row.reference), nameIn(row), data, say);
		if (!refused) return null;
		setValue(value);
		toast.error(refused.message);
		return refused;
	}
	return [value, change, setValue] as const;
}

function StageChoice({ cellData, rowData }: DefaultCellComponentProps) {
	const say = useSay();
	const listens = useListens();
	const [stage, change, show] = useCell<Stage>(rowData, isStage(cellData) ? cellData : 'new');
	async function move(next: Stage) {
		const refused = await change(next, { stage: next, was: stage });
		if (refused?.stage) show(refused.stage);
	}
	return (
		<select
			className="answer-cell"
			aria-label={say(`Stage of ${nameIn(rowData)}`, `${nameIn(rowData)} 的阶段`)}
			value={stage}
			disabled={!listens}
			onChange={({ target }) => isStage(target.value) && void move(target.value)}
		>
			{stages.map((one) => (
				<option key={one} value={one}>
					{say(stageLabels[one])}
				</option>
			))}
		</select>
	);
}

function RatingChoice({ cellData, rowData }: DefaultCellComponentProps) {
	const say = useSay();
	const listens = useListens();
	const [rating, change] = useCell(rowData, typeof cellData === 'number' ? String(cellData) : '');
	return (
		<select
			className="answer-cell"
			aria-label={say(`Rating of ${nameIn(rowData)}`, `${nameIn(rowData)} 的评分`)}
			value={rating}
			disabled={!listens}
			onChange={({ target }) => void change(target.value, { rating: target.value ? Number(target.value) : null })}
		>
			<option value="">{say('Not rated', '未评分')}</option>
			{ratings.map((one) => (
				<option key={one} value={one} aria-label={say(`${one} of 5`, `${one} / 5`)}>
					{stars(one)}
				</option>
			))}
		</select>
	);
}

/** Stage and rating of an application, changed within the table. Other messages have neither. */
export const StageCell = (cell: DefaultCellComponentProps) =>
	cell.rowData.kind === 'application' ? <StageChoice {...cell} /> : null;
export const RatingCell = (cell: DefaultCellComponentProps) =>
	cell.rowData.kind === 'application' ? <RatingChoice {...cell} /> : null;
