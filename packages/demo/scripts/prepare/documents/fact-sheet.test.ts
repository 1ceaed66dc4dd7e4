import { expect, it } from 'vitest';
import { factSheetPdf } from './fact-sheet.ts';

it('the fact sheet has one page, as the media kit says', async () => {
	const pages = (await factSheetPdf()).toString('latin1').match(/^\/Type \/Page$/gm);
	expect(pages).toHaveLength(1);
});
