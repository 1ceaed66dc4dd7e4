import { use } from 'react';
import { formOf } from '../server/newest-items.ts';
import type { Say } from '../words/said.ts';
import { sayHere } from '../words/say-here.ts';
import type { LeftOut, TranslationPlan } from './plan-translation.ts';
import { checked } from './translation-file.ts';

/** Longer lists are not read; the counts include all rows. */
const mostShown = 100;

const short = (text: string, say: Say) => (text.length > 300 ? `${text.slice(0, 300)}…` : text) || say('empty', '空');

const Rows = ({ title, rows }: { title: string; rows: readonly LeftOut[] }) => {
	const say = use(sayHere());
	return rows.length === 0 ? null : (
		<>
			<h2>{title}</h2>
			<ul>
				{rows.slice(0, mostShown).map(({ line, item, field, reason }) => (
					<li key={line}>
						{say(`Line ${line}, ${item} ${field}: ${reason}`, `第 ${line} 行，${item} ${field}：${reason}`)}
					</li>
				))}
			</ul>
			{rows.length > mostShown && (
				<p>{say(`and ${rows.length - mostShown} more`, `另有 ${rows.length - mostShown} 项`)}</p>
			)}
		</>
	);
};

/** A preview of the changes in a translator's file. */
export function TranslationPreview({ fileKey, plan }: { fileKey: string; plan: TranslationPlan }) {
	const say = use(sayHere());
	const texts = plan.items.reduce((sum, { changes }) => sum + changes.length, 0);
	const { unchanged, stale, unknown, wrong } = plan;
	return (
		<section className="studio-note" aria-label={say('What would change', '将会发生的变更')}>
			<p>
				<strong>
					{say(
						`${texts} changed, ${unchanged} unchanged, ${stale.length} no longer matching, ${unknown.length} unknown, ${wrong.length} wrong.`,
						`${texts} 项变更，${unchanged} 项不变，${stale.length} 项不再匹配，${unknown.length} 项未知，${wrong.length} 项有误。`,
					)}
				</strong>
			</p>
			{texts > 0 && (
				<form method="post" action="/api/translations/import">
					<p>
						{stale.length + unknown.length + wrong.length > 0 &&
							say('The rows named below are left out. ', '下面列出的行会被略过。')}
						{say(
							'Items with drafts get a draft; all others are on the site at once.',
							'有草稿的项目会得到草稿；其他项目立即上线。',
						)}
					</p>
					<input type="hidden" name="file" value={fileKey} />
					<button type="submit">
						{say('Import ', '导入')}
						{say(texts === 1 ? '1 text' : `${texts} texts`, `${texts} 段文字`)}
					</button>
				</form>
			)}
			<Rows title={say('No longer matching', '不再匹配')} rows={stale} />
			<Rows title={say('Unknown', '未知')} rows={unknown} />
			<Rows title={say('Wrong', '有误')} rows={wrong} />
			{texts > 0 && <h2>{say('Changed', '变更')}</h2>}
			{plan.items.slice(0, mostShown).map(({ known, changes }) => (
				<div key={`${known.kind}/${known.id}`}>
					<h3>
						<a href={formOf(known)}>{known.title}</a>
					</h3>
					<ul>
						{changes.slice(0, mostShown).map(({ key, label, before, after, ...change }) => (
							<li key={key}>
								{label}:{' '}
								{'value' in change
									? `${short(before, say)} → ${short(after, say)}`
									: say(`${checked}, stays as it is`, `${checked}，保持不变`)}
							</li>
						))}
					</ul>
				</div>
			))}
		</section>
	);
}
