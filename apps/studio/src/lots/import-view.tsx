import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import { fileGone } from '../server/kept-for-person.ts';
import { formOutcome } from '../views/form-outcome.ts';
import { queryOf } from '../views/query-of.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { sayTo } from '../words/said.ts';
import { sayHere } from '../words/say-here.ts';
import { ImportPreview } from './import-preview.tsx';
import { knownLots } from './known.ts';
import { columns } from './lot-columns.ts';
import { planImport } from './plan-import.ts';
import { uploadedFiles } from './uploaded-files.ts';

const FileForm = () => {
	const say = use(sayHere());
	return (
		<form method="post" action="/api/lot-files/check" encType="multipart/form-data" className="studio-lots-form">
			<p>
				{say(
					`The first line names the columns: ${columns.join(', ')}. A pack is named by REF or GTIN, a letter by the title of its document, a day as 2027-06-30. Commas, semicolons and tabs all separate cells. A column that is left out, and a lot that the file does not name, stay as they are.`,
					`第一行为列名：${columns.join(', ')}。包装规格用 REF 或 GTIN 表示，函件用其文件标题表示，日期写作 2027-06-30。逗号、分号和制表符均可分隔单元格。未列出的列以及文件中没有的批次保持不变。`,
				)}
			</p>
			<label htmlFor="lots-file">{say('CSV file', 'CSV 文件')}</label>
			<input id="lots-file" type="file" name="file" accept=".csv,.txt,text/csv,text/plain" />
			<label htmlFor="lots-rows">{say('or rows, pasted from a spreadsheet', '或从电子表格粘贴的行')}</label>
			<textarea id="lots-rows" name="rows" rows={8} spellCheck={false} />
			<button type="submit">{say('Check, and show what would change', '检查并显示将会发生的变更')}</button>
		</form>
	);
};

async function Preview({ req, fileKey }: { req: PayloadRequest; fileKey: string }) {
	const say = await sayHere();
	const file = uploadedFiles.find(fileKey, Number(req.user?.id));
	if (file === undefined) return <p role="alert">{say(fileGone)}</p>;
	return <ImportPreview fileKey={fileKey} plan={planImport(file, await knownLots(req), sayTo(req))} />;
}

/** Imports a file of lots: choose, preview, import as a whole. */
export function LotsImportView(props: AdminViewServerProps) {
	const say = use(sayHere());
	const { req } = props.initPageResult;
	const fileKey = queryOf(props.searchParams).get('file') ?? '';
	const { done, problem } = formOutcome(props);
	return (
		<StudioPage {...props} at="/admin/lots-import">
			<h1>{say('Import lots', '导入批次')}</h1>
			{done && <p role="status">{say(`Imported: ${done}`, `已导入：${done}`)}</p>}
			{problem && <p role="alert">{problem}</p>}
			{has(req.user, ...overseers) ? (
				<>
					{fileKey && <Preview req={req} fileKey={fileKey} />}
					<FileForm />
					<p>
						<a href="/admin/collections/lots">{say('All lots', '所有批次')}</a>
					</p>
				</>
			) : (
				<p>
					{say('Only regulatory, quality and administrators import lots.', '只有法规、质量角色和管理员可以导入批次。')}
				</p>
			)}
		</StudioPage>
	);
}
