import type { AdminViewServerProps, Payload, PayloadRequest } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import { fileGone } from '../server/kept-for-person.ts';
import { formOf, kindName, titleOf } from '../server/newest-items.ts';
import { Pages, pageOf } from '../trail/pages.tsx';
import { formOutcome } from '../views/form-outcome.ts';
import { queryOf } from '../views/query-of.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { sayHere } from '../words/say-here.ts';
import { askedIn, askedItems, nameOf } from './asked-items.ts';
import { planned } from './import-translation.ts';
import { fileRows } from './plan-translation.ts';
import { type TranslatedItem, translatedKinds } from './translated-items.ts';
import { checked, columns } from './translation-file.ts';
import { TranslationPreview } from './translation-preview.tsx';
import { uploadedTranslations } from './uploaded-translations.ts';

const perPage = 100;

const states = [
	['open', { en: 'Missing or older', zh: '缺失或旧于英文' }],
	['missing', { en: 'Missing', zh: '缺失' }],
	['older', { en: 'Older than the English', zh: '旧于英文' }],
	['all', { en: 'All', zh: '全部' }],
] as const;

const FilterForm = ({ payload, asked }: { payload: Payload; asked: URLSearchParams }) => {
	const say = use(sayHere());
	return (
		<form method="get" className="studio-form">
			<label htmlFor="languages-kind">{say('Kind', '类别')}</label>
			<select id="languages-kind" name="kind" defaultValue={asked.get('kind') ?? ''}>
				<option value="">{say('All', '全部')}</option>
				{translatedKinds(payload).map((kind) => (
					<option key={kind} value={kind}>
						{kindName(payload, kind, say)}
					</option>
				))}
			</select>
			<label htmlFor="languages-state">{say('Chinese', '中文')}</label>
			<select id="languages-state" name="state" defaultValue={asked.get('state') ?? 'open'}>
				{states.map(([value, label]) => (
					<option key={value} value={value}>
						{say(label)}
					</option>
				))}
			</select>
			<button type="submit">{say('Show', '显示')}</button>
		</form>
	);
};

const Items = ({ payload, items }: { payload: Payload; items: TranslatedItem[] }) => {
	const say = use(sayHere());
	return (
		<table className="studio-trail">
			<thead>
				<tr>
					<th scope="col">{say('In the file', '列入文件')}</th>
					<th scope="col">{say('Item', '项目')}</th>
					<th scope="col">{say('Kind', '类别')}</th>
					<th scope="col">{say('Texts', '文字')}</th>
					<th scope="col">{say('Missing', '缺失')}</th>
					<th scope="col">{say('Older', '较旧')}</th>
				</tr>
			</thead>
			<tbody>
				{items.map((item) => (
					<tr key={nameOf(item)}>
						<td>
							<input
								type="checkbox"
								name="item"
								value={nameOf(item)}
								aria-label={say(
									`${titleOf(payload, item, say)} in the file`,
									`${titleOf(payload, item, say)} 列入文件`,
								)}
							/>
						</td>
						<th scope="row">
							<a href={formOf(item)}>{titleOf(payload, item, say)}</a>
						</th>
						<td>{kindName(payload, item.kind, say)}</td>
						<td>{item.texts}</td>
						<td>{item.missing}</td>
						<td>{item.older}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
};

async function List({ payload, query }: { payload: Payload; query: URLSearchParams }) {
	const say = await sayHere();
	const asked = askedIn(query);
	const items = await askedItems(payload, { ...asked, items: [] });
	const last = Math.ceil(items.length / perPage);
	const page = pageOf(query, last);
	return (
		<>
			<FilterForm payload={payload} asked={query} />
			<p>{say(items.length === 1 ? '1 item' : `${items.length} items`, `${items.length} 项`)}</p>
			<form method="get" action="/api/translations/xlsx" className="studio-languages-file">
				<input type="hidden" name="kind" value={asked.kind} />
				<input type="hidden" name="state" value={asked.state} />
				{items.length > 0 && (
					<p>
						<button type="submit">{say('Download for a translator (XLSX)', '下载给译者（XLSX）')}</button>{' '}
						<button type="submit" formAction="/api/translations/csv">
							{say('as CSV', 'CSV 格式')}
						</button>
						{say(' All items of this choice, or those that are ticked.', '此条件下的所有项目，或已勾选的项目。')}
					</p>
				)}
				<Items payload={payload} items={items.slice((page - 1) * perPage, page * perPage)} />
			</form>
			<Pages asked={query} page={page} last={last} />
		</>
	);
}

const FileForm = () => {
	const say = use(sayHere());
	return (
		<form method="post" action="/api/translations/check" encType="multipart/form-data" className="studio-lots-form">
			<h2>{say('A file comes back', '文件返回后')}</h2>
			<p>
				{say(
					`As XLSX, or as CSV in UTF-8. The columns are ${columns.join(', ')}. The Chinese is taken from its column; a cell that is left empty changes nothing. Tags of formatted texts stay as they are. Where the Chinese fits the changed English as it is, write “${checked}” under state.`,
					`XLSX 格式，或 UTF-8 编码的 CSV。各列为 ${columns.join(', ')}。中文取自其列；留空的单元格不改变任何内容。格式文字的标签保持不变。若中文仍与修改后的英文相符，请在 state 列写“${checked}”。`,
				)}
			</p>
			<label htmlFor="translation-file">{say('XLSX or CSV file', 'XLSX 或 CSV 文件')}</label>
			<input id="translation-file" type="file" name="file" accept=".xlsx,.csv,.txt,text/csv,text/plain" />
			<label htmlFor="translation-rows">{say('or rows, pasted from a spreadsheet', '或从电子表格粘贴的行')}</label>
			<textarea id="translation-rows" name="rows" rows={6} spellCheck={false} />
			<button type="submit">{say('Check, and show what would change', '检查并显示将会发生的变更')}</button>
		</form>
	);
};

async function Preview({ req, fileKey }: { req: PayloadRequest; fileKey: string }) {
	const say = await sayHere();
	const file = uploadedTranslations.find(fileKey, Number(req.user?.id));
	const read = file === undefined ? undefined : fileRows(file, say);
	if (!read || 'problem' in read) return <p role="alert">{say(fileGone)}</p>;
	return <TranslationPreview fileKey={fileKey} plan={await planned(req, read.rows)} />;
}

/** Lists the texts that need translation; exports and imports files for translators. */
export function LanguagesView(props: AdminViewServerProps) {
	const say = use(sayHere());
	const { req } = props.initPageResult;
	const query = queryOf(props.searchParams);
	const fileKey = query.get('file') ?? '';
	const { done, problem } = formOutcome(props);
	const isEditor = has(req.user, 'editor');
	return (
		<StudioPage {...props} at="/admin/languages">
			<h1>{say('Languages', '语言')}</h1>
			{done && <p role="status">{say(`Imported: ${done}`, `已导入：${done}`)}</p>}
			{problem && <p role="alert">{problem}</p>}
			{has(req.user, 'editor', ...overseers) ? (
				<>
					{isEditor && fileKey && <Preview req={req} fileKey={fileKey} />}
					<p>
						{say(
							'Texts that are missing in Chinese, and Chinese texts whose English original was changed after them. Where Chinese is missing, visitors read the English.',
							'中文缺失的文字，以及英文原文后来有改动的中文文字。缺少中文时，访客看到英文。',
						)}
					</p>
					<List payload={req.payload} query={query} />
					{isEditor && <FileForm />}
				</>
			) : (
				<p>
					{say(
						'Only editors, regulatory, quality and administrators see the state of translations.',
						'只有编辑、法规、质量角色和管理员能看到翻译状态。',
					)}
				</p>
			)}
		</StudioPage>
	);
}
