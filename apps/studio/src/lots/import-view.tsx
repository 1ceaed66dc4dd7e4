import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { queryOf } from '../views/query-of.ts';
import { saidTo } from '../views/said.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { ImportPreview } from './import-preview.tsx';
import { knownLots } from './known.ts';
import { columns } from './lot-columns.ts';
import { planImport } from './plan-import.ts';
import { uploadedFiles } from './uploaded-files.ts';

const FileForm = () => (
	<form method="post" action="/api/lot-files/check" encType="multipart/form-data" className="studio-lots-form">
		<p>
			The first line names the columns: {columns.join(', ')}. A pack is named by REF or GTIN, a letter by the title of
			its document, a day as 2027-06-30. Commas, semicolons and tabs all separate cells. A column that is left out, and
			a lot that the file does not name, stay as they are.
		</p>
		<label htmlFor="lots-file">CSV file</label>
		<input id="lots-file" type="file" name="file" accept=".csv,.txt,text/csv,text/plain" />
		<label htmlFor="lots-rows">or rows, pasted from a spreadsheet</label>
		<textarea id="lots-rows" name="rows" rows={8} spellCheck={false} />
		<button type="submit">Check, and show what would change</button>
	</form>
);

async function Preview({ req, fileKey }: { req: PayloadRequest; fileKey: string }) {
	const file = uploadedFiles.find(fileKey, Number(req.user?.id));
	if (file === undefined) return <p role="alert">The file was not kept that long. Choose it again.</p>;
	return <ImportPreview fileKey={fileKey} plan={planImport(file, await knownLots(req))} />;
}

/** A file of lots: chosen, looked at, then taken in as a whole. */
export function LotsImportView(props: AdminViewServerProps) {
	const { req } = props.initPageResult;
	const fileKey = queryOf(props.searchParams).get('file') ?? '';
	const { done, problem } = saidTo(props);
	return (
		<StudioPage {...props} at="/admin/lots-import">
			<h1>Import lots</h1>
			{done && <p role="status">Imported: {done}</p>}
			{problem && <p role="alert">{problem}</p>}
			{has(req.user, ...overseers) ? (
				<>
					{fileKey && <Preview req={req} fileKey={fileKey} />}
					<FileForm />
					<p>
						<a href="/admin/collections/lots">All lots</a>
					</p>
				</>
			) : (
				<p>Only regulatory, quality and administrators import lots.</p>
			)}
		</StudioPage>
	);
}
