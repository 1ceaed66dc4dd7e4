import { GlobalWorkerOptions, getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = worker;

export type OpenPage = { page: PDFPageProxy; text: string; ratio: number };
export type OpenDocument = { pages: OpenPage[]; close: () => void };

/** Reads the whole document: its pages, and their text for screen readers. */
export async function openDocument(url: string): Promise<OpenDocument> {
	const task = getDocument({ url, useWasm: false });
	try {
		const document = await task.promise;
		const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
		const pages = await Promise.all(numbers.map(async (number) => openPage(await document.getPage(number))));
		return { pages, close: () => void task.destroy() };
	} catch (error) {
		void task.destroy();
		throw error;
	}
}

async function openPage(page: PDFPageProxy): Promise<OpenPage> {
	const { width, height } = page.getViewport({ scale: 1 });
	const { items } = await page.getTextContent();
	const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
	return { page, text, ratio: height / width };
}
